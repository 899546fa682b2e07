// SPDX-License-Identifier: Apache-2.0

extension PermissionPage {
    /// What the page adds to the style of reports: the choices, prompts that can be pressed, and a card for each provider.
    static let style = """
        form { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); margin-top: 1.25rem; }
        fieldset { border: 1px solid var(--line); border-radius: .6rem; background: var(--card); padding: .5rem .9rem .75rem; margin: 0;
          min-width: 0; }
        legend { font-weight: 600; padding: 0 .35rem; }
        label { display: flex; gap: .6rem; align-items: baseline; padding: .3rem .2rem; cursor: pointer; border-radius: .3rem; }
        label:has(:focus-visible) { outline: 3px solid var(--link); outline-offset: 1px; } label :focus-visible { outline: none; }
        label:has(:disabled) { color: var(--soft); text-decoration: line-through; cursor: default; }
        input { accent-color: var(--link); flex: none; } label code { font-size: .72rem; }
        #screens { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        #screens > p { color: var(--soft); border: 1px dashed var(--line); border-radius: .6rem; padding: 1.25rem 1.5rem; }
        #screens .prompt { width: min(100%, 19rem); margin: 0; }
        .buttons li { padding: 0; } .buttons button { all: unset; box-sizing: border-box; display: block; width: 100%;
          padding: .65rem 1rem; text-align: center; cursor: pointer; color: var(--tint); min-height: 2.75rem; }
        .buttons button:hover { background: rgb(127 127 127 / .14); }
        .buttons button:focus-visible { outline: 3px solid var(--link); outline-offset: -4px; border-radius: .5rem; }
        .map button { font: inherit; background: #fff; border: 1px solid #0a58c0; border-radius: 1rem; padding: .3rem .7rem;
          font-size: .75rem; font-weight: 600; color: #0a58c0; cursor: pointer; position: relative; z-index: 1; }
        .back { font: inherit; font-size: .85rem; margin-top: .4rem; padding: .35rem .8rem; border-radius: .4rem; cursor: pointer;
          color: var(--link); background: var(--paper); border: 1px solid var(--line); }
        #results { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; }
        #results .card { padding: 1rem 1.1rem; } #results dl { margin: .75rem 0; } #results dd { font-weight: 600; }
        #results dd.differs { color: var(--amber); } #results h4 { margin: 1rem 0 .3rem; font-size: .9rem; color: var(--soft); }
        .told { list-style: none; margin: 0; padding: 0; font-size: .85rem; line-height: 1.4; }
        .told li { display: grid; grid-template-columns: 3.2rem minmax(0, 1fr); gap: 0 .4rem; padding: .15rem 0; }
        .told time { color: var(--soft); font-variant-numeric: tabular-nums; padding-top: .2rem; }
        .told div { border-left: 3px solid var(--lane); padding: .2rem .5rem; border-radius: 0 .3rem .3rem 0; background: var(--paper); }
        .told b { color: var(--lane); } .told .callback div { box-shadow: inset 0 0 0 1px var(--line); }
        .sources { margin: 0; padding: 0; list-style: none; font-size: .85rem; } .sources summary { color: var(--link); padding: .2rem 0; }
        .sources p { margin: .2rem 0 .4rem; }
        @media (max-width: 70rem) { #results { grid-template-columns: minmax(0, 1fr); } }
        @media (max-width: 44rem) { label { min-height: 2.75rem; align-items: center; }
          label code { font-size: .66rem; } #results dl { display: grid;
          grid-template-columns: max-content minmax(0, 1fr); gap: .2rem .9rem; } .sources summary { padding: .5rem 0; }
          .back { min-height: 2.75rem; } #screens .prompt { margin: 0 auto; } }
        @media print { .back { display: none; } form { grid-template-columns: repeat(3, 1fr); } label { padding: .1rem; min-height: 0; }
          #results { grid-template-columns: repeat(3, minmax(0, 1fr)); } #results .card { break-inside: auto; } }
        """
}

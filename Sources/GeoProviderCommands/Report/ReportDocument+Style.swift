// SPDX-License-Identifier: Apache-2.0

extension ReportDocument {
    /// What reports of runs add to the style of the contract's page: lanes, prompts, and two columns on paper.
    static let style = """
        :root { --user: #9a6700; --system: #8250df; --coreLocation: #0969da; --sdk: #0e7490; --provider: #1a7f37;
          --app: #57606a; --glass: #f2f2f6; --sky: #c9d6e3; --tint: #0a66d8; --rule: #c6c6cc; }
        @media (prefers-color-scheme: dark) { :root { --user: #e3b341; --system: #c297ff; --coreLocation: #6cb2ff;
          --sdk: #56d4dd; --provider: #57d27c; --app: #adb7c2; --glass: #2a2a2e; --sky: #26303c; --tint: #5eb0ff;
          --rule: #48484d; } }
        body { max-width: 84rem; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .user { --lane: var(--user); } .system { --lane: var(--system); } .coreLocation { --lane: var(--coreLocation); }
        .sdk { --lane: var(--sdk); } .provider { --lane: var(--provider); } .app { --lane: var(--app); }
        .facts { grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: .75rem 1.5rem; margin: 0; }
        .facts dt { font-size: .85rem; } .facts dd { font-weight: 500; }
        .expected { max-width: 52rem; } .expected th:last-child, .expected td:last-child { text-align: right; }
        thead th + th + th { text-align: left; }
        .compared th + th, .compared td + td { text-align: left; } .compared .differs td { font-weight: 600; }
        .reason { border: 1px solid var(--line); border-radius: .5rem; background: var(--card); padding: .75rem 1rem;
          margin: .75rem 0; } .reason tr:last-child > * { border-bottom: 0; }
        .from { color: var(--soft); font-size: .85rem; }
        .lanes { --grid: 4.5rem repeat(6, minmax(0, 1fr)); border: 1px solid var(--line); border-radius: .6rem; }
        .lanes .heads { display: grid; grid-template-columns: var(--grid); position: sticky; top: 0; z-index: 1;
          background: var(--paper); border-bottom: 1px solid var(--line); border-radius: .6rem .6rem 0 0; font-size: .85rem;
          font-weight: 600; }
        .lanes .heads span { padding: .6rem .6rem .5rem; color: var(--soft); }
        .lanes .heads .lane { color: var(--lane); border-top: 3px solid var(--lane); }
        .lanes .heads .lane:last-child { border-radius: 0 .6rem 0 0; }
        .lanes > ol { list-style: none; margin: 0; padding: 0 0 .5rem; font-size: .875rem; line-height: 1.4;
          background: linear-gradient(var(--line), var(--line)) 0 0 / 0 0 no-repeat; }
        .lanes > ol > li { display: grid; grid-template-columns: var(--grid); position: relative; }
        .lanes > ol > li.new { border-top: 1px dashed var(--line); padding-top: .35rem; margin-top: .35rem; }
        .lanes > ol > li:first-child { border-top: 0; }
        .lanes time { grid-column: 1; padding: .3rem .6rem; color: var(--soft); font-variant-numeric: tabular-nums;
          white-space: nowrap; } .lanes time.same { visibility: hidden; }
        .lanes .event { grid-row: 1; margin: .15rem .3rem; padding: .25rem .5rem; border-left: 3px solid var(--lane);
          background: var(--card); border-radius: 0 .3rem .3rem 0; }
        .lanes .user > .event { grid-column: 2 / span 2; } .lanes .system > .event { grid-column: 3 / span 2; }
        .lanes .coreLocation > .event { grid-column: 4 / span 2; } .lanes .sdk > .event { grid-column: 5 / span 2; }
        .lanes .provider > .event { grid-column: 6 / span 2; } .lanes .app > .event { grid-column: 7; }
        .lanes .prompt { grid-row: 2; grid-column: 3 / span 3; margin: .4rem .3rem .6rem; }
        .event b, .joint b { color: var(--lane); } .lanes .who { display: none; }
        .why { margin: .1rem 0 0; font-size: .8rem; } .why summary { color: var(--link); display: inline-block; padding: .1rem 0; }
        .why p { margin: .25rem 0; }
        .phone { width: min(100%, 19rem); border-radius: 1.6rem; padding: .5rem 1.1rem 1.4rem; color: var(--ink);
          background: linear-gradient(160deg, var(--sky), var(--card)); border: 1px solid var(--line); }
        .status { display: flex; justify-content: space-between; font-size: .75rem; padding: .1rem .4rem .8rem; min-height: 1.4rem; }
        .status span { color: var(--tint); }
        .alert { background: var(--glass); border-radius: .95rem; text-align: center; overflow: hidden;
          box-shadow: 0 .5rem 1.6rem rgb(0 0 0 / .18); font: .9rem/1.35 -apple-system, system-ui, sans-serif; }
        .alert p { margin: 0; padding: 0 1rem; } .alert .title { font-weight: 600; padding-top: 1.1rem; font-size: 1rem; }
        .alert .usage { padding-top: .3rem; font-size: .82rem; }
        .alert .title:last-of-type, .alert .usage { padding-bottom: 1rem; }
        .map { position: relative; height: 7rem; display: flex; align-items: flex-start; padding: .5rem; color: #10315e;
          background: linear-gradient(25deg, transparent 46%, #fff 46% 50%, transparent 50%),
          linear-gradient(100deg, transparent 60%, #fff 60% 63%, transparent 63%), linear-gradient(#d9e8d0, #e9efe0); }
        .map span { background: #fff; border-radius: 1rem; padding: .15rem .6rem; font-size: .75rem; font-weight: 600; color: #0a58c0; }
        .map i { position: absolute; left: 50%; top: 55%; translate: -50% -50%; border-radius: 50%; width: 1rem; height: 1rem;
          background: #0a66d8; border: 2px solid #fff; } .map.off i { width: 5rem; height: 5rem; opacity: .35; }
        .buttons { list-style: none; margin: 0; padding: 0; color: var(--tint); }
        .buttons li { border-top: 1px solid var(--rule); padding: .65rem 1rem; }
        .buttons .chosen { font-weight: 700; box-shadow: inset 0 0 0 2px var(--tint); }
        .buttons .chosen:last-child { border-radius: 0 0 .95rem .95rem; }
        .prompt figcaption { padding: .4rem .2rem 0; } .prompt { white-space: normal; }
        .joint table { table-layout: fixed; min-width: calc(5rem + var(--runs) * 13rem); } .joint { overflow-x: auto; }
        .joint thead th:first-child { width: 4.5rem; } .joint th { font-weight: 600; }
        .joint tbody th { color: var(--soft); font-variant-numeric: tabular-nums; } .joint .nothing { color: var(--soft); }
        .joint ol { list-style: none; margin: 0; padding: 0; font-size: .85rem; line-height: 1.4; }
        .joint li { padding: .2rem .5rem; margin: 0 0 .15rem; border-left: 3px solid transparent; color: var(--soft); }
        .joint li.only { border-color: var(--lane); background: var(--card); color: var(--ink); border-radius: 0 .3rem .3rem 0; }
        .joint .who { font-size: .75rem; color: var(--soft); }
        .fold { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .25rem 1rem; }
        .fold > summary { padding: .5rem 0; font-weight: 600; } .fold[open] { padding-bottom: 1rem; }
        .terminal, .code { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem;
          overflow-x: auto; white-space: pre; font-size: .85rem; line-height: 1.45; } .code code { font-size: inherit; } .terminal b { color: var(--link); }
        .code { border-left: .25rem solid var(--lane); } .prose { max-width: 44rem; } .cites dd { max-width: 44rem; }
        .cites dt { margin-top: .6rem; } .cites dd { margin: .1rem 0 0; }
        @media (max-width: 60rem) {
          .lanes .heads { position: static; display: flex; flex-wrap: wrap; gap: .25rem .75rem; padding: .5rem .75rem; }
          .lanes .heads .time { display: none; } .lanes .heads .lane { border: 0; padding: 0; }
          .lanes > ol > li { display: block; padding: 0 .5rem; } .lanes .who { display: inline; color: var(--soft); }
          .lanes time { display: block; padding: .4rem .3rem .1rem; font-weight: 600; } .lanes time.same { display: none; }
          .lanes .prompt { margin: .4rem .3rem .6rem; } }
        @media (max-width: 44rem) { .facts { grid-template-columns: minmax(0, 1fr); }
          .joint table { min-width: 0; } .expected th:last-child, .expected td:last-child { text-align: left; }
          td[data-label] { margin-top: .25rem; } .joint td::before { display: block; font-weight: 600; } }
        @media print { .lanes .heads { position: static; } .phone { width: 15rem; } .lanes > ol { font-size: 8pt; }
          .lanes .who { display: inline; } .map { height: 4rem; } .joint table { min-width: 0; }
          .joint tr { break-inside: auto; } .joint .why p { display: none; } .why, .why p { font-size: 7pt; }
          .terminal, .code { white-space: pre-wrap; font-size: 8pt; } }
        """
}

// SPDX-License-Identifier: Apache-2.0

extension ContractPage {
    /// The page's style: the reader's own fonts, light and dark as the reader has it, one column where it is narrow.
    static let style = """
        :root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fff; --card: #f6f8fa;
          --line: #d0d7de; --link: #0757b5; --green: #12692f; --red: #b3151f; --amber: #7d4e00; --gray: #57606a;
          --green-bg: #dcf5e3; --red-bg: #ffe3e1; --amber-bg: #fff1c7; --gray-bg: #eaeef2; }
        @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa6b2; --paper: #0d1117;
          --card: #161b22; --line: #30363d; --link: #6cb2ff; --green: #57d27c; --red: #ff8a84; --amber: #e6b450;
          --gray: #9aa6b2; --green-bg: #0f2f1a; --red-bg: #44161a; --amber-bg: #3a2c05; --gray-bg: #21262d; } }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; }
        body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1.25rem 4rem; color: var(--ink);
          background: var(--paper); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 1.9rem; line-height: 1.2; margin: 0; } h1 span { color: var(--soft); font-weight: 400; }
        h2 { font-size: 1.4rem; margin: 2.5rem 0 .75rem; padding-top: .5rem; border-top: 1px solid var(--line); }
        h3 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
        p { margin: .5rem 0; max-width: 46rem; } header p { color: var(--soft); }
        a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { position: static; }
        code, pre { font: .875em/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        pre { background: var(--card); border: 1px solid var(--line); border-radius: .4rem; padding: .75rem 1rem;
          overflow-x: auto; white-space: pre-wrap; margin: .5rem 0; }
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: .75rem 0 0; padding: 0; }
        nav a { display: inline-block; padding: .5rem 0; }
        .cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
        .card { border: 1px solid var(--line); border-radius: .5rem; background: var(--card); padding: 1rem; }
        .card h3 { margin: 0; display: flex; justify-content: space-between; gap: .5rem; align-items: baseline; }
        .bar { display: flex; gap: 2px; height: .6rem; border-radius: .3rem; overflow: hidden; margin: .75rem 0; }
        .bar i { min-width: 3px; flex-basis: 0; }
        .counts { display: flex; flex-wrap: wrap; gap: .1rem 1rem; list-style: none; margin: 0; padding: 0; }
        .badge { color: var(--soft); } .note { color: var(--red); font-weight: 600; }
        .pill, .mark { border-radius: 1rem; padding: .1rem .6rem; font-size: .85rem; font-weight: 600;
          white-space: nowrap; color: var(--gray); background: var(--gray-bg); }
        .passing, .mark.passed { color: var(--green); background: var(--green-bg); }
        .failing, .mark.failed, .mark.suiteError { color: var(--red); background: var(--red-bg); }
        .incomplete, .mark.advised, .mark.disabled { color: var(--amber); background: var(--amber-bg); }
        .dot { display: inline-block; width: .65rem; height: .65rem; border-radius: 50%; margin-right: .4rem; }
        .bar i, .dot { background: var(--gray); } .bar .passed, .dot.passed { background: var(--green); }
        .bar .failed, .bar .suiteError, .dot.failed, .dot.suiteError { background: var(--red); }
        .bar .advised, .bar .disabled, .dot.advised, .dot.disabled { background: var(--amber); }
        .dot.notApplicable { background: transparent; border: 1px solid var(--gray); }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; vertical-align: top; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
        thead th { color: var(--soft); font-size: .85rem; font-weight: 600; }
        tbody th { white-space: nowrap; font-weight: 600; } .level { display: block; color: var(--soft);
          font-size: .75rem; font-weight: 400; }
        .rule { width: 100%; } .outcome { text-align: right; } thead th + th + th { text-align: right; }
        .mutants thead th { text-align: left; } .mutants tbody th { white-space: normal; overflow-wrap: anywhere; }
        .wrong th, .wrong td { background: var(--red-bg); }
        summary { cursor: pointer; } .rule summary { max-width: 46rem; }
        dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem .9rem; margin: .6rem 0; font-size: .925rem; }
        dt { color: var(--soft); } dd { margin: 0; }
        .checks { list-style: none; margin: .6rem 0; padding: 0; font-size: .875rem; } .checks li { padding: .1rem 0; }
        figure { margin: 1rem 0; } figcaption { color: var(--soft); font-size: .875rem; max-width: 46rem; }
        .scroll { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: .4rem;
          padding: .5rem; }
        svg { display: block; } .kill { fill: var(--gray); opacity: .5; } .first { fill: var(--red); }
        .chapter { stroke: var(--line); fill: none; }
        tr:target, article:target { outline: 2px solid var(--link); outline-offset: 2px; }
        @media (max-width: 44rem) {
          body { padding: 1rem .9rem 3rem; } table, tbody, tr, th, td { display: block; } thead { display: none; }
          tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
          th, td { border: 0; padding: .15rem 0; } .level { display: inline; margin-left: .5rem; }
          .outcome { text-align: left; } td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); }
          .outcome { display: inline-block; margin-right: 1rem; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
          dd { margin-bottom: .4rem; } summary { padding: .25rem 0; } }
        @media print {
          :root { --ink: #000; --soft: #444; --paper: #fff; --card: #fff; --line: #bbb; --link: #000;
            --green: #12692f; --red: #b3151f; --amber: #7d4e00; --gray: #57606a; --green-bg: #fff; --red-bg: #fff;
            --amber-bg: #fff; --gray-bg: #fff; }
          body { max-width: none; padding: 0; font-size: 9.5pt; } nav, .skip { display: none; }
          .scroll { max-height: none; border: 0; padding: 0; overflow: visible; }
          svg { width: 100%; height: auto; max-height: 24cm; }
          details::details-content { content-visibility: visible; display: block; }
          .mutants details::details-content { display: none; }
          tr, article, figure { break-inside: avoid; } h2, h3 { break-after: avoid; } thead { display: table-header-group; }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
        """
}

export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1917, #f5f5f4); --paper: light-dark(#fffdf9, #161412);
  --edge: light-dark(#d6d3d1, #44403c); --accent: light-dark(#0b5c6b, #6fd3e3); --soft: light-dark(#f4efe6, #211e1b); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  display: grid; grid-template: "header header" auto "nav main" 1fr / minmax(16rem, 22rem) minmax(0, 1fr); }
header { grid-area: header; padding: 1.5rem 2rem; border-bottom: 1px solid var(--edge); }
h1 { margin: 0; font-size: 1.6rem; } small { font-weight: 400; }
nav { grid-area: nav; padding: 1.5rem 2rem; border-right: 1px solid var(--edge); font-size: .875rem; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; } nav a { display: block; padding: .25rem 0; overflow-wrap: anywhere; }
main { grid-area: main; padding: 1.5rem 2rem; max-width: 64rem; }
a { color: var(--accent); } a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article { border: 1px solid var(--edge); border-radius: .75rem; padding: 1rem 1.25rem; margin: 0 0 1.25rem; background: var(--soft); }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; } h4 { margin: 1rem 0 .25rem; }
.method { font-size: .8rem; letter-spacing: .04em; color: var(--accent); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-top: 1px solid var(--edge); }
summary { cursor: pointer; padding: .4rem 0; }
@media (max-width: 48rem) { body { display: block; } nav { border-right: 0; border-bottom: 1px solid var(--edge); } header, nav, main { padding: 1rem; } }
`;

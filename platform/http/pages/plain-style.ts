/** How pages for people without an account look: the product's colours, light and dark, in a few lines that travel with the page. */

export const PLAIN_STYLE = `
:root{color-scheme:light dark;--ground:#f9f9fb;--text:#1d1b2e;--soft:#66637a;--line:#e3e2ea;--card:#fff;--well:#eceaf3;--main:#6a3fe0;--on:#fff;--bad:#b42318}
@media (prefers-color-scheme:dark){:root{--ground:#131218;--text:#f4f3f8;--soft:#aba8bd;--line:#33313f;--card:#1c1b23;--well:#0c0b10;--main:#a996ff;--on:#1a1630;--bad:#ff8f85}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:inherit}
header{padding:16px 24px}
header a{display:inline-flex;gap:10px;align-items:center;font-weight:600;text-decoration:none}
main{flex:1;width:100%;max-width:1120px;margin:0 auto;padding:8px 24px 32px}
h1{font-size:24px;line-height:1.25;margin:0;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
p{margin:4px 0 0}
.about{display:flex;gap:24px;justify-content:space-between;align-items:center;flex-wrap:wrap;margin:20px 0}
.about p,footer,.empty{color:var(--soft);font-size:14px}
.stage{margin:0;display:grid;place-items:center;background:var(--well);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.stage img,.stage video{display:block;max-width:100%;width:auto;height:auto;max-height:74vh}
.stage.sound{padding:48px 24px}
audio{width:100%;max-width:560px}
.grid{list-style:none;margin:0;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(220px,1fr))}
.grid li{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden;aspect-ratio:1;display:grid;place-items:center}
.grid a,.grid img,.grid video{display:block;width:100%;height:100%;object-fit:cover}
.grid li.sound{padding:20px;gap:12px;align-content:center;text-align:center;overflow-wrap:anywhere}
.grid li.sound a{height:auto}
.note{max-width:420px;padding-top:12vh}
.note p{color:var(--soft);margin-top:8px}
form{display:grid;gap:8px;margin-top:16px;justify-items:start}
label{font-size:14px;font-weight:500}
input,textarea{width:100%;font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:10px;padding:10px 12px}
button,.main{font:inherit;font-weight:500;display:inline-block;text-decoration:none;border-radius:10px;padding:10px 18px;border:1px solid var(--line);background:var(--card);color:inherit;cursor:pointer}
.main{background:var(--main);border-color:var(--main);color:var(--on)}
.danger{color:var(--bad);border-color:var(--bad)}
.note p.problem{color:var(--bad)}
:focus-visible{outline:2px solid var(--main);outline-offset:2px}
footer{max-width:1120px;width:100%;margin:0 auto;padding:16px 24px 32px;display:flex;gap:24px;justify-content:space-between;align-items:flex-start;flex-wrap:wrap;border-top:1px solid var(--line)}
footer form{margin-top:12px;width:min(420px,80vw)}
summary{cursor:pointer}
@media (max-width:600px){header,main,footer{padding-left:16px;padding-right:16px}.grid{grid-template-columns:repeat(2,1fr);gap:10px}}
`;

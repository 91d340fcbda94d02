/** A book to leaf through on any phone: plain HTML whose pages stand side by side, with a few lines of script for keys and buttons. */

import { createHash } from 'node:crypto';
import type { Spoken } from '#common/voice-words.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import { SIZES } from '../../book-limits.ts';
import { plainText } from '../../pages/markdown.ts';
import { GONE } from '../../share-words.ts';
import type { BookRow } from '../book.repo.ts';
import type { MadePage } from '../book.table.ts';

const STYLE = `
:root{color-scheme:light dark;--ground:#e9e4da;--ink:#2b2722;--card:#fff;--line:#0002}
@media (prefers-color-scheme:dark){:root{--ground:#1b1a1e;--ink:#efeae2;--card:#2a292e;--line:#fff3}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:var(--ground);color:var(--ink);font:16px/1.4 system-ui,sans-serif}
h1{font-size:18px;margin:0;padding:14px 18px;text-align:center;overflow-wrap:anywhere}
main{min-height:0;display:grid}
ol{list-style:none;margin:0;padding:8px 0;display:flex;gap:24px;overflow-x:auto;scroll-snap-type:x mandatory;align-items:center;outline-offset:-4px}
li{flex:0 0 100%;scroll-snap-align:center;display:grid;place-items:center;padding:0 16px}
img{display:block;width:auto;height:auto;max-width:100%;max-height:calc(100dvh - 150px);border-radius:6px;box-shadow:0 10px 40px #0005;background:var(--card)}
nav{display:flex;gap:12px;align-items:center;justify-content:center;padding:12px}
button{font:inherit;min-width:48px;min-height:44px;padding:0 16px;border-radius:22px;border:1px solid var(--line);background:var(--card);color:inherit;cursor:pointer}
button:focus-visible,ol:focus-visible{outline:3px solid #3b82c4}
button:disabled{opacity:.4;cursor:default}
output{min-width:84px;text-align:center;font-variant-numeric:tabular-nums}
.note{display:grid;place-content:center;text-align:center;padding:24px}
@media (prefers-reduced-motion:no-preference){ol{scroll-behavior:smooth}}
`;

const SCRIPT = `
const list=document.querySelector('ol'),pages=[...list.children],back=document.getElementById('back'),on=document.getElementById('on'),where=document.querySelector('output');
const now=()=>Math.round(Math.abs(list.scrollLeft)/(pages[0].offsetWidth+24));
const show=()=>{const n=now();where.textContent=(n+1)+' / '+pages.length;back.disabled=n===0;on.disabled=n===pages.length-1;for(const p of pages.slice(Math.max(0,n-1),n+3)){const i=p.firstElementChild;if(i.loading==='lazy')i.loading='eager'}};
const go=n=>pages[Math.max(0,Math.min(pages.length-1,n))].scrollIntoView({inline:'center',block:'nearest'});
back.onclick=()=>go(now()-1);on.onclick=()=>go(now()+1);
addEventListener('keydown',e=>{const step={ArrowRight:1,PageDown:1,' ':1,ArrowLeft:-1,PageUp:-1}[e.key];if(step&&!(e.key===' '&&e.target.tagName==='BUTTON')){e.preventDefault();go(now()+step)}if(e.key==='Home')go(0);if(e.key==='End')go(pages.length-1)});
list.addEventListener('scroll',show,{passive:true});show();
`;

const sum = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const FLIP_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${sum(STYLE)}`,
  `script-src ${sum(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const WORDS: Record<Spoken, readonly [string, string, string]> = {
  en: ['Page', 'Back', 'Turn the page'],
  de: ['Seite', 'Zurück', 'Umblättern'],
  fr: ['Page', 'Page précédente', 'Page suivante'],
  es: ['Página', 'Atrás', 'Pasar página'],
  it: ['Pagina', 'Indietro', 'Gira pagina'],
  pt: ['Página', 'Voltar', 'Virar a página'],
  ja: ['ページ', '前のページ', '次のページ'],
  ko: ['쪽', '이전 쪽', '다음 쪽'],
  zh: ['页', '上一页', '下一页'],
};

const frame = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style></head><body>${body}</body></html>`;

export function flipNote(language: Spoken): string {
  const [title, text] = GONE[language];
  return frame(
    language,
    title,
    `<h1>${escapeHtml(title)}</h1><main class="note"><p>${escapeHtml(text)}</p></main><p></p>`,
  );
}

export function altOf({ kind, title, text, panels, recipe }: MadePage): string {
  const said = (panels ?? []).flatMap((one) => [one.caption, ...one.lines.map((line) => line.text)]);
  const dish = recipe ? [recipe.facts, ...recipe.ingredients, ...recipe.steps] : [];
  return [title, plainText(text), ...said, ...dish].filter(Boolean).join(' ').slice(0, 1500) || kind;
}

export function flipPage(token: string, { title, wish }: BookRow, pages: readonly MadePage[]): string {
  const [page, back, on] = WORDS[wish.language];
  const { width, height } = SIZES[wish.format];
  const shown = pages.map(
    (one, n) =>
      `<li><img src="/read/${encodeURIComponent(token)}/pages/${n}" alt="${escapeHtml(altOf(one))}" width="${width * 6}" height="${height * 6}"${n > 1 ? ' loading="lazy"' : ''}></li>`,
  );
  return frame(
    wish.language,
    title,
    `<h1>${escapeHtml(title)}</h1><main><ol tabindex="0" aria-label="${escapeHtml(title)}">${shown.join('')}</ol></main>
<nav aria-label="${page}"><button id="back" aria-label="${back}">←</button><output aria-live="polite">1 / ${pages.length}</output><button id="on" aria-label="${on}">→</button></nav><script>${SCRIPT}</script>`,
  );
}

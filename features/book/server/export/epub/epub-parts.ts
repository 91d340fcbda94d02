/** The parts of an EPUB as text: package, navigation, and pages as well-formed XHTML. Pure. */

import { type Block, blocksOf } from '../../../pages/markdown.ts';
import type { MadePage } from '../../book.table.ts';

export interface EpubPage {
  name: string;
  page: MadePage;
  title: string;
  xhtml: string;
}

export interface EpubFacts {
  id: string;
  title: string;
  author: string;
  language: string;
  blurb: string;
  modified: string;
  isFixed: boolean;
  size: { width: number; height: number };
}

/** What XML has no place for is left out. */
const isAllowed = (letter: string): boolean => {
  const code = letter.codePointAt(0)!;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const wrap = (text: string): string =>
  [...text].map((letter) => (isAllowed(letter) ? (MARKS[letter] ?? letter) : '')).join('');

export const STYLE = `html,body{margin:0;padding:0}
body{font-family:serif;line-height:1.5;padding:0 5%}
body.fixed{padding:0}
.page img{display:block;width:100%;height:100%;object-fit:contain}
.fixed .page{width:100%;height:100%}
figure{margin:0 0 1em}
figure img{display:block;width:100%;height:auto}
h1{font-size:1.6em;line-height:1.2;margin:.8em 0 .4em}
h2{font-size:1.25em;margin:1.2em 0 .3em}
li{margin:.2em 0}
blockquote{font-style:italic;margin:1em 1.5em}
.facts{color:#666}
`;

const id = (name: string): string => name.replace(/[^a-z0-9-]/giu, '-');

export function opfOf(facts: EpubFacts, pages: readonly EpubPage[], pictures: readonly string[]): string {
  const { isFixed } = facts;
  const spread = (n: number) =>
    isFixed
      ? ` properties="${n === 0 ? 'rendition:page-spread-center' : n % 2 === 1 ? 'page-spread-right' : 'page-spread-left'}"`
      : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${facts.language}" prefix="rendition: http://www.idpf.org/vocab/rendition/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">${wrap(facts.id)}</dc:identifier>
<dc:title>${wrap(facts.title)}</dc:title>
<dc:language>${facts.language}</dc:language>
${facts.author ? `<dc:creator>${wrap(facts.author)}</dc:creator>\n` : ''}${facts.blurb ? `<dc:description>${wrap(facts.blurb)}</dc:description>\n` : ''}<dc:publisher>Atelier</dc:publisher>
<meta property="dcterms:modified">${facts.modified}</meta>
<meta name="cover" content="${id(pictures[0] ?? '')}"/>
${isFixed ? '<meta property="rendition:layout">pre-paginated</meta>\n<meta property="rendition:orientation">auto</meta>\n<meta property="rendition:spread">auto</meta>\n' : ''}<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessModeSufficient">${isFixed ? 'visual,textual' : 'textual'}</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">Every picture has a description; what stands on a page is in its text alternative.</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${pages.map(({ name }) => `<item id="${id(name)}" href="${name}" media-type="application/xhtml+xml"/>`).join('\n')}
${pictures.map((name, i) => `<item id="${id(name)}" href="images/${name}" media-type="image/jpeg"${i === 0 ? ' properties="cover-image"' : ''}/>`).join('\n')}
</manifest>
<spine>
${pages.map(({ name }, n) => `<itemref idref="${id(name)}"${spread(n)}/>`).join('\n')}
</spine>
</package>
`;
}

/** Chapters and dishes; of picture books every page. */
export function navOf({ title, language, isFixed }: EpubFacts, pages: readonly EpubPage[]): string {
  const named = pages.filter(
    ({ page }, n) =>
      n === 0 ||
      (isFixed ? true : page.kind === 'chapter' || page.kind === 'recipe' || page.kind === 'title'),
  );
  const entries = named.map(({ name, title: own, page }) => {
    const words =
      page.kind === 'story' || page.kind === 'comic' ? `${pages.findIndex((one) => one.name === name)}` : own;
    return `<li><a href="${name}">${wrap(words || title)}</a></li>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="utf-8"/><title>${wrap(title)}</title></head>
<body><nav epub:type="toc" id="toc"><h1>${wrap(title)}</h1><ol>${entries.join('')}</ol></nav></body></html>
`;
}

export function contentOf(page: MadePage, pictures: readonly string[], alt: string): string {
  const shown = pictures
    .map(
      (name) => `<figure><img src="images/${name}" alt="${wrap(page.title || alt.slice(0, 200))}"/></figure>`,
    )
    .join('');
  const heading = page.title ? `<h1>${wrap(page.title)}</h1>` : '';
  if (page.recipe) {
    const { facts, ingredients, steps } = page.recipe;
    const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
      items.length > 0 ? `<${tag}>${items.map((one) => `<li>${wrap(one)}</li>`).join('')}</${tag}>` : '';
    return `<section>${shown}${heading}${facts ? `<p class="facts">${wrap(facts)}</p>` : ''}${list('ul', ingredients)}${list('ol', steps)}</section>`;
  }
  return `<section>${shown}${heading}${blocksOf(page.text).map(blockOf).join('')}</section>`;
}

function blockOf(block: Block): string {
  if (block.type === 'heading') return `<h2>${wrap(block.text)}</h2>`;
  if (block.type === 'quote') return `<blockquote><p>${wrap(block.text)}</p></blockquote>`;
  if (block.type === 'paragraph') return `<p>${wrap(block.text)}</p>`;
  const tag = block.isNumbered ? 'ol' : 'ul';
  return `<${tag}>${block.items.map((one) => `<li>${wrap(one)}</li>`).join('')}</${tag}>`;
}

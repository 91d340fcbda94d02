/** Texts of blocks as HTML: escaped, in paragraphs, with bold words and links. */

import { escapeHtml } from '#common/wording/escape-html.ts';
import { isLink } from './block.ts';

const LINK = /\[([^\][\n]{1,300})\]\(([^()\s]{1,1000})\)/g;

const bold = (escaped: string): string => escaped.replace(/\*\*(?=\S)([^*\n]+?)\*\*/g, '<strong>$1</strong>');

const lines = (text: string): string => bold(escapeHtml(text)).replaceAll('\n', '<br>');

/** A link is written by `anchor`, with what it is called already escaped. */
export function inlineHtml(text: string, anchor: (href: string, label: string) => string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', href = ''] = match;
    if (!isLink(href)) continue;
    html += lines(text.slice(end, match.index)) + anchor(escapeHtml(href), lines(label));
    end = match.index + whole.length;
  }
  return html + lines(text.slice(end));
}

export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The same for programs that show plain text. */
export const plainText = (text: string): string =>
  text
    .replace(LINK, (whole, label, href) => (isLink(href) ? `${label} (${href})` : whole))
    .replace(/\*\*(?=\S)([^*\n]+?)\*\*/g, '$1');

/** Every link led elsewhere, its words as they are. */
export const leadLinks = (text: string, lead: (href: string) => string): string =>
  text.replace(LINK, (whole, label: string, href: string) =>
    isLink(href) ? `[${label}](${lead(href)})` : whole,
  );

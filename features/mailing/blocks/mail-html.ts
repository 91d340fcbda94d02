/** A mail out of blocks, in the dialect that mail programs understand: tables, inline styles, and the dark by classes. */

import { escapeHtml } from '#common/wording/escape-html.ts';
import { fillWords, PUBLIC_WORDS } from '../words/public-words.ts';
import type { Block } from './block.ts';
import { inlineHtml, paragraphsOf } from './inline.ts';
import { type Brand, type Look, lookOf, type Scheme } from './look.ts';
import type { MailFrame } from './mail-frame.ts';
import { UNSUBSCRIBE } from './merge.ts';
import { dayInWords, hasEnded } from './offer-end.ts';

const WIDTH = 600;

interface Place extends MailFrame {
  look: Look;
}

/** `scheme`: for previews; absent: as the reader's program has it. */
export function mailHtml(
  blocks: readonly Block[],
  brand: Brand,
  frame: MailFrame,
  scheme?: 'light' | 'dark',
): string {
  const look = lookOf(brand);
  const place: Place = { ...frame, look };
  const { light, dark } = look;
  const { language, subject, preheader } = frame;
  const rows = blocks.map((block) => row(block, place)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles(dark, scheme)}</style>
</head>
<body class="g" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%">
${preheader ? `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(30)}</div>` : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="g" style="background-color:${light.ground}">
<tr><td align="center" class="out" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px">
${head(brand, place)}
<tr><td class="c" style="background-color:${light.card};border-radius:14px;padding:14px 0 22px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows}
</table>
</td></tr>
${foot(place)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

/** Inline styles need !important to give way. */
function styles(dark: Scheme, scheme?: 'light' | 'dark'): string {
  const rules = `.g{background-color:${dark.ground}!important}.c{background-color:${dark.card}!important}.i{color:${dark.ink}!important}.m{color:${dark.muted}!important}.s{color:${dark.strong}!important}.l{border-color:${dark.line}!important}.p{background-color:${dark.panel}!important}.b{background-color:${dark.button}!important;border-color:${dark.button}!important}.b a{color:${dark.onButton}!important}`;
  const darkCss =
    scheme === 'light' ? '' : scheme === 'dark' ? rules : `@media (prefers-color-scheme:dark){${rules}}`;
  const phone =
    '@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}.out{padding:12px 8px!important}.h{font-size:25px!important;line-height:31px!important}}';
  return `a{text-decoration:underline}img{border:0;max-width:100%}${phone}${darkCss}`;
}

const cell = (content: string, padding: string, extra = ''): string =>
  `<tr><td class="pad" style="padding:${padding}"${extra}>${content}</td></tr>`;

function head({ name, logo }: Brand, { look, pictureUrl }: Place): string {
  const shown = escapeHtml(name);
  if (logo)
    return cell(
      `<img src="${escapeHtml(pictureUrl(logo))}" alt="${shown}" height="44" style="display:block;height:44px;width:auto;margin:0 auto;max-width:240px;font:700 20px ${escapeHtml(look.heading)};color:${look.light.ink}">`,
      '0 36px 18px',
      ' align="center"',
    );
  if (!name) return '';
  return cell(
    `<span class="i" style="font:700 20px/26px ${escapeHtml(look.heading)};color:${look.light.ink}">${shown}</span>`,
    '0 36px 18px',
    ' align="center"',
  );
}

/** No mail leaves without the way out of it. */
function foot({ look, language, senderName, foot: other }: Place): string {
  const words = PUBLIC_WORDS[language];
  const style = `font:400 13px/20px ${escapeHtml(look.body)};color:${look.light.muted}`;
  const shown =
    other !== undefined
      ? escapeHtml(other)
      : `${escapeHtml(fillWords(words.reason, senderName))}<br><a class="m" href="${UNSUBSCRIBE}" style="${style}">${escapeHtml(words.unsubscribe)}</a>`;
  return cell(`<p class="m" style="margin:0;${style}">${shown}</p>`, '20px 36px 8px', ' align="center"');
}

const textAlign = (align: 'start' | 'center'): string => (align === 'center' ? 'center' : 'left');

function row(block: Block, place: Place): string {
  const { look, pictureUrl, language } = place;
  const { light } = look;
  const [headFont, bodyFont] = [escapeHtml(look.heading), escapeHtml(look.body)];
  const anchor = (href: string, label: string) =>
    `<a class="s" href="${href}" style="color:${light.strong}">${label}</a>`;
  switch (block.type) {
    case 'heading':
      if (!block.text) return '';
      return cell(
        `<h1 class="h i" style="margin:0;font:700 29px/36px ${headFont};color:${light.ink};text-align:${textAlign(block.align)}">${inlineHtml(block.text, anchor)}</h1>`,
        '16px 40px 6px',
      );
    case 'text':
      return cell(
        paragraphsOf(block.text)
          .map(
            (one) =>
              `<p class="i" style="margin:0 0 14px;font:400 16px/25px ${bodyFont};color:${light.ink};text-align:${textAlign(block.align)}">${inlineHtml(one, anchor)}</p>`,
          )
          .join(''),
        '8px 40px 0',
      );
    case 'picture': {
      if (!block.src) return '';
      const picture = `<img src="${escapeHtml(pictureUrl(block.src))}" alt="${escapeHtml(block.alt)}" width="${WIDTH - 80}" style="display:block;width:100%;max-width:${WIDTH - 80}px;height:auto;border-radius:10px;font:400 14px ${bodyFont};color:${light.muted}">`;
      return cell(block.href ? `<a href="${escapeHtml(block.href)}">${picture}</a>` : picture, '12px 40px');
    }
    case 'button':
      if (!block.text || !block.href) return '';
      return cell(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${block.align === 'center' ? ' align="center"' : ''}><tr><td class="b" style="border-radius:10px;background-color:${light.button};border:1px solid ${light.button}"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 28px;font:700 16px/22px ${bodyFont};color:${light.onButton};text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`,
        '14px 40px 16px',
      );
    case 'offer': {
      const words = PUBLIC_WORDS[language];
      const isOver = hasEnded(block.endsOn, place.timeZone, place.now);
      const line = (text: string, style: string, mark = 'i') =>
        text ? `<p class="${mark}" style="margin:0 0 4px;text-align:center;${style}">${text}</p>` : '';
      const muted = `font:400 15px/23px ${bodyFont};color:${light.muted}`;
      const before = block.before
        ? ` <s class="m" style="font:400 18px ${bodyFont};color:${light.muted}">${escapeHtml(block.before)}</s>`
        : '';
      const day = block.endsOn && dayInWords(block.endsOn, language);
      return cell(
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="p" style="background-color:${light.panel};border-radius:12px;padding:22px 20px 20px">
${line(escapeHtml(block.what), `font:700 20px/27px ${headFont};color:${light.ink}`)}
${isOver ? line(escapeHtml(fillWords(words.ended, day ?? '')), muted, 'm') : line(`${escapeHtml(block.price)}${before}`, `font:700 34px/42px ${headFont};color:${light.strong}`, 's')}
${line(escapeHtml(block.note), muted, 'm')}
${day && !isOver ? line(escapeHtml(fillWords(words.until, day)), muted, 'm') : ''}
</td></tr></table>`,
        '12px 40px',
      );
    }
    case 'divider':
      return cell(
        `<div class="l" style="border-top:1px solid ${light.line};font-size:0;line-height:0">&nbsp;</div>`,
        '16px 40px 8px',
      );
    case 'footer':
      return cell(
        paragraphsOf(block.text)
          .map(
            (one) =>
              `<p class="m" style="margin:0 0 8px;font:400 13px/20px ${bodyFont};color:${light.muted};text-align:center">${inlineHtml(one, anchor)}</p>`,
          )
          .join(''),
        '10px 40px 0',
      );
    case 'form':
      return '';
  }
}

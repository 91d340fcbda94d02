/** A landing page out of the same blocks: one static document without any script, with the brand's letters and colours. */

import { escapeHtml } from '#common/wording/escape-html.ts';
import type { IdeaLanguage } from '#common/wording/language.ts';
import { catalogueKey, type FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';
import { fillWords, PUBLIC_WORDS } from '../words/public-words.ts';
import type { Block } from './block.ts';
import { inlineHtml, paragraphsOf } from './inline.ts';
import { type Brand, lookOf, type Scheme, stackOf } from './look.ts';
import { dayInWords, hasEnded } from './offer-end.ts';

export interface PageFrame {
  title: string;
  description: string;
  language: IdeaLanguage;
  timeZone: string;
  now: Date;
  /** Of the page itself, for previews in chats and feeds. */
  url: string;
  /** A path of this product: the page is read under whatever name it is reached by. */
  pictureUrl: (src: string) => string;
  /** Pixels of a picture, which keeps its room before it is there; undefined where nobody knows them. */
  sizeOf?: (src: string) => { width: number; height: number } | undefined;
  /** What the form of an audience needs; undefined where that is gone. */
  formOf: (audienceId: string) => PageForm | undefined;
}

export interface PageForm {
  action: string;
  consent: string;
  asksBirthday: boolean;
}

/** By hand and without a hash: styles cannot hold what people wrote. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  // For whoever reads the page with its robots.txt; the page itself has no script that could call anybody.
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function pageHtml(
  blocks: readonly Block[],
  brand: Brand,
  frame: PageFrame,
  scheme?: 'light' | 'dark',
): string {
  const { title, description, language, url, pictureUrl } = frame;
  const picture = blocks.find((block) => block.type === 'picture' && block.src);
  const heading = blocks.find((block) => block.type === 'heading');
  const image = picture?.type === 'picture' ? new URL(pictureUrl(picture.src), url).href : undefined;
  const meta = {
    'og:type': 'website',
    'og:title': title,
    ...(description && { 'og:description': description }),
    'og:url': url,
    ...(brand.name && { 'og:site_name': brand.name }),
    ...(image && { 'og:image': image }),
    'twitter:card': image ? 'summary_large_image' : 'summary',
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${description ? `<meta name="description" content="${escapeHtml(description)}">` : ''}
${Object.entries(meta)
  .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  .join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${pageStyle(brand, scheme)}</style>
</head>
<body>
<main>
${head(brand, pictureUrl)}
${blocks.map((block) => part(block, frame, block === heading, block === picture)).join('\n')}
</main>
</body>
</html>`;
}

/** For the small pages around: signing up, confirming, leaving. */
export function notePage(
  {
    title,
    text,
    form = '',
    language,
  }: { title: string; text: string; form?: string; language: IdeaLanguage },
  brand: Brand,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${pageStyle(brand)}</style>
</head>
<body class="note">
<main>
${head(brand, undefined)}
<section class="card"><h1>${escapeHtml(title)}</h1>
${text ? `<p>${escapeHtml(text)}</p>` : ''}
${form}</section>
</main>
</body>
</html>`;
}

function head({ name, logo }: Brand, pictureUrl: ((src: string) => string) | undefined): string {
  if (logo && pictureUrl)
    return `<header><img src="${escapeHtml(pictureUrl(logo))}" alt="${escapeHtml(name)}" height="48"></header>`;
  return name ? `<header>${escapeHtml(name)}</header>` : '';
}

function pageStyle(brand: Brand, scheme?: 'light' | 'dark'): string {
  const { light, dark, theme } = lookOf(brand);
  const { heading, body } = theme.faces;
  const face = (family: FaceFamilyName, weight: number) =>
    `@font-face{font-family:'atelier-${family}';font-weight:${weight};font-display:swap;src:url(/api/design-fonts/${catalogueKey(family, weight)})}`;
  const faces = [face(heading, 700), face(body, 400), ...(body === heading ? [] : [face(body, 700)])];
  const vars = (one: Scheme) =>
    Object.entries(one)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  const darkCss =
    scheme === 'light'
      ? ''
      : scheme === 'dark'
        ? `:root{${vars(dark)}}`
        : `@media (prefers-color-scheme:dark){:root{${vars(dark)}}}`;
  return `${faces.join('')}
:root{color-scheme:light dark;${vars(light)}}
${darkCss}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.6 'atelier-${body}',${stackOf(body)}}
main{max-width:720px;margin:0 auto;padding:32px 16px 64px}
header{text-align:center;font:700 22px/1.3 'atelier-${heading}',${stackOf(heading)};margin:8px 0 28px}
header img{height:48px;width:auto;max-width:70%;vertical-align:middle}
h1,h2{font-family:'atelier-${heading}',${stackOf(heading)};font-weight:700;line-height:1.15;margin:28px 0 12px;overflow-wrap:anywhere;text-wrap:balance}
h1{font-size:clamp(32px,7vw,52px)}
h2{font-size:clamp(24px,4.5vw,32px)}
p{margin:0 0 16px;overflow-wrap:anywhere}
a{color:var(--strong)}
.center{text-align:center}
img{max-width:100%}
.picture{display:block;width:100%;height:auto;border-radius:16px;margin:24px 0}
.act{margin:28px 0}
.button,button{display:inline-block;font:inherit;font-weight:700;text-decoration:none;text-align:center;border:0;border-radius:12px;padding:15px 32px;background:var(--button);color:var(--onButton);cursor:pointer}
.offer,.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:32px 28px;margin:28px 0}
.offer{text-align:center}
.offer p{margin:0 0 6px}
.offer .what{font:700 22px/1.3 'atelier-${heading}',${stackOf(heading)}}
.offer .price{font:700 clamp(38px,9vw,56px)/1.2 'atelier-${heading}',${stackOf(heading)};color:var(--strong);font-variant-numeric:lining-nums}
.offer s{font-size:.5em;font-weight:400;color:var(--muted)}
.muted,footer{color:var(--muted);font-size:15px}
footer{text-align:center;margin-top:36px}
hr{border:0;border-top:1px solid var(--line);margin:36px 0}
form{display:grid;gap:14px;margin-top:20px}
label{font-size:15px;font-weight:700;display:grid;gap:6px}
.card h1,.card h2{margin-top:0}
.card p:last-child{margin-bottom:0}
.note .card h1{font-size:28px}
.note main{max-width:520px;padding-top:9vh}
fieldset{border:0;margin:0;padding:0;min-width:0}legend{font-size:15px;font-weight:700;padding:0;margin-bottom:6px}
.birthday{display:grid;grid-template-columns:1fr 2fr;gap:10px}.birthday legend{grid-column:1/-1}.birthday label{font-weight:400}
input[type=email],input[type=text],select{font:inherit;font-weight:400;width:100%;color:var(--ink);background:var(--ground);border:1px solid var(--muted);border-radius:10px;padding:12px 14px}
.agree{grid-template-columns:auto 1fr;font-weight:400;align-items:start;gap:10px}
.agree input{width:20px;height:20px;margin:2px 0 0;accent-color:var(--button)}
.trap{position:absolute;left:-9999px}
.problem{color:var(--strong);font-weight:700}
:focus-visible{outline:3px solid var(--strong);outline-offset:2px}`;
}

const anchor = (href: string, label: string) => `<a href="${href}">${label}</a>`;
const classOf = (align: 'start' | 'center') => (align === 'center' ? ' class="center"' : '');

function part(block: Block, frame: PageFrame, isTitle: boolean, isFirstPicture: boolean): string {
  const words = PUBLIC_WORDS[frame.language];
  switch (block.type) {
    case 'heading': {
      const tag = isTitle ? 'h1' : 'h2';
      return block.text && `<${tag}${classOf(block.align)}>${inlineHtml(block.text, anchor)}</${tag}>`;
    }
    case 'text':
      return paragraphsOf(block.text)
        .map((one) => `<p${classOf(block.align)}>${inlineHtml(one, anchor)}</p>`)
        .join('\n');
    case 'picture': {
      if (!block.src) return '';
      const loading = isFirstPicture ? ' fetchpriority="high"' : ' loading="lazy"';
      const size = frame.sizeOf?.(block.src);
      const room = size ? ` width="${size.width}" height="${size.height}"` : '';
      const picture = `<img class="picture" src="${escapeHtml(frame.pictureUrl(block.src))}" alt="${escapeHtml(block.alt)}"${room}${loading}>`;
      return block.href ? `<a href="${escapeHtml(block.href)}">${picture}</a>` : picture;
    }
    case 'button':
      return block.text && block.href
        ? `<p class="act${block.align === 'center' ? ' center' : ''}"><a class="button" href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`
        : '';
    case 'offer': {
      const isOver = hasEnded(block.endsOn, frame.timeZone, frame.now);
      const day = block.endsOn && dayInWords(block.endsOn, frame.language);
      const before = block.before ? ` <s>${escapeHtml(block.before)}</s>` : '';
      return `<section class="offer">
${block.what ? `<p class="what">${escapeHtml(block.what)}</p>` : ''}
${
  isOver
    ? `<p class="muted">${escapeHtml(fillWords(words.ended, day ?? ''))}</p>`
    : block.price || before
      ? `<p class="price">${escapeHtml(block.price)}${before}</p>`
      : ''
}
${block.note ? `<p class="muted">${escapeHtml(block.note)}</p>` : ''}
${day && !isOver ? `<p class="muted">${escapeHtml(fillWords(words.until, day))}</p>` : ''}
</section>`;
    }
    case 'divider':
      return '<hr>';
    case 'footer':
      return `<footer>${paragraphsOf(block.text)
        .map((one) => `<p>${inlineHtml(one, anchor)}</p>`)
        .join('')}</footer>`;
    case 'form': {
      const form = block.audienceId && frame.formOf(block.audienceId);
      if (!form) return '';
      return `<section class="card">
${block.title ? `<h2>${escapeHtml(block.title)}</h2>` : ''}
${block.text ? `<p>${escapeHtml(block.text)}</p>` : ''}
${subscribeForm(form, frame.language, block.button)}
</section>`;
    }
  }
}

/** Works without any script; the hidden field is filled in by programs only. */
export function subscribeForm(
  { action, consent, asksBirthday }: PageForm,
  language: IdeaLanguage,
  button = '',
  problem = '',
  values: { email?: string; firstName?: string } = {},
): string {
  const words = PUBLIC_WORDS[language];
  const value = (text = '') => (text ? ` value="${escapeHtml(text)}"` : '');
  return `<form method="post" action="${escapeHtml(action)}">
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<label>${escapeHtml(words.email)}<input type="email" name="email" autocomplete="email" maxlength="254" required${value(values.email)}></label>
<label>${escapeHtml(words.firstName)}<input type="text" name="firstName" autocomplete="given-name" maxlength="80"${value(values.firstName)}></label>
${asksBirthday ? birthdayFields(language) : ''}
<label class="trap" aria-hidden="true">Website<input type="text" name="website" tabindex="-1" autocomplete="off"></label>
<label class="agree"><input type="checkbox" name="consent" value="yes" required><span>${escapeHtml(consent)}</span></label>
<button>${escapeHtml(button || words.subscribe)}</button>
</form>`;
}

/** Day and month alone: nobody's age is asked for. */
function birthdayFields(language: IdeaLanguage): string {
  const words = PUBLIC_WORDS[language];
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const choice = (name: string, label: string, texts: readonly string[]) =>
    `<label>${escapeHtml(label)}<select name="${name}"><option value="">–</option>${texts
      .map((text, at) => `<option value="${at + 1}">${escapeHtml(text)}</option>`)
      .join('')}</select></label>`;
  const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
  const names = Array.from({ length: 12 }, (_, at) => months.format(new Date(Date.UTC(2024, at, 15))));
  return `<fieldset class="birthday"><legend>${escapeHtml(words.birthday)}</legend>${choice('birthDay', words.day, days)}${choice('birthMonth', words.month, names)}</fieldset>`;
}

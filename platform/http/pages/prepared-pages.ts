/** Puts a page together from what the build prepared, so that people see it before the client has started. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, preferredLanguage } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';

/** Written by the build as pages.json, beside the page itself. */
export interface PreparedPages {
  /** Files that a page needs, for visitors and for people who are signed in. */
  files: { visitor: Record<string, string[]>; user: Record<string, string[]> };
  /** What to show until the client draws, by language and path. */
  bodies: { visitor: Bodies; user: Bodies };
}

type Bodies = Partial<Record<Language, Record<string, string>>>;

interface Wanted {
  path: string;
  language: Language;
  /** undefined: not known, the client asks. */
  user: User | null | undefined;
}

const ROOT = /<div id="root">[\s\S]*?<!-- end of root -->/;

/** Where the page greets, with the word for somebody without a name. */
const NAME = /\{\{first name\|([^}]*)\}\}/;

/** Gives the page for whoever asks; without the prepared parts (development, tests) the page as it is. */
export function readPrepared(root: string, page: string): (wanted: Wanted) => string {
  const file = join(root, 'pages.json');
  const prepared = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PreparedPages) : undefined;
  return ({ path, language, user }) => {
    const told = user === undefined ? '' : sessionTag(user);
    if (!prepared) return page.replace('</head>', `${told}</head>`);
    const who = user ? 'user' : 'visitor';
    const place = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const own = <T>(by: Record<string, T> | undefined) =>
      by && Object.hasOwn(by, place) ? by[place] : undefined;
    const links = (own(prepared.files[who]) ?? [])
      .map((name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">`)
      .join('');
    const body = user === undefined ? undefined : own(prepared.bodies[who][language]);
    return page
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('</head>', () => `${links}${told}</head>`)
      .replace(ROOT, (waiting) =>
        body === undefined
          ? waiting
          : `<div id="root" data-prepared="${who}">${body.replace(NAME, (_, nobody) => escapeHtml(user?.firstName || nobody))}</div>`,
      );
  };
}

/** Data, not a script: the content policy allows no inline ones. */
const sessionTag = (user: User | null): string =>
  `<script type="application/json" id="session">${JSON.stringify({ user }).replaceAll('<', '\\u003c')}</script>`;

/** 'de-CH, en;q=0.8' says German before English. */
export const wantedLanguage = (header: string | undefined): Language =>
  preferredLanguage(
    (header ?? '')
      .slice(0, 500)
      .split(',')
      .map((part) => {
        const [tag = '', ...params] = part.trim().split(';');
        const quality = params.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
        return { tag, quality: quality === undefined ? 1 : Number(quality) };
      })
      .filter(({ quality }) => quality > 0)
      .sort((a, b) => b.quality - a.quality)
      .map(({ tag }) => tag),
  );

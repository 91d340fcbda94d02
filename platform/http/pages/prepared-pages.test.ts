/** What was prepared reaches the right people, in their language, and nobody's name becomes markup. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { User } from '#common/user.ts';
import { type PreparedPages, readPrepared, wantedLanguage } from './prepared-pages.ts';

const PAGE =
  '<!doctype html><html lang="en"><head></head><body><div id="root">wait</div>\n<!-- end of root --></body></html>';

const PREPARED: PreparedPages = {
  files: { visitor: { '/': ['assets/landing.js'] }, user: { '/home': ['assets/home.js'] } },
  bodies: {
    visitor: { en: { '/': 'Hello' }, de: { '/': 'Hallo' } },
    user: { en: { '/home': 'Welcome, {{first name|Creator}}!' } },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'atelier-pages-'));
writeFileSync(join(folder, 'pages.json'), JSON.stringify(PREPARED));
afterAll(() => rmSync(folder, { recursive: true }));

const compose = readPrepared(folder, PAGE);
const ada = { id: '1', firstName: 'Ada' } as User;
const toldIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="session">(.*?)<\/script>/.exec(html)?.[1] ?? '""');

describe('a prepared page', () => {
  it('is the landing page for visitors, in their language and with its files', () => {
    const html = compose({ path: '/', language: 'de', user: null });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<div id="root" data-prepared="visitor">Hallo</div>');
    expect(html).toContain('href="/assets/landing.js"');
    expect(toldIn(html)).toEqual({ user: null });
  });

  it('greets people who are signed in, and says who they are', () => {
    const html = compose({ path: '/home/', language: 'en', user: ada });
    expect(html).toContain('Welcome, Ada!');
    expect(html).toContain('href="/assets/home.js"');
    expect(toldIn(html)).toEqual({ user: ada });
    const nameless = compose({ path: '/home', language: 'en', user: { ...ada, firstName: null } });
    expect(nameless).toContain('Welcome, Creator!');
  });

  it('takes a name for nothing but a name', () => {
    const firstName = "</script><img src=x onerror=alert(1)>$&$'";
    const html = compose({ path: '/home', language: 'en', user: { ...ada, firstName } });
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(toldIn(html)).toEqual({ user: { ...ada, firstName } });
  });

  it.each([
    ['an unknown path', { path: '/nowhere', language: 'en', user: null }],
    ['a path that objects have', { path: '/constructor', language: 'en', user: null }],
    ['a language without texts', { path: '/home', language: 'ja', user: ada }],
  ] as const)('waits for the client at %s', (_, wanted) => {
    expect(compose(wanted)).toContain('<div id="root">wait</div>');
  });

  it('says nothing about a session that cannot be found out', () => {
    const html = compose({ path: '/', language: 'en', user: undefined });
    expect(html).not.toContain('id="session"');
    expect(html).toContain('<div id="root">wait</div>');
  });
});

it.each([
  ['de-CH, en;q=0.8', 'de'],
  ['nl, fr;q=0.4, it;q=0.9', 'it'],
  ['de;q=0, es', 'es'],
  ['', 'en'],
  [undefined, 'en'],
  ['*;q=0.5', 'en'],
  [';;;,=,q=1', 'en'],
])('%s is read as %s', (header, language) => {
  expect(wantedLanguage(header)).toBe(language);
});

/** The sanitiser against everything we know that people try, and with pictures that must come through whole. */

import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import { ATTACKS, REFUSED } from '#tests/fakes/svg-attacks.ts';
import { isSafeCssValue, safeStyleSheet } from './safe-css.ts';
import { createSvgSanitizer } from './sanitize-svg.ts';

const { sanitize: sanitizeSvg, close } = createSvgSanitizer();
afterAll(close);

const NS = 'xmlns="http://www.w3.org/2000/svg"';
/** What must never be in a stored picture. */
const HARM =
  /outside\.invalid|<script|<foreignobject|<iframe|<image|<a[\s>]|<animate|<set|javascript:|data:|@import|\son\w+\s*=|<!|<\?/i;

describe('sanitising an SVG', () => {
  it.each(Object.entries(ATTACKS))('leaves no harm in: %s', async (_, attack) => {
    const safe = await sanitizeSvg(attack).catch((error) => {
      expect(error).toBeInstanceOf(AppError);
      return '';
    });
    expect(safe.replace(/>[^<]*</g, '><')).not.toMatch(HARM);
  });

  it.each(Object.entries(REFUSED))('refuses: %s', async (_, attack) => {
    await expect(sanitizeSvg(attack)).rejects.toMatchObject({ status: expect.any(Number), name: 'AppError' });
  });

  it('keeps a logo of ours whole, keyframes and media query included', async () => {
    const logo =
      `<svg ${NS} width="200" height="100" viewBox="0 0 200 100"><title>Fern &amp; Oak</title><style>` +
      '@keyframes bounce{0%{transform:translateY(0)}50%{transform:translateY(-10px)}}' +
      '.motion{transform-origin:100px 50px;animation:bounce 2s ease-in-out 0s infinite}' +
      '@media (prefers-reduced-motion: reduce){.motion{animation:none}}</style>' +
      '<defs><linearGradient id="paint" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2563eb"/></linearGradient></defs>' +
      '<rect width="200" height="100" rx="10" fill="#ffffff" stroke="rgb(1, 2, 3)"/>' +
      '<g class="motion"><text x="100" y="58" text-anchor="middle" font-family="Times New Roman" fill="url(#paint)">Fern</text></g></svg>';
    expect(await sanitizeSvg(logo)).toBe(logo);
  });

  it('takes a picture without a namespace, and gives it one', async () => {
    expect(await sanitizeSvg('<svg width="9"><rect width="9" height="9"/></svg>')).toBe(
      `<svg ${NS} width="9"><rect width="9" height="9"/></svg>`,
    );
  });

  it('gives the same when run again', async () => {
    for (const attack of Object.values(ATTACKS)) {
      const once = await sanitizeSvg(attack).catch(() => undefined);
      if (once !== undefined) expect(await sanitizeSvg(once)).toBe(once);
    }
  });

  it('never throws anything but an AppError, whatever the text', async () => {
    const piece = fc.constantFrom(
      '<svg ',
      NS,
      '>',
      '<g',
      '/>',
      '</svg>',
      '"',
      "'",
      '&',
      ';',
      '<style>',
      '{',
      '}',
      '\\',
      '<!--',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string())), async (pieces) => {
        const safe = await sanitizeSvg(pieces.join('')).catch((error) => {
          expect(error).toBeInstanceOf(AppError);
          return '';
        });
        expect(safe).not.toMatch(/<script|\son\w+=/i);
      }),
      { numRuns: 150 },
    );
  });
});

describe('style sheets', () => {
  it.each(['red', 'url(#a)', 'rgb(1 2 3 / 50%)', 'drop-shadow(0 0 6px #fff)', "'Times New Roman', serif"])(
    'accepts the value %s',
    (value) => expect(isSafeCssValue(value)).toBe(true),
  );
  it.each([
    'url(x)',
    'url(#a) url(//x)',
    'u\\72l(#a)',
    'expression(1)',
    'a{b',
    'image-set("x")',
    'url (x)',
    'red;x',
  ])('refuses the value %s', (value) => expect(isSafeCssValue(value)).toBe(false));
  it('drops what it does not know and keeps the rest', () => {
    expect(
      safeStyleSheet(
        '@import "x";.a{fill:red;background:blue;width:1px}@font-face{src:url(x)}.b{opacity:.5}',
      ),
    ).toBe('.a{fill:red}.b{opacity:.5}');
  });
});

/** Names of files as browsers and simpler programs read them. */

import { expect, it } from 'vitest';
import { disposition } from './disposition.ts';

it.each([
  [
    "Nonna's (new) menu.pdf",
    `filename="Nonna's (new) menu.pdf"; filename*=UTF-8''Nonna%27s%20%28new%29%20menu.pdf`,
  ],
  [
    'Café – “Menü”.pdf',
    `filename="Cafe _ _Menu_.pdf"; filename*=UTF-8''Caf%C3%A9%20%E2%80%93%20%E2%80%9CMen%C3%BC%E2%80%9D.pdf`,
  ],
  ['a"b\\c\r\nx.png', `filename="a_b_c__x.png"; filename*=UTF-8''a%22b%5Cc%0D%0Ax.png`],
])('%j', (name, header) => {
  expect(disposition(name)).toBe(`attachment; ${header}`);
  expect(disposition(name, 'inline')).toBe(`inline; ${header}`);
});

it('half a character is no reason to fail', () => {
  expect(disposition('\ud83d.png')).toContain('%EF%BF%BD.png');
});

/** Where passkeys cannot work, people read why, and where they would. */

import { afterEach, expect, it, vi } from 'vitest';
import { passkeyObstacle } from './passkey-browser.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (origin: string) => ({ origin, port: new URL(origin).port });

it.each([
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000', /instead of an IP address/, 'http://localhost:3000'],
  ['http://[::1]', 'http://[::1]', /instead of an IP address/, 'http://localhost'],
  ['https://192.168.0.9', 'https://192.168.0.9', /domain name/, undefined],
  [
    'https://a.example.com',
    'http://localhost:3000',
    /only work at this installation’s address/,
    'https://a.example.com',
  ],
  ['https://a.example.com', 'https://a.example.com', /does not support|secure connection/, undefined],
])('bound to %s, opened at %s', (bound, here, text, address) => {
  const obstacle = passkeyObstacle(bound, at(here));
  expect(obstacle?.text).toMatch(text);
  expect(obstacle?.address).toBe(address);
});

it('nothing is in the way under a name, in a browser that has them', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(passkeyObstacle('http://localhost:3000', at('http://localhost:3000'))).toBeUndefined();
});

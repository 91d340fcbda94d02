/** Which names are the product's own. */

import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { ownHosts } from './host-check.ts';

const isOwn = (name: string, config: { publicUrl?: string; allowedHosts?: string[] } = {}) =>
  ownHosts({ host: '127.0.0.1', allowedHosts: [], publicUrl: undefined, ...config })(name);
const published = { publicUrl: 'https://atelier.example.com/studio' };

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', '192.168.1.5', '[fe80::1]', hostname()])(
  '%s is, where no address is set',
  (name) => expect(isOwn(name)).toBe(true),
);

it.each(['rebind.evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '1.2.3'])('%s is not', (name) =>
  expect(isOwn(name)).toBe(false),
);

it('PUBLIC_URL leaves its own name and this machine', () => {
  for (const name of ['atelier.example.com', 'Atelier.Example.com.', 'localhost', '127.0.0.1', '[::1]'])
    expect(isOwn(name, published), name).toBe(true);
  for (const name of ['evil.example', '203.0.113.7', 'example.com'])
    expect(isOwn(name, published), name).toBe(false);
});

it('ALLOWED_HOSTS adds names, or all of them', () => {
  expect(isOwn('studio.lan', { ...published, allowedHosts: ['studio.lan'] })).toBe(true);
  expect(isOwn('evil.example', { ...published, allowedHosts: ['studio.lan'] })).toBe(false);
  expect(isOwn('anything.example', { ...published, allowedHosts: ['*'] })).toBe(true);
});

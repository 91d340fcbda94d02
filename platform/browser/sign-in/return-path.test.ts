/** Sign-in must bring people back, and must never send them to a stranger's site. */

import { describe, expect, it } from 'vitest';
import { localPath, returnPath } from './return-path.ts';

const origin = 'https://atelier.test';
const hints = { origin, search: '', referrer: '', remembered: null };

describe('ownPath', () => {
  it('keeps path, query and hash of an own address', () => {
    expect(localPath('https://atelier.test/task-management?a=1#b', origin)).toBe('/task-management?a=1#b');
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    'https://atelier.test@evil.test/',
    'https://user:pw@atelier.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://atelier.test/',
    '/api/login',
    '/API/logout',
    '/api',
    'http://[',
    '',
    null,
  ])('refuses %s', (address) => {
    expect(localPath(address, origin)).toBeNull();
  });

  it('keeps a page whose name only begins like the calls', () => {
    expect(localPath('/apiary', origin)).toBe('/apiary');
  });
});

describe('returnPath', () => {
  it('goes home when nothing is known', () => {
    expect(returnPath(hints)).toBe('/');
  });

  it('prefers what the address asks, then the referrer, then what the tab remembers', () => {
    const all = { ...hints, search: '?returnTo=%2Fa', referrer: `${origin}/b`, remembered: '/c' };
    expect(returnPath(all)).toBe('/a');
    expect(returnPath({ ...all, search: '' })).toBe('/b');
    expect(returnPath({ ...all, search: '', referrer: '' })).toBe('/c');
  });

  it('falls through hints that are not own pages', () => {
    expect(
      returnPath({
        ...hints,
        search: '?returnTo=https://evil.test',
        referrer: `${origin}/api/login`,
        remembered: '/c',
      }),
    ).toBe('/c');
    expect(
      returnPath({ ...hints, search: '?returnTo=%2F%5Cevil.test', referrer: 'https://evil.test/x' }),
    ).toBe('/');
  });
});

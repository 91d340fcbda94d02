/** People must be able to read why they are sent away: the wait begins when the words are on the screen. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FRAME = 16;
let shown: PromiseWithResolvers<void>;
let signIn: typeof import('./sign-in.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: '/task-management', pathname: '/task-management', search: '', hash: '' });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, FRAME));
  shown = Promise.withResolvers();
  vi.resetModules();
  signIn = await import('./sign-in.ts');
  const notices = await import('./notice.ts');
  notices.showNoticesWith(() => ({ shown: shown.promise }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the words and two frames, then half a second', async () => {
  signIn.goToSignIn();
  await vi.advanceTimersByTimeAsync(5000);
  expect(location.href).toBe('/task-management');
  shown.resolve();
  await vi.advanceTimersByTimeAsync(2 * FRAME + 499);
  expect(location.href).toBe('/task-management');
  await vi.advanceTimersByTimeAsync(1);
  expect(location.href).toBe('/api/login');
});

it('does not count frames on a page that nobody sees', async () => {
  vi.stubGlobal('document', { hidden: true });
  shown.resolve();
  signIn.goToSignIn();
  await vi.advanceTimersByTimeAsync(500);
  expect(location.href).toBe('/api/login');
});

it('leaves in the end also when the words never appear', async () => {
  signIn.leaveWith({ title: 'Access Denied' }, '/', 1000);
  await vi.advanceTimersByTimeAsync(signIn.UNSEEN_LIMIT + 999);
  expect(location.href).toBe('/task-management');
  await vi.advanceTimersByTimeAsync(1);
  expect(location.href).toBe('/');
});

/** Whoever started this process learns that it wants to be started again, even where it could not end in order. */

import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { endWithSignals } from './end-with-signals.ts';
import { RESTART_CODE } from './restart.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  process.exitCode = undefined;
});

it.each([
  ['in order', () => Promise.resolve(), undefined, undefined],
  ['too slowly', () => new Promise<void>(() => {}), undefined, 1],
  ['too slowly before a restart', () => new Promise<void>(() => {}), RESTART_CODE, RESTART_CODE],
  ['with a failure before a restart', () => Promise.reject(new Error('no')), RESTART_CODE, RESTART_CODE],
])('ends %s', async (_how, stop, asked, code) => {
  vi.useFakeTimers();
  const heard = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((signal, listener) => {
    heard.set(signal, listener as () => void);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  endWithSignals(createLog({ level: 'silent' }), 0, stop);
  process.exitCode = asked;
  heard.get('SIGTERM')!();
  await vi.advanceTimersByTimeAsync(60_000);
  const [[given] = []] = exit.mock.calls;
  expect([exit.mock.calls.length, given]).toEqual([1, code]);
});

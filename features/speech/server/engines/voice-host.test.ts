/** The keeper of the voice process: it survives whatever the process does. */

import { afterEach, describe, expect, it } from 'vitest';
import { createVoiceHost, type HostOptions, type VoiceHost } from './voice-host.ts';

const log = { warn: () => undefined } as never;
let host: VoiceHost;
const open = (options: Partial<HostOptions> = {}) => {
  const entry = new URL('../../../../tests/fakes/stubborn-voice.ts', import.meta.url);
  host = createVoiceHost({ modelsFolder: 'none', log, entry, ...options });
  return host;
};
afterEach(() => host.close());

const order = (text: string) =>
  ({ kind: 'speak', text, persona: 'alloy', language: 'en', speed: 1, pitch: 0, format: 'mp3' }) as const;

describe('the voice host', () => {
  it('starts the process when it is needed and tells how far it is', async () => {
    open();
    expect([host.pid(), host.readiness('speech')]).toEqual([undefined, 'cold']);
    const requested = host.ask(order('one'));
    expect(host.readiness('speech')).toBe('warming');
    await requested;
    expect([host.readiness('speech'), host.readiness('transcription')]).toEqual(['ready', 'cold']);
  });

  it('does one thing at a time, urgent ones first', async () => {
    open();
    const all = [host.ask(order('a')), host.ask(order('b')), host.ask(order('c'), { isUrgent: true })];
    const results = await Promise.all(all);
    expect(results[1]!.engine).toBe('a,c,b');
  });

  it('fails clearly when the process dies or hangs, and starts another one', async () => {
    open({ timeoutMs: 300 });
    await host.ask(order('one'));
    const before = host.pid();
    await expect(host.ask(order('die'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(host.readiness('speech')).toBe('cold');
    await host.ask(order('two'));
    expect(host.pid()).not.toBe(before);
    await expect(host.ask(order('hang'))).rejects.toMatchObject({ code: 'unprocessable' });
    expect((await host.ask(order('three'))).engine).toBe('three');
  });

  it('passes on what is meant for people, and keeps the rest inside', async () => {
    open();
    await expect(host.ask(order('refuse'))).rejects.toMatchObject({
      message: 'No voice for that.',
      status: 422,
    });
    await expect(host.ask(order('break'))).rejects.not.toHaveProperty('code');
    expect((await host.ask(order('on'))).engine).toBe('refuse,break,on');
  });

  it('forgets who no longer waits, and ends when nobody does', async () => {
    open({ idleMs: 50 });
    const gone = new AbortController();
    const first = host.ask(order('a'));
    const second = host.ask(order('b'), { signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect((await first).engine).toBe('a');
    await expect.poll(() => host.pid()).toBeUndefined();
    expect(host.readiness('speech')).toBe('cold');
  });
});

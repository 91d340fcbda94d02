/** Messages to addresses that people typed in reach the public internet only: by number, by name, and by a name that lies. */

import type { LookupAddress, lookup } from 'node:dns';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeReceiver, startFakeReceiver } from '#tests/fakes/fake-receiver.ts';
import { leadsToPrivate, postOut } from './post-out.ts';
import { isPublicAddress } from './public-address.ts';

let receiver: FakeReceiver;
beforeAll(async () => {
  receiver = await startFakeReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => receiver.script(200));

const post = (url: string, more: Partial<Parameters<typeof postOut>[0]> = {}) =>
  postOut({ url, headers: {}, body: '{}', ...more });

/** Names that lead where this list says, one entry a question. */
const lying = (...answers: string[]) => {
  let requested = 0;
  return ((_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
    const address = answers[Math.min(requested++, answers.length - 1)]!;
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  }) as unknown as typeof lookup;
};

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
])('%s is refused, when it is entered and when it is called', async (address) => {
  const url = address.replace('PORT', new URL(receiver.url).port);
  await expect(leadsToPrivate(url)).resolves.toBe(true);
  await expect(post(url)).rejects.toThrow('private network');
  expect(receiver.received).toEqual([]);
});

it('a name that was public when it was entered and leads inside when it is called is refused', async () => {
  const { port } = new URL(receiver.url);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    await expect(post(`http://rebound.example:${port}/`, { lookup: lying(address) })).rejects.toThrow(
      'private network',
    );
  expect(receiver.received).toEqual([]);
});

it('the address that was judged is the one that is called', async () => {
  // A second question would be answered with this machine, where the receiver listens.
  const { port } = new URL(receiver.url);
  const outcome = post(`http://rebound.example:${port}/`, {
    lookup: lying('203.0.114.1', '127.0.0.1'),
    timeoutMs: 300,
  });
  await expect(outcome).rejects.toThrow();
  expect(receiver.received).toEqual([]);
});

it('redirects are an answer, and not followed', async () => {
  receiver.script(302);
  await expect(post(receiver.url, { allowPrivate: true })).resolves.toBe(302);
  expect(receiver.received.map((one) => one.path)).toEqual(['/hook']);
});

it('somebody who says nothing is not waited for', async () => {
  receiver.script('hang');
  await expect(post(receiver.url, { allowPrivate: true, timeoutMs: 200 })).rejects.toThrow(
    'No answer within',
  );
});

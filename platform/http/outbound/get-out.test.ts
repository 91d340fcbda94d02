/** What is fetched from outside stays outside: redirects into private networks end there, by number, name and lie. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fetch, getOut, OddAddressError } from './get-out.ts';
import { PrivateAddressError } from './post-out.ts';

let base: string;
const server = createServer(({ url }, response) => {
  const to = decodeURIComponent(url!.slice(1));
  if (to) response.writeHead(302, { location: to }).end();
  else response.end('here');
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const stub = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
  done(null, [{ address: '10.0.0.7', family: 4 }])) as unknown as NonNullable<Fetch['lookup']>;

const redirected = (to: string) =>
  getOut({
    url: `${base}/${encodeURIComponent(to)}`,
    signal: AbortSignal.timeout(5000),
    publicOrigin: base,
    lookup: stub,
  });

it('follows where it may', async () => {
  const answer = await redirected('/');
  expect(answer.statusCode).toBe(200);
  answer.destroy();
});

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://weights.example/',
])('is not led to %s', async (to) => {
  await expect(redirected(to)).rejects.toThrow(PrivateAddressError);
});

it.each(['http://weights.example/', 'ftp://weights.example/', 'file:///etc/passwd'])(
  'is not led to %s either',
  async (to) => {
    await expect(redirected(to)).rejects.toThrow(OddAddressError);
  },
);

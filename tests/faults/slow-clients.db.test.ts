/** Clients that send or read one byte now and then: others do not notice, and they are let go. */

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

const MANY = 300;

describe('slow clients', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ work: false, limits: { headerSeconds: 2, bodySeconds: 2 } });
  });
  afterAll(() => app.dispose());

  const dial = (firstWords: string) =>
    new Promise<Socket>((resolve, reject) => {
      const { hostname, port } = new URL(app.base);
      const socket = connect(Number(port), hostname, () => socket.write(firstWords, () => resolve(socket)));
      socket.once('error', reject);
    });

  it.each([
    ['headers', 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-one: 1\r\n'],
    [
      'bodies',
      'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
    ],
  ])('that trickle their %s are let go, while others are answered', async (_what, beginning) => {
    const sockets = await Promise.all(Array.from({ length: MANY }, () => dial(beginning)));
    let gone = 0;
    const timer = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('a');
    }, 200);
    for (const socket of sockets)
      socket
        .on('error', () => undefined)
        .on('close', () => gone++)
        .resume();
    const other = await app.visitor().get('/api/health');
    expect(other.status).toBe(200);
    await expect.poll(() => gone).toBe(MANY);
    clearInterval(timer);
  });

  it('that do not read their events are let go, before they fill the memory', async () => {
    const ada = await app.person('ada');
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = await dial(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
    let gone = false;
    socket
      .on('error', () => undefined)
      .on('close', () => {
        gone = true;
      });
    // From here on it hears, and from here on it does not read.
    await new Promise((heard) => socket.once('data', heard));
    socket.pause();
    const keys = [`/${'x'.repeat(7000)}`];
    const unread = () => app.platform.events.publish(ada.user!.id, { type: 'invalidate', keys });
    // More than all buffers between here and there hold together.
    for (let i = 0; i < 4000; i++) await unread();
    // The end is noticed by reading what had arrived.
    socket.resume();
    await expect.poll(() => gone).toBe(true);
    expect((await ada.get('/api/auth/user')).status).toBe(200);
  });
});

/** Passkeys over HTTP, with a security key in software that can lie: made, used, renamed, removed. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { credentials, users } from '#platform/db/tables/users.table.ts';
import { createFakePasskey, type FakePasskey, type Lies } from '#tests/fakes/fake-passkey.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import type { Passkey, Security } from '../../calls/security-calls.ts';
import { passkeys, secondFactors } from '../security.table.ts';

const ORIGIN = 'https://atelier.example.com';
const PATH = '/api/account/passkeys';
type Options = { challenge: string; rp?: { id: string }; rpId?: string };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => app.dispose());

const optionsFor = (person: Visitor) => person.post<Options>(`${PATH}/options`, { password: PASSWORD });
async function add(person: Visitor, key: FakePasskey, lies: Lies = {}) {
  const { body } = await optionsFor(person);
  return person.post<Passkey & ErrorBody>(PATH, { name: 'My laptop', response: key.register(body, lies) });
}
async function withPasskey(name: string) {
  const person = await app.person(name);
  const key = createFakePasskey(ORIGIN, person.user!.id);
  const { status, body } = await add(person, key);
  expect(status).toBe(201);
  return { person, key, passkey: body };
}
async function signIn(key: FakePasskey, lies: Lies = {}, visitor = app.visitor()) {
  const { body } = await visitor.post<Options>('/api/login/passkey/options', undefined);
  const response = key.answer(body, lies);
  const answer = await visitor.post<User & ErrorBody>('/api/login/passkey', { response });
  return { visitor, answer, response };
}

describe('a passkey', () => {
  it('signs its owner in, on a browser that knows nothing of them', async () => {
    const { person, key } = await withPasskey('owner');
    const { visitor, answer } = await signIn(key);
    expect([answer.status, answer.body.id]).toEqual([200, person.user!.id]);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    const { body } = await person.get<Security>('/api/account/security');
    expect(body.passkeys).toMatchObject([{ name: 'My laptop', isSynced: false }]);
    expect(body.passkeys[0]!.lastUsedAt).not.toBeNull();
    expect(body.passkeyOrigin).toBe(ORIGIN);
  });

  it('is made for the configured address, with the password, and asks the device for its owner', async () => {
    const person = await app.person('careful');
    expect((await person.post(`${PATH}/options`, { password: 'no' })).status).toBe(400);
    const { body } = await optionsFor(person);
    expect(body).toMatchObject({
      rp: { id: 'atelier.example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(body)).not.toContain('undefined');
  });

  it('counts as both factors, and so takes a code to be added where there is one', async () => {
    const { person, key } = await withPasskey('both');
    await app.platform.db
      .insert(secondFactors)
      .values({ userId: person.user!.id, sealedSecret: 'unreadable', confirmedAt: new Date() });
    expect((await signIn(key)).answer.status).toBe(200);
    const refused = await person.post<ErrorBody>(`${PATH}/options`, { password: PASSWORD });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'code']);
  });

  it('is renamed and removed; removed, it opens nothing', async () => {
    const { person, key, passkey } = await withPasskey('tidy');
    const renamed = await person.put<Passkey>(`${PATH}/${passkey.id}`, { name: ' Phone ' });
    expect(renamed.body.name).toBe('Phone');
    expect((await person.put(`${PATH}/${passkey.id}`, { name: ' ' })).status).toBe(400);
    expect((await person.delete(`${PATH}/${passkey.id}`)).status).toBe(200);
    expect((await person.delete(`${PATH}/${passkey.id}`)).status).toBe(404);
    expect((await signIn(key)).answer.status).toBe(401);
  });

  it('opens no suspended account, and accounts of single sign-on have none', async () => {
    const { person, key } = await withPasskey('away');
    await app.platform.db.update(users).set({ isActive: false }).where(eq(users.id, person.user!.id));
    expect((await signIn(key)).answer.status).toBe(403);
    const other = await app.person('provider');
    await app.platform.db.delete(credentials).where(eq(credentials.userId, other.user!.id));
    expect((await optionsFor(other)).status).toBe(409);
  });
});

describe('refused', () => {
  it.each<[string, Lies]>([
    ['a page of another site', { origin: 'https://evil.example.com' }],
    ['a passkey of another site', { rpId: 'evil.example.com' }],
    ['a device that did not ask for its owner', { unverified: true }],
    ['an answer to another question', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('%s', async (name, lies) => {
    const { key } = await withPasskey(`lies-${name.replaceAll(' ', '-')}`);
    expect((await signIn(key, lies)).answer.status).toBe(401);
    const person = await app.person(`makes-${name.replaceAll(' ', '-')}`);
    expect((await add(person, createFakePasskey(ORIGIN, person.user!.id), lies)).status).toBe(400);
  });

  it('an answer that was given before, even with its cookie', async () => {
    const { key } = await withPasskey('again');
    const visitor = app.visitor();
    const { body } = await visitor.post<Options>('/api/login/passkey/options', undefined);
    const cookie = visitor.cookies.get('atelier_passkey')!;
    const response = key.answer(body);
    expect((await visitor.post('/api/login/passkey', { response })).status).toBe(200);
    const thief = app.visitor();
    thief.cookies.set('atelier_passkey', cookie);
    expect((await thief.post('/api/login/passkey', { response })).status).toBe(400);
  });

  it('a passkey that somebody has already, and a question for somebody else', async () => {
    const { key } = await withPasskey('first');
    const second = await app.person('second');
    expect((await add(second, key)).status).toBe(409);
    const third = await app.person('third');
    const { body } = await optionsFor(second);
    third.cookies.set('atelier_passkey', second.cookies.get('atelier_passkey')!);
    const response = createFakePasskey(ORIGIN, third.user!.id).register(body);
    expect((await third.post(PATH, { name: 'x', response })).status).toBe(400);
    expect(await app.platform.db.select().from(passkeys).where(eq(passkeys.userId, third.user!.id))).toEqual(
      [],
    );
  });
});

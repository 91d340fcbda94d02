/** A real OpenID provider on this machine, with people who sign in by typing their name. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { Visitor } from '#tests/harness/visitor.ts';

export interface FakeOidc {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the provider says about a person; unknown people have a verified address of their own. */
  people: Map<string, Record<string, unknown>>;
  /** Goes through the provider's pages as that person; returns the address it sends the browser back to. */
  signInAs(login: string, authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

export async function startFakeOidc(redirectUri: string): Promise<FakeOidc> {
  const server: Server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Record<string, unknown>>();
  const client = {
    client_id: 'atelier',
    client_secret: 'atelier-secret-atelier-secret',
    redirect_uris: [redirectUri],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['test'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, email: `${sub}@sso.example`, email_verified: true, ...people.get(sub) }),
    }),
  });
  server.on('request', provider.callback());

  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    people,
    signInAs: (login, url) => walkThrough(new Visitor(issuer), login, url, redirectUri),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Follows redirects and answers the provider's two questions: who are you, do you agree. */
async function walkThrough(browser: Visitor, login: string, start: string, end: string): Promise<string> {
  let url = start;
  for (let step = 0; step < 15; step++) {
    if (url.startsWith(end)) return url;
    const path = url.replace(browser.base, '');
    const page = await browser.open('GET', path);
    const location = page.headers.get('location');
    if (location) {
      url = new URL(location, browser.base).href;
      continue;
    }
    const html = await page.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1];
    if (!action || !prompt) throw new Error(`The provider shows something unexpected: ${html.slice(0, 300)}`);
    const answer = await browser.open('POST', new URL(action, browser.base).pathname, {
      raw: new URLSearchParams({ prompt, login, password: 'any' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    url = new URL(answer.headers.get('location')!, browser.base).href;
  }
  throw new Error('The provider never sent the browser back.');
}

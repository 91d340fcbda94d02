/** How somebody protects their account: a code from the phone, recovery codes, a passkey, and signing out elsewhere. */

import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems, colourProblems } from '#tests/harness/axe.ts';
import { type Journey, joinJourney, signInThroughForm } from '#tests/harness/e2e.ts';
import { PASSWORD, Visitor } from '#tests/harness/visitor.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await joinJourney();
});
afterAll(() => journey.dispose());

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isHome = (url: URL) => url.pathname === '/' || url.pathname === '/home';

async function confirmPassword(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
}

it('two-step sign-in is turned on, asked for, and survives a lost phone', async () => {
  const { page, problems, visitor } = await journey.open({ as: 'secured' });
  const email = visitor.user!.email!;
  await page.goto('/home');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();

  await button(page, 'Turn on').click();
  await confirmPassword(page);
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await page.getByText('Can’t scan it?').click();
  const secret = (await page.locator('.font-mono.break-all').textContent())!.replace(/\s/g, '');
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await button(page, 'Turn on').click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await axeProblems(page)).toEqual([]);
  await button(page, 'I saved them').click();
  await page.getByText('10 of 10 recovery codes left').waitFor();

  const signIn = async (code: string) => {
    await page.goto('/api/logout');
    await page.goto('/api/login?returnTo=/home');
    await signInThroughForm(page, email);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Continue').click();
  };
  await signIn('000 000');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByText('That code is wrong.', { exact: false }).waitFor();
  // A code of the next half minute: the one of this has been used to turn it on.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await button(page, 'Continue').click();
  await page.waitForURL(isHome);
  await signIn(codes[0]!);
  await page.waitForURL(isHome);
  await page.goto('/security');
  await page.getByText('9 of 10 recovery codes left').waitFor();
  expect(problems).toEqual([]);
});

it('a passkey is made, named and used to sign in', async () => {
  const { page, context, visitor } = await journey.open({ as: 'keyholder' });
  // Passkeys need a name; the addresses of tests are numbers.
  const base = journey.base.replace('127.0.0.1', 'localhost');
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: base })));
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });

  await page.goto('/security');
  await page.getByText('Passkeys need a name instead of an IP address.', { exact: false }).waitFor();
  await page.goto(`${base}/security`);
  await button(page, 'Add a passkey').click();
  await confirmPassword(page);
  await page.getByText('not used yet').waitFor();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Key of the tests');
  await button(page, 'Save').click();
  await page.getByText('Key of the tests').waitFor();
  expect(await axeProblems(page)).toEqual([]);

  const signInPage = `${base}/api/login?returnTo=/security`;
  await page.goto(`${base}/api/logout`);
  // The e-mail field offers it; this device takes the offer without being asked.
  await page.goto(signInPage);
  await page.waitForURL(`${base}/security`);
  await page.getByText('last used just now').waitFor();
  // A browser without that offer has the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${base}/api/logout`);
  await page.goto(signInPage);
  await button(page, 'Sign in with a passkey').click();
  await page.waitForURL(`${base}/security`);
  await button(page, 'Remove Key of the tests').click();
  await button(page, 'Remove').click();
  await page.getByText('Key of the tests', { exact: true }).waitFor({ state: 'detached' });
});

it('another session is listed, and signed out from here', async () => {
  const { page, problems, visitor } = await journey.open({ as: 'roaming', width: 390, dark: true });
  const phone = new Visitor(journey.base);
  await phone.send('POST', '/api/login', {
    json: { email: visitor.user!.email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150.0 Mobile Safari/537.36' },
  });
  await page.goto('/security');
  await page.getByText('This device').waitFor();
  expect(await colourProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await button(page, 'Sign out there: Chrome on Android').click();
  await page.getByText('Chrome on Android').waitFor({ state: 'detached' });
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  expect((await visitor.get('/api/auth/user')).status).toBe(200);
  expect(problems).toEqual([]);
});

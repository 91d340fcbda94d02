/** How somebody protects their account: a code from the phone, recovery codes, a passkey, and signing out elsewhere. */

import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems, colourProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, joinE2e, signInThroughForm } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { PASSWORD, Visitor } from '#tests/harness/visitor.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isHome = (url: URL) => url.pathname === '/' || url.pathname === '/home';

async function confirmPassword(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
}

it('two-step sign-in is turned on, asked for, and survives a lost phone', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'secured' });
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
  const { page, context, visitor } = await e2e.open({ as: 'keyholder' });
  // Passkeys need a name; the addresses of tests are numbers.
  const base = e2e.base.replace('127.0.0.1', 'localhost');
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

longIt('another session is listed, and signed out from here', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'roaming', width: 390, dark: true });
  const phone = new Visitor(e2e.base);
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

longIt(
  'an API key takes password and code, and ends with a new password unless one says otherwise',
  async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'programmer' });
    const started = await visitor.post<{ secret: string }>('/api/account/second-factor', {
      password: PASSWORD,
    });
    const { secret } = started.body;
    await visitor.post('/api/account/second-factor/confirm', { code: codeOf(secret) });
    await page.goto('/home?window=keys');
    await page.waitForURL((url) => url.pathname === '/settings' && url.hash === '#keys');
    await button(page, 'New key').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Shop');
    await button(page, 'Create key').click();
    await dialog.getByText('Please enter your password.').waitFor();
    await dialog.locator('input[name=password]').fill(PASSWORD);
    await dialog.getByLabel('Code', { exact: true }).fill('000 000');
    await button(page, 'Create key').click();
    await dialog.getByText('That code is wrong.', { exact: false }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    // A code of the next half minute: the one of this has been used to turn it on.
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await button(page, 'Create key').click();
    await button(page, 'I saved it').click();

    await page.goto('/security');
    await button(page, 'Change password').click();
    const ends = dialog.getByRole('checkbox', { name: 'Also revoke 1 API key' });
    await ends.waitFor();
    expect(await ends.isChecked()).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password').fill(`${PASSWORD} and more`);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/settings#keys');
    await page.getByText('No keys yet').waitFor();
    // What is refused is noted by the browser, and meant to be.
    expect(problems.filter((one) => !/403/.test(one))).toEqual([]);
  },
);

longIt('signing out leaves nothing of a person in the browser', async () => {
  const { page } = await e2e.open({ as: 'traveller' });
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  await page.goto('/home');
  await page.evaluate(() => {
    localStorage.setItem('atelier-theme', 'dark');
    localStorage.setItem('atelier.design.copied', '[]');
    localStorage.setItem('atelier.form.somebody.announcement', '"half a sentence"');
    sessionStorage.setItem('atelier-return-path', '/tasks');
  });
  await page.goto('/ai-image-generator');
  await page.getByRole('textbox').first().fill('a surprise for my sister');
  await expect.poll(stored).toContainEqual(expect.stringMatching(/^atelier\.form\..*/));
  await button(page, 'Logout').click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(stored).toEqual(['atelier-theme']);
  expect(await page.evaluate(() => document.cookie)).not.toContain('atelier_out');
});

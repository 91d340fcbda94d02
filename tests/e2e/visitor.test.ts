/** A stranger's first minutes: landing page, the door, signing up, out and in again. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e, signInThroughForm } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';
import { PASSWORD } from '#tests/harness/visitor.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

describe('the landing page', () => {
  it('shows navigation, hero, features, plans, testimonials and footer, and leads where it says', async () => {
    const { page, problems } = await e2e.open();
    await page.goto('/');
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    expect(await link('Pricing').getAttribute('href')).toBe('/subscription');
    expect(await link('Get Started').getAttribute('href')).toBe('/home');
    expect(await link('Start Creating Free').getAttribute('href')).toBe('/home');
    expect(await link('View Pricing Plans').getAttribute('href')).toBe('/subscription');
    for (const text of [
      '$19',
      '$29',
      '$39',
      '$49',
      'Most Popular',
      'Ultimate',
      'Privacy',
      'Terms',
      'Cookies',
    ]) {
      expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
    }
    expect(await page.getByRole('link', { name: /Privacy|Terms|Cookies/ }).count()).toBe(0);
    expect(await page.getByRole('figure').or(page.locator('blockquote')).count()).toBeGreaterThanOrEqual(3);
    expect(problems).toEqual([]);
  });

  longIt('has six features of which the first is open, and clicking shows another', async () => {
    const { page } = await e2e.open();
    await page.goto('/');
    const cards = page.locator('button[aria-pressed]');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(6);
    expect(await cards.first().getAttribute('aria-pressed')).toBe('true');
    const demo = () => page.locator('#feature-demo').textContent();
    const before = await demo();
    await cards.nth(3).click();
    expect(await cards.nth(3).getAttribute('aria-pressed')).toBe('true');
    expect(await cards.first().getAttribute('aria-pressed')).toBe('false');
    expect(await demo()).not.toBe(before);
  });

  it('fits a narrow phone without sideways scrolling', async () => {
    const { page } = await e2e.open({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Creating Free' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe('the door', () => {
  it.each(shortRound(['/home', '/task-management', '/subscription', '/ai-image-generator'], 2))(
    '%s without a session says so and leads to the sign-in page',
    async (path) => {
      const { page } = await e2e.open();
      await page.goto(path);
      await wasShown(page, 'You are logged out. Logging in again...');
      await page.waitForURL((url) => url.pathname + url.search === '/api/login');
      await page
        .getByRole('button', { name: /Sign in|Create account/ })
        .first()
        .waitFor();
    },
  );
});

describe('an account', () => {
  it('is made, left, and entered again, returning to the page that asked', async () => {
    const { page, problems } = await e2e.open();
    await page.goto('/task-management');
    await page.waitForURL('**/api/login');
    await page.getByRole('tab', { name: 'Create account' }).click();
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('Email').fill('mara@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /Create account/ }).click();
    await page.waitForURL('**/task-management');
    await page.getByRole('heading', { name: 'Task Management' }).waitFor();

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page
      .getByText(/Welcome.*Mara/)
      .first()
      .waitFor();
    expect(await page.getByText('Free Plan').first().isVisible()).toBe(true);

    await page
      .getByRole('button', { name: /log ?out|sign out/i })
      .or(page.getByRole('link', { name: /log ?out|sign out/i }))
      .first()
      .click();
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goto('/home');
    await page.waitForURL('**/api/login');
    await signInThroughForm(page, 'mara@example.com', 'not the password');
    await page.getByText('Wrong email or password.').waitFor();
    await signInThroughForm(page, 'mara@example.com');
    await page.waitForURL('**/home');
    await page
      .getByText(/Welcome.*Mara/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  it.each(shortRound(['Get Started', 'Start Creating Free'], 2))(
    '%s leads a stranger to the sign-up form',
    async (name) => {
      const { page, problems } = await e2e.open();
      await page.goto('/');
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL((url) => url.pathname + url.search === '/api/login');
      await page.getByRole('heading', { name: 'Create your account' }).waitFor();
      await page.getByLabel('Email').fill(`${name.toLowerCase().replaceAll(' ', '-')}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: /Create account/ }).click();
      await page.waitForURL('**/home');

      // Whoever had an account in this browser is no stranger.
      await page.goto('/api/logout');
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  longIt('gets a new password by mail when it was forgotten', async () => {
    const { visitor: admin } = await e2e.open({ asAdmin: true });
    const { visitor } = await e2e.open({ as: 'forgetful' });
    const email = visitor.user!.email!;
    const { page, problems } = await e2e.open();
    await page.goto('/api/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { name: 'Ask your administrator' }).waitFor();

    const mails = async () =>
      (await admin.get<{ mails: { id: string; to: string; kind: string }[] }>('/api/admin/outbox')).body
        .mails;
    const find = async () => (await mails()).find((mail) => mail.to === email && mail.kind === 'account');
    await expect.poll(find).toBeTruthy();
    const { body } = await admin.get<{ text: string }>(`/api/admin/outbox/${(await find())!.id}`);
    await page.goto(/\/reset-password#[\w-]+/.exec(body.text)![0]);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByLabel('New password').fill('one that is remembered');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signInThroughForm(page, email, 'one that is remembered');
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/home');
    expect(problems).toEqual([]);
  });

  it('shows what is wrong in place', async () => {
    const { page } = await e2e.open();
    await page.goto('/api/login');
    await page.getByRole('tab', { name: 'Create account' }).click();
    await page.getByLabel('Email').fill('mara@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /Create account/ }).click();
    await page.getByText('An account with this email already exists.').first().waitFor();
  });
});

describe('a path that is no page', () => {
  it('shows the not-found screen', async () => {
    const { page } = await e2e.open();
    const response = await page.goto('/no/such/page');
    expect(response!.status()).toBe(404);
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
  });
});

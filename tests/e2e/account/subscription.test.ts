/** The subscription screen against the real server: true figures, the agreed messages, and the payment provider. */

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/fake-stripe.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e, startE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

describe('without a payment provider', () => {
  let e2e: E2e;
  let admin: Visitor;
  beforeAll(async () => {
    e2e = await joinE2e();
    admin = (await e2e.open({ asAdmin: true })).visitor;
  });
  afterAll(() => e2e.dispose());

  it('sends visitors to sign in', async () => {
    const { page } = await e2e.open();
    await page.goto('/subscription');
    await wasShown(page, 'You are logged out. Logging in again...');
    await page.waitForURL('**/api/login');
  });

  it('shows the trial, true usage, the plans and an empty history', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'trial' });
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7c3aed' } })
      .png()
      .toBuffer();
    expect((await visitor.upload(picture, 'dot.png', 'image/png')).status).toBe(201);
    await page.goto('/subscription');
    await page.getByRole('heading', { name: 'Free Plan' }).waitFor();
    await page.getByText(/^1 day remaining/).waitFor();
    const bar = page.getByRole('progressbar', { name: 'Trial time used' });
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(5);
    const usage = page.getByRole('region', { name: 'Usage this month' });
    // Nothing here is made by a model that costs money, so nothing is limited.
    await usage.getByText('Made on this machine: unlimited.').first().waitFor();
    expect(await usage.getByText('used · Unlimited').count()).toBe(2);
    await usage.getByText('of 1 GB', { exact: true }).waitFor();
    expect(await usage.textContent()).toMatch(/Storage[1-9]\d* bytes/);
    await says(page, 'No billing history');

    await says(page, 'Save 17%');
    await says(page, '$39');
    await page.getByRole('switch', { name: 'Yearly billing' }).click();
    await says(page, '$390');
    await page.getByText('Monthly', { exact: true }).click();
    await says(page, '$39');
    await says(page, 'Most Popular');
    await says(page, 'Ultimate');
    expect(await page.getByRole('button', { name: 'Current plan' }).isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each(
    shortRound(
      [
        ['Upgrade to Pro', 'Upgrade Started'],
        ['Manage Subscription', 'Redirecting'],
      ] as const,
      2,
    ),
  )('%s says so, and a second later that it is to come', async (button, first) => {
    const { page } = await e2e.open({ as: `button-${button.length}` });
    await page.goto('/subscription');
    await says(page, 'No billing history');
    await page.getByRole('button', { name: button }).click();
    const began = await wasShown(page, first);
    expect((await wasShown(page, 'Feature Coming Soon')) - began).toBeGreaterThan(600);
  });

  longIt('follows a granted plan at once', async () => {
    const { page, visitor } = await e2e.open({ as: 'granted' });
    await page.goto('/subscription');
    await page.getByRole('heading', { name: 'Free Plan' }).waitFor();
    const endsAt = '2030-06-15T12:00:00.000Z';
    await admin.put(`/api/admin/users/${visitor.user!.id}/plan`, { plan: 'pro', endsAt });
    await page.getByRole('heading', { name: 'Pro Plan' }).waitFor();
    await says(page, 'Active subscription');
    await says(page, 'Renews on Jun 15, 2030');
    expect(await page.getByRole('progressbar', { name: 'Trial time used' }).count()).toBe(0);
    await admin.put(`/api/admin/users/${visitor.user!.id}/plan`, { plan: 'gold' });
    await page.reload();
    await page.getByText('used · Unlimited').first().waitFor();
  });

  it.each(
    shortRound(
      [
        [390, false],
        [1440, true],
      ] as const,
      2,
    ),
  )('is accessible at %d px, dark %s', async (width, dark) => {
    const { page } = await e2e.open({ as: `axe-${width}-${dark}`, width, dark });
    await page.goto('/subscription');
    await says(page, 'No billing history');
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('with a payment provider', () => {
  let fake: FakeStripe;
  let e2e: E2e;
  beforeAll(async () => {
    fake = await startFakeStripe();
    e2e = await startE2e({
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      STRIPE_API_BASE: fake.base,
      STRIPE_PRICE_PRO_YEARLY: 'price_pro_yearly',
    });
  });
  afterAll(async () => {
    await e2e.dispose();
    await fake.close();
  });

  longIt('goes to its pages, comes back, and puts failures into words', async () => {
    const { page, context } = await e2e.open({ as: 'buyer' });
    await context.route(/https:\/\/(checkout|portal)\.example/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }),
    );
    await page.goto('/subscription');
    await says(page, 'No billing history');
    await page.getByRole('button', { name: 'Upgrade to Lite' }).click();
    await says(page, 'The lite plan cannot be bought monthly here yet.');
    await page.getByRole('switch', { name: 'Yearly billing' }).click();
    fake.isDown = true;
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page
      .getByText(/payment (provider|service)/i)
      .first()
      .waitFor();
    await says(page, 'The upgrade could not be started');
    expect(await page.getByText('sk_test').count()).toBe(0);
    fake.isDown = false;
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.waitForURL('https://checkout.example/**/price_pro_yearly');

    await page.goto('/subscription?payment=done');
    await says(page, 'Thank you!');
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.waitForURL('https://portal.example/**');
    await page.goto('/subscription?payment=cancelled');
    await says(page, 'Nothing changed');
  });
});

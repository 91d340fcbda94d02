/** E-mail in the browser: an audience, a mail with a price seen before it goes, sent to a real mail server, and a page beside it. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { type E2e, startE2e } from '#tests/harness/e2e.ts';

let smtp: FakeSmtp;
let e2e: E2e;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  e2e = await startE2e({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await e2e.dispose();
  await smtp.close();
});

it('goes from an empty list to a mail in a mailbox and a page for everybody', async () => {
  const { page, problems, visitor } = await e2e.open({ as: 'baker' });
  const slug = `rolls-${randomUUID().slice(0, 8)}`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/email-campaigns');
  await page.getByText('No mails yet').waitFor();
  await press('Make an audience');
  await press('New audience');
  await page.getByLabel('Name', { exact: true }).fill('Bakery Huber');
  await press('Save');
  await page.getByText('Nobody here yet').waitFor();
  await press('Add a person');
  await page.getByLabel('E-mail address').fill('marta@example.com');
  await page.getByLabel('First name').fill('Marta');
  await page.getByLabel('Where they agreed').fill('On paper in the shop');
  await press('Add');
  await page.getByText('On paper in the shop').waitFor();
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Sequences' }).click();
  await press('New sequence');
  await page.getByRole('button', { name: /^Welcome/ }).click();
  const welcome = page.getByRole('listitem', { name: 'Welcome' });
  await welcome.getByRole('switch').click();
  await welcome.getByText('On', { exact: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await welcome.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Subject').fill('Good to see you');
  await page.getByText('Saved', { exact: true }).waitFor();
  await press('All sequences');
  await welcome.getByText('Good to see you').waitFor();
  await page.getByRole('tab', { name: 'Sender' }).click();
  await press('Make an address');
  await page.getByLabel('Address for the webhook').waitFor();
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Mails' }).click();
  await press('New mail');
  await page.getByRole('button', { name: 'An offer' }).click();
  await page.getByLabel('Subject').fill('Rolls for {{firstName|you}}');
  await page.getByLabel('Price', { exact: true }).fill('€1.20');
  const shown = page.frameLocator('iframe');
  await shown.getByText('€1.20').waitFor();
  await shown.getByText('Hello Marta, this is for you').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press('Send…');
  await page.getByText('It goes to 1 person in “Bakery Huber”.').waitFor();
  await press('Send now');
  const news = () => smtp.received.filter(({ to: [reader] }) => reader === 'marta@example.com');
  await expect.poll(() => news().length, { timeout: 60_000 }).toBe(1);
  expect(news()[0]!.raw).toContain('Subject: Rolls for Marta');
  await page.getByRole('status').getByText('Sent', { exact: true }).waitFor();

  await press('All mails');
  await page.getByRole('tab', { name: 'Landing pages' }).click();
  await press('New page');
  await page.getByLabel('Title').fill('Pumpkin rolls');
  await page.getByLabel('Address').fill(slug);
  await page.getByRole('switch', { name: 'Published' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.goto(`/p/${slug}`);
  await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect((await visitor.get(`/p/${slug}`)).text).not.toContain('<script');
  // The browser's driver tries to run in the preview, where nothing may.
  expect(problems.filter((one) => !one.startsWith("Blocked script execution in 'about:srcdoc'"))).toEqual([]);
});

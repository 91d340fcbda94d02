/** The admin screen against the real server: who may enter, every tab with its messages, and what others see of it. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeA1111 } from '#tests/fakes/fake-a1111.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, type Opened, startE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
let admin: Opened;
beforeAll(async () => {
  e2e = await startE2e();
  admin = await e2e.open({ as: 'admin' });
});
afterAll(() => e2e.dispose());

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const openTab = async (page: Page, name: string) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name }).click();
};
const fromProfile = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

describe('who may enter', () => {
  it.each(shortRound(['user', 'visitor'], 2))('a %s is told and goes home after a second', async (who) => {
    const { page } = await e2e.open({ as: who === 'user' ? 'curious' : undefined });
    await page.goto('/admin');
    await wasShown(page, 'Access Denied');
    await wasShown(page, 'You need admin privileges to access this page.');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('figures', () => {
  it('has the four cards and the charts, also as tables', async () => {
    const { page } = admin;
    await page.goto('/admin');
    const figures = page.getByRole('region', { name: 'Figures' });
    for (const text of ['Total Users', 'Premium Users', 'Total Projects', 'Pending Reports', 'Need review'])
      await figures.getByText(text, { exact: true }).waitFor();
    await figures.getByText(/^\d+ active$/).waitFor();
    await figures.getByText(/^\d+ on trial$/).waitFor();
    await figures.getByText(/^\d+ generations$/).waitFor();
    await page.getByRole('img', { name: /Sign-ups by day: 2 in 30 days/ }).waitFor();
    for (const name of [/Generations by day/, /Jobs by day/, /Stored files/])
      await page.getByRole('img', { name }).waitFor();
    await page.getByRole('button', { name: 'Show as tables' }).click();
    await page.getByRole('region', { name: 'Sign-ups by day' }).waitFor();
  });
});

describe('users', () => {
  it('finds, suspends, activates and appoints', async () => {
    const { page } = admin;
    const bea = await e2e.open({ as: 'bea' });
    await bea.page.goto('/task-management');
    await bea.page.getByRole('heading', { name: 'Task Management' }).waitFor();
    await openTab(page, 'Users');
    await page.getByLabel('Search users').fill('bea');
    await says(page, '1 user');
    await page.getByRole('button', { name: 'Suspend bea' }).click();
    await says(page, 'User status updated successfully');
    await says(page, 'Suspended');
    // Her open page learns it at once; the message stands for half a second only.
    await wasShown(bea.page, 'Unauthorized');
    await bea.page.waitForURL('**/api/login');

    await page.getByRole('button', { name: 'Activate bea' }).click();
    await page.getByRole('button', { name: 'Suspend bea' }).waitFor();
    await page.getByRole('combobox', { name: 'Role of bea' }).click();
    await page.getByRole('option', { name: 'Moderator' }).click();
    await says(page, 'User role updated successfully');
    expect(
      (await admin.visitor.get<{ users: unknown[] }>('/api/admin/users?search=bea')).body.users,
    ).toMatchObject([{ role: 'moderator', isActive: true }]);
  });

  longIt('offers nothing against oneself, and says what the server refuses', async () => {
    const { page } = admin;
    await openTab(page, 'Users');
    await page.getByLabel('Search users').fill('admin@');
    await says(page, '1 user');
    expect(await page.getByRole('button', { name: 'Suspend admin' }).isDisabled()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Role of admin' }).isDisabled()).toBe(true);
    await page.getByLabel('Search users').fill('bea');
    await page.route('**/api/admin/users/*/status', (route) =>
      route.fulfill({ status: 409, json: { message: 'Not now.', code: 'conflict' } }),
    );
    await page.getByRole('button', { name: 'Suspend bea' }).click();
    await says(page, 'Failed to update user status');
    await says(page, 'Not now.');
    await page.unroute('**/api/admin/users/*/status');
    await page.getByLabel('Search users').fill('nobody like this');
    await says(page, 'No users found.');
  });

  longIt('shows one in full and grants a plan with an end', async () => {
    const { page } = admin;
    await openTab(page, 'Users');
    await page.getByLabel('Search users').fill('bea');
    await page.getByRole('button', { name: 'bea', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'User details' });
    await drawer.getByText('bea@example.com').waitFor();
    await drawer.getByText('0 of 1').first().waitFor();
    await drawer
      .getByText(/127\.0\.0\.1/)
      .first()
      .waitFor();
    await drawer.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: /Premium/ }).click();
    await dialog.getByLabel('Ends on').fill('2030-06-15');
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await says(page, 'User plan updated successfully');
    await drawer.getByText('Premium · Active').waitFor();
    await drawer.getByText('Jun 15, 2030').waitFor();
  });
});

describe('reports', () => {
  it('go from a menu to the queue, and a moderator ends them from the profile menu', async () => {
    const { page } = admin;
    await openTab(page, 'Reports');
    await says(page, 'No reports found.');

    const maker = await e2e.open({ as: 'maker' });
    for (const title of ['First clip', 'Second clip'])
      await maker.visitor.post('/api/projects', { title, type: 'video' });
    await maker.page.goto('/');
    await maker.page.getByRole('button', { name: 'Menu for First clip' }).click();
    await maker.page.getByRole('menuitem', { name: 'Report' }).click();
    await maker.page.getByRole('button', { name: 'Send report' }).click();
    await says(maker.page, 'Please choose a reason.');
    await maker.page.getByRole('combobox', { name: 'Reason' }).click();
    await maker.page.getByRole('option', { name: 'Copyright or trademark' }).click();
    await maker.page.getByLabel('Description').fill('Not mine after all.');
    await maker.page.getByRole('button', { name: 'Send report' }).click();
    await says(maker.page, 'Report sent');

    const mod = await e2e.open({ as: 'mod' });
    await admin.visitor.put(`/api/admin/users/${mod.visitor.user!.id}/role`, { role: 'moderator' });
    await mod.page.goto('/admin');
    await wasShown(mod.page, 'Access Denied');
    await mod.page.waitForURL((url) => url.pathname === '/');
    await fromProfile(mod.page, 'Review reports');
    const queue = mod.page.getByRole('dialog', { name: 'Review reports' });
    await queue.getByText('First clip').waitFor();
    await queue.getByText('Not mine after all.').waitFor();
    expect(await axeProblems(mod.page)).toEqual([]);
    await queue.getByRole('button', { name: 'Remove' }).click();
    await mod.page.getByRole('button', { name: 'Remove content' }).click();
    await says(mod.page, 'Report updated successfully');
    await queue.getByText('removed', { exact: true }).waitFor();
    expect((await maker.visitor.get<unknown[]>('/api/projects')).body).toMatchObject([
      { title: 'Second clip' },
    ]);

    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('No longer available').waitFor();
  });
});

describe('audit logs', () => {
  longIt('are filtered, opened, continued and downloaded', async () => {
    const { page, visitor } = admin;
    for (let i = 0; i < 60; i++) await visitor.put('/api/admin/settings/counter', { value: String(i) });
    await openTab(page, 'Audit Logs');
    const entries = page.getByRole('tabpanel').getByRole('button', { expanded: false });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(60);

    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Plan changed' }).click();
    const entry = page.getByRole('button', { name: /Plan changed/ });
    await expect.poll(() => entry.count()).toBe(1);
    await entry.click();
    await page.getByRole('row', { name: /Subscription plan free premium/ }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
    await page.getByLabel('Target').fill('nothing-like-this');
    await says(page, 'No audit logs found.');
  });
});

describe('e-mail testing', () => {
  it('asks for an address, sends, shows what was sent, and says what went wrong', async () => {
    const { page } = admin;
    await openTab(page, 'Email Testing');
    const send = page.getByRole('button', { name: 'Send Test Email' });
    await send.click();
    await says(page, 'Email Required');
    await says(page, 'Please enter an email address');
    await page.getByLabel('Email address').fill('someone@example.com');
    await page.getByRole('combobox', { name: 'Email type' }).click();
    await page.getByRole('option', { name: 'Subscription' }).click();
    await send.click();
    await says(page, 'Email Sent Successfully!');
    await page.getByRole('button', { name: /To someone@example\.com/ }).click();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('');
    await frame.contentFrame().getByRole('heading').first().waitFor();
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await page.keyboard.press('Escape');

    for (const [answer, title, text] of [
      [{ json: { success: false, message: '' } }, 'Email Failed', 'Failed to send email'],
      [{ json: { success: false, message: 'The server said no.' } }, 'Email Failed', 'The server said no.'],
      [{ status: 500, json: { message: 'Broken.' } }, 'Failed to send test email', 'Broken.'],
    ] as const) {
      await page.route('**/api/email/send-test', (route) => route.fulfill(answer));
      await send.click();
      await says(page, title);
      await says(page, text);
      await page.unroute('**/api/email/send-test');
    }
  });
});

describe('settings', () => {
  it('are saved one by one, added by key, and an announcement reaches open pages', async () => {
    const { page } = admin;
    const reader = await e2e.open({ as: 'reader' });
    await reader.page.goto('/');
    await reader.page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    await openTab(page, 'Settings');
    const limit = page.getByRole('textbox', { name: 'upload_max_mb' });
    await limit.fill('many');
    await page.getByRole('button', { name: 'Save upload_max_mb' }).click();
    await says(page, 'Failed to update system setting');
    await says(page, 'Enter a whole number from 1 to 2048.');
    await limit.fill('20');
    await page.getByRole('button', { name: 'Save upload_max_mb' }).click();
    await says(page, 'System setting updated successfully');

    const add = page.getByRole('button', { name: 'Add Setting' });
    expect(await add.isDisabled()).toBe(true);
    await page.getByLabel('Key', { exact: true }).fill('support_address');
    expect(await add.isDisabled()).toBe(true);
    await page.getByLabel('Value', { exact: true }).fill('help@example.com');
    await add.click();
    expect(await page.getByRole('textbox', { name: 'support_address' }).inputValue()).toBe(
      'help@example.com',
    );

    const announcement = page.getByRole('textbox', { name: 'announcement' });
    await announcement.fill('Back at noon.');
    await page.reload();
    await expect.poll(() => announcement.inputValue()).toBe('Back at noon.');
    await page.getByRole('button', { name: 'Save announcement' }).click();
    const banner = reader.page.getByRole('complementary', { name: 'Announcement' });
    await banner.getByText('Back at noon.').waitFor();
    expect(await axeProblems(reader.page)).toEqual([]);
    await banner.getByRole('button', { name: 'Dismiss announcement' }).click();
    await reader.page.reload();
    await reader.page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    expect(await banner.count()).toBe(0);
    await admin.visitor.put('/api/admin/settings/announcement', { value: 'Back at one.' });
    await banner.getByText('Back at one.').waitFor();
    await admin.visitor.put('/api/admin/settings/announcement', { value: '' });
  });

  longIt('has words for none', async () => {
    const { page } = admin;
    await page.route('**/api/admin/settings', (route) => route.fulfill({ json: [] }));
    await openTab(page, 'Settings');
    await says(page, 'No system settings configured.');
    await page.unroute('**/api/admin/settings');
  });
});

describe('models', () => {
  longIt(
    'adds a server, tests it, has it draw for people, and falls back where a person allows it',
    async () => {
      const fake = await startFakeA1111();
      const { page } = admin;
      await openTab(page, 'Models');
      await page.getByRole('button', { name: 'Add server' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Studio PC');
      await dialog.getByLabel('Address').fill('studio');
      await dialog.getByRole('button', { name: 'Add server' }).click();
      await dialog.getByText(/Enter the whole address/).waitFor();
      await dialog.getByLabel('Address').fill(fake.address);
      await dialog.getByRole('button', { name: 'Add server' }).click();
      await says(page, '2 models: dreamshaper_8, photo real xl');
      await page.getByRole('button', { name: 'Test Studio PC' }).click();
      await page.getByRole('img', { name: 'What the engine drew' }).waitFor();
      await page.getByRole('combobox', { name: 'Engine for Pictures' }).click();
      await page.getByRole('option', { name: 'dreamshaper_8 · Studio PC' }).click();
      await says(page, 'System setting updated successfully');

      const painter = await e2e.open({ as: 'painter' });
      const generator = painter.page;
      const generate = async (prompt: string) => {
        await generator.getByLabel('Image Description').fill(prompt);
        await generator.getByRole('button', { name: 'Generate Image' }).click();
        await generator.getByRole('button', { name: `Open: ${prompt}` }).waitFor();
      };
      await generator.goto('/ai-image-generator');
      await says(generator, 'Made by Studio PC dreamshaper_8.');
      await generate('a fox');
      await generator.getByRole('button', { name: 'Start from a picture' }).click();
      await generator.getByRole('dialog').getByRole('button', { name: 'a fox' }).click();
      await generator.getByRole('button', { name: 'Change only part of it' }).click();
      const layer = generator.getByRole('application', { name: 'Paint over it' });
      // The picture gives the layer its size.
      await expect.poll(async () => (await layer.boundingBox())?.height).toBeGreaterThan(100);
      await layer.click();
      await generator.getByRole('button', { name: 'Done' }).click();
      await generate('a fox with a hat');
      expect(fake.callsOf('/sdapi/v1/img2img')[0]!.body).toMatchObject({
        denoising_strength: 0.6,
        mask: expect.any(String),
      });
      await generator.getByRole('button', { name: 'Remove the picture' }).click();

      fake.behave('out of memory');
      await generator.getByRole('switch', { name: /fails, let Atelier draw it/ }).click();
      await generate('a red apple');
      await generator
        .getByText(/CUDA out of memory\. Atelier drew this instead\./)
        .first()
        .waitFor();
      expect(await axeProblems(generator)).toEqual([]);
      expect(painter.problems).toEqual([]);

      await page.getByRole('button', { name: 'Remove Studio PC' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await says(page, 'Studio PC is in use. Choose another engine for its tools first.');
      await page.getByRole('combobox', { name: 'Engine for Pictures' }).click();
      await page.getByRole('option', { name: /^Default/ }).click();
      await expect
        .poll(() => page.getByRole('combobox', { name: 'Engine for Pictures' }).textContent())
        .toMatch(/^Default/);
      await fake.close();
    },
  );
});

/** What each tab shows once it has its data. */
const LOADED = {
  Models: 'Cloud providers',
  Users: 'bea@example.com',
  Reports: 'No longer available',
  'Audit Logs': 'Setting changed',
  'Email Testing': 'To someone@example.com',
  Settings: 'quota_enforcement',
};

describe('accessibility', () => {
  it.each(
    shortRound(
      [
        [1440, false],
        [390, true],
      ] as const,
      2,
    ),
  )('axe finds nothing on any tab at %d px, dark %s', async (width, dark) => {
    const { page, context, visitor } = await e2e.open({ width, dark });
    const cookies = [...admin.visitor.cookies].map(([name, value]) => ({ name, value, url: visitor.base }));
    await context.addCookies(cookies);
    await page.goto('/admin');
    for (const [tab, text] of Object.entries(LOADED)) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByText(text).first().waitFor();
      await page.getByText(/^\d+ active$/).waitFor();
      expect(await axeProblems(page), `${tab} ${width} ${dark}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(width);
    }
  });
});

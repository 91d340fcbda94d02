/** The frame around every screen: search, navigation, bell, theme, phone menu, and what assistive technology finds. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems, colourProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const ENABLED: [string, string][] = [
  ['Dashboard', '/'],
  ['AI Image Generator', '/ai-image-generator'],
  ['AI Video Maker', '/video-maker'],
  ['3D Avatar', '/avatar-creator'],
  ['Task Management', '/task-management'],
  ['Logo', '/logo-maker'],
  ['Library', '/library'],
  ['Photo Editor', '/photo-editor'],
  ['AI Speech Tools', '/speech-tools'],
  ['Cover Song Maker', '/cover-song-maker'],
  ['AI Song Generator', '/song-generator'],
  ['AI Movie Maker', '/movie-maker'],
  ['Book Creator', '/book-creator'],
  ['Marketing Videos', '/marketing-videos'],
  ['Email Campaigns', '/email-campaigns'],
  ['Settings', '/settings'],
  ['Help & Support', '/help'],
  ['Calendar & Planners', '/calendar'],
  ['Notes', '/notes'],
  ['Instagram Tools', '/instagram-tools'],
  ['Facebook Tools', '/facebook-tools'],
  ['Template Maker', '/template-maker'],
];

describe('the frame', () => {
  it('lists the tools, every one a link, and shows the admin link to admins only', async () => {
    const admin = await e2e.open({ asAdmin: true });
    await admin.page.goto('/');
    const nav = admin.page.getByRole('navigation').first();
    for (const [name, path] of ENABLED) {
      expect(
        await nav
          .getByRole('link', { name: new RegExp(name) })
          .first()
          .getAttribute('href'),
        name,
      ).toBe(path);
    }
    expect(await nav.locator('[aria-disabled]').count()).toBe(0);
    expect(await nav.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/admin');

    const user = await e2e.open({ as: 'plain' });
    await user.page.goto('/');
    await user.page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    expect(await user.page.getByRole('link', { name: 'Admin Dashboard' }).count()).toBe(0);
    await user.page.goto('/admin');
    await wasShown(user.page, 'You need admin privileges to access this page.');
    await user.page.waitForURL((url) => url.pathname === '/' || url.pathname === '/home');
  });

  longIt('finds tools by keyboard alone', async () => {
    const { page } = await e2e.open({ as: 'typist' });
    await page.goto('/');
    await page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search tools...').last().pressSequentially('task');
    await page.getByRole('option', { name: /Task Management/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/task-management');
  });

  it('finds work, tasks and actions by keyboard alone, but no people', async () => {
    const { page, visitor } = await e2e.open({ as: 'seeker' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visitor.post('/api/tasks', { title: 'Order zinnia seeds', category: 'personal' });
    await visitor.post('/api/user-watermarks', { name: 'Zinnia mark', content: '© Zinnia', style: {} });
    await page.goto('/subscription');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zinnia');
    await page.getByRole('option', { name: /Zinnia mark/ }).waitFor();
    await page.getByRole('option', { name: /Order zinnia seeds/ }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Title').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: /Order zinnia seeds/ }).waitFor();
    await page.keyboard.type('dark mode');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qqqq');
    await page.getByText('Nothing found for “qqqq”.').waitFor();
    expect(requested.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  });

  longIt('finds people for administrators only', async () => {
    await e2e.open({ as: 'quentin' });
    const { page } = await e2e.open({ asAdmin: true });
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search tools...').last().pressSequentially('quentin');
    await page
      .getByRole('option', { name: /quentin/i })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin*');
    await page
      .getByRole('dialog')
      .getByText(/quentin/i)
      .first()
      .waitFor();
  });

  it('rings the bell live and marks as read', async () => {
    const { page, visitor } = await e2e.open({ as: 'listener' });
    await page.goto('/');
    await page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page
      .getByText(/No notifications|all caught up|nothing/i)
      .first()
      .waitFor();
    expect((await visitor.get<{ unread: number }>('/api/notifications')).body.unread).toBe(0);
  });

  it('opens its menu on a phone', async () => {
    const { page } = await e2e.open({ as: 'phone', width: 390, height: 844 });
    await page.goto('/');
    await page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Task Management/ })
      .click();
    await page.waitForURL('**/task-management');
  });

  it('remembers the theme', async () => {
    const { page } = await e2e.open({ as: 'night' });
    await page.goto('/');
    await page
      .getByText(/Welcome/)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /account|profile/i })
      .first()
      .click();
    await page
      .getByRole('menuitemradio', { name: /dark/i })
      .or(page.getByRole('radio', { name: /dark/i }))
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(true);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  });
});

describe('accessibility', () => {
  it.each(
    shortRound(
      [
        ['/', false, [1440, 390]],
        ['/api/login', false, [390, 1440]],
        ['/home', true, [390, 1440]],
        ['/no/such/page', false, [1440, 390]],
        ['/task-management', true, [1440, 390]],
      ] as const,
      2,
    ),
  )('axe finds nothing on %s (signed in: %s), light and dark', async (path, signedIn, widths) => {
    const name = `axe${path.replace(/\W/g, '')}`;
    const { page, visitor } = await e2e.open({ as: signedIn ? name : undefined });
    if (signedIn) {
      await visitor.post('/api/tasks', { title: 'One', dueDate: '2020-01-01', description: 'text' });
      await visitor.post('/api/tasks', { title: 'Two', completed: true, category: 'finance' });
      await visitor.post('/api/projects', { title: 'A project', type: 'video' });
    }
    for (const width of shortRound(widths, 2)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await axeProblems(page), `${path} light ${width}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html.dark').waitFor();
      expect(await colourProblems(page), `${path} dark ${width}`).toEqual([]);
    }
  });
});

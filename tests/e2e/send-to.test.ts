/** Work that goes from one tool to the next: sent from a menu, taken by the page that can use it, opened by its address. */

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Design } from '#features/design/contract.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer();

const addPicture = async (visitor: Visitor): Promise<string> => {
  const { status, body } = await visitor.upload(await picture(), 'meadow.png', 'image/png');
  expect(status).toBe(201);
  return (body as { id: string }).id;
};
const sendFromLibrary = async (page: Page, id: string, target: string) => {
  await page.goto(`/library?open=${id}`);
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: target, exact: true }).click();
};
const LOGO = {
  name: 'Fern',
  svgContent:
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#123456"/></svg>',
};

describe('sending work on', () => {
  it('brings a picture among the photos to watermark, makes it a mark, and a profile picture', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'sender' });
    const id = await addPicture(visitor);
    await sendFromLibrary(page, id, 'Watermark photos and films');
    await page.getByRole('list', { name: 'Chosen photos' }).getByText('meadow.png').waitFor();
    // Nothing is left of what was sent, so that a reload does not send it again.
    expect(new URL(page.url()).search).toBe('?tab=watermark');

    await sendFromLibrary(page, id, 'Watermark');
    await page.getByRole('img', { name: 'The mark' }).waitFor();
    expect(await page.getByLabel('Watermark Name').inputValue()).toBe('meadow.png');

    await sendFromLibrary(page, id, 'Profile picture');
    await wasShown(page, 'Your profile picture is updated.');
    // What stands in the library by itself stays there.
    expect((await visitor.get(`/api/library/${id}`)).body).toMatchObject({ id, tool: 'upload' });
    expect(problems).toEqual([]);
  });

  longIt('makes a short film about a picture, with its name and nothing that nobody said', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'filmer' });
    await sendFromLibrary(page, await addPicture(visitor), 'Video scene');
    await page.getByRole('list', { name: 'Uploaded files' }).getByText('meadow.png').waitFor();
    await page.getByLabel(/^Scene 1 of 3, .* no text$/).waitFor();
    await page.getByRole('tab', { name: /Template/ }).click();
    expect(await page.getByLabel('Project Title').inputValue()).toBe('Meadow');
    expect(await page.getByLabel('Description').inputValue()).toBe('');
    expect(problems).toEqual([]);
  });

  longIt(
    'keeps a picture for the stage until a cover song is open, and asks before a face is used',
    async () => {
      const { page, problems, visitor } = await e2e.open({ as: 'singer' });
      const id = await addPicture(visitor);
      const cover = await visitor.post<{ id: string }>('/api/cover-songs', {
        youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        title: 'My song',
        userId: '',
      });
      expect(cover.status).toBe(201);
      await sendFromLibrary(page, id, 'Cover song stage');
      await wasShown(page, 'Open or create a cover song to add it.');
      await page.getByRole('button', { name: 'Edit' }).click();
      const sent = page.getByRole('region', { name: 'Sent to this cover song' });
      await sent.getByRole('button', { name: 'Use it' }).click();
      await page.getByRole('button', { name: 'Another picture' }).waitFor();
      expect(await sent.count()).toBe(0);

      await page.goto(`/cover-song-maker?cover=${cover.body.id}&take=${id}&as=cover-face`);
      expect(await sent.getByRole('button', { name: 'Use it' }).isDisabled()).toBe(true);
      await sent.getByRole('button', { name: 'Not now' }).click();
      await page.getByRole('heading', { name: 'Editing: My song' }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  longIt('opens logos and watermarks by their address, and makes a watermark of a logo', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'opener' });
    const logo = await visitor.post<{ id: string }>('/api/user-logos', LOGO);
    const mark = await visitor.post<{ id: string }>('/api/user-watermarks', {
      name: 'Studio',
      content: '© Studio',
    });
    expect([logo.status, mark.status]).toEqual([201, 201]);

    await page.goto(`/logo-maker?watermark=${mark.body.id}`);
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    expect(await page.getByLabel('Watermark Name').inputValue()).toBe('Studio');
    await page.goto(`/logo-maker?logo=${logo.body.id}`);
    await expect.poll(() => page.getByLabel('Logo Name').inputValue()).toBe('Fern');

    await page.getByRole('button', { name: 'Send Fern to…' }).click();
    await page.getByRole('menuitem', { name: 'Watermark', exact: true }).click();
    await page.getByRole('group', { name: 'Your Logos' }).getByRole('button', { pressed: true }).waitFor();
    expect(await page.getByLabel('Watermark Name').inputValue()).toBe('Fern');

    await page.goto('/logo-maker');
    await page.getByRole('button', { name: 'Send Fern to…' }).click();
    await page.getByRole('menuitem', { name: 'Design', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'What should your logo go on?' });
    await choice.getByRole('button', { name: 'Letterhead A4' }).waitFor();
    await choice.getByRole('button', { name: 'Square post' }).click();
    await page.waitForURL((url) => url.searchParams.has('design'));
    const made = async () => {
      const design = new URL(page.url()).searchParams.get('design');
      return (await visitor.get<Design>(`/api/designs/${design}`)).body.document;
    };
    const [layer] = (await made()).pages[0]!.layers;
    expect(layer).toMatchObject({ type: 'logo', alt: 'Fern' });
    expect(layer!.w / layer!.h).toBeCloseTo(2, 1);
    await page.getByRole('application').waitFor();

    await page.goto(`/design-studio?take=${logo.body.id}&as=design-picture`);
    await choice.getByRole('button', { name: 'Business card' }).click();
    await page.waitForURL((url) => url.searchParams.has('design'));
    await page.getByRole('application').waitFor();
    const [front, back] = (await made()).pages;
    expect(front!.layers).toContainEqual(
      expect.objectContaining({ type: 'logo', src: expect.stringMatching('^/api/files/') }),
    );
    expect(back!.layers).toContainEqual(expect.objectContaining({ role: 'place', text: 'Your address' }));
    // The brand is one press away.
    await page.getByRole('button', { name: 'New brand kit' }).click();
    await page.getByRole('dialog', { name: 'New brand kit' }).waitFor();

    await page.goto('/logo-maker?logo=gone');
    await wasShown(page, 'That could not be opened');
    expect(problems).toEqual([]);
  });

  longIt('opens a character and a scene by their address, and puts a character into a story', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'teller' });
    const made = await visitor.post<{ imageUrl: string; characterData: unknown }>('/api/generate-avatar', {
      description: 'A kind robot',
      style: 'cartoon',
      category: 'cartoon',
    });
    const kept = await visitor.post<{ id: string }>('/api/user-avatars', { name: 'Bolt', ...made.body });
    expect([made.status, kept.status]).toEqual([200, 201]);
    await page.goto(`/avatar-creator?character=${kept.body.id}`);
    await page.getByRole('tab', { name: 'Customize', selected: true }).waitFor();

    await page.getByRole('tab', { name: 'Gallery' }).click();
    await page.getByRole('button', { name: 'Send Bolt to…' }).click();
    await page.getByRole('menuitem', { name: 'Story scene' }).click();
    await page.getByRole('button', { name: 'Bolt', pressed: true }).waitFor();
    await page.getByLabel('Scene Name').fill('First day');
    await page.getByRole('button', { name: 'Create Scene' }).click();
    await wasShown(page, 'Scene created successfully!');
    const scenes = await visitor.get<{ id: string }[]>('/api/character-scenes');
    await page.goto(`/avatar-creator?scene=${scenes.body[0]!.id}`);
    await page.getByRole('button', { name: 'Save Scene' }).waitFor();

    await page.getByRole('button', { name: 'Send to…' }).click();
    await page.getByRole('menuitem', { name: 'Video scene' }).click();
    await page.getByRole('list', { name: 'Uploaded files' }).getByText('First day').waitFor();
    expect(problems).toEqual([]);
  });
});

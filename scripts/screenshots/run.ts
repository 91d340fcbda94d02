/** Makes the pictures in `docs/screenshots` of the product as it is: `node scripts/screenshots/run.ts`. */

import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type E2e, startE2e } from '../../tests/harness/e2e.ts';
import type { Visitor } from '../../tests/harness/visitor.ts';
import { addDemoContent } from './demo-content.ts';

const TARGET = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
/** Bytes; a README should open quickly. */
const MAX_BYTES = 250_000;

/** Fewer colours until the picture is light enough; flat screens lose nothing by it. */
async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    /* Pictures further down load when they are scrolled to, so only those in view are waited for. */
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode()));
  });
  await page.locator('[aria-busy=true], .animate-shimmer').first().waitFor({ state: 'detached' });
  const shot = sharp(await page.screenshot({ animations: 'disabled', timeout: 60_000 }));
  for (const colours of [256, 192, 128, 96, 64]) {
    const bytes = await shot.clone().png({ palette: true, colours, effort: 10, dither: 0.6 }).toBuffer();
    if (bytes.length > MAX_BYTES && colours > 64) continue;
    if (bytes.length > MAX_BYTES)
      throw new Error(`${name}.png is ${bytes.length} bytes even with 64 colours`);
    await writeFile(`${TARGET}${name}.png`, bytes);
    console.log(`${name}: ${Math.round(bytes.length / 1000)} kB, ${colours} colours`);
    return;
  }
}

async function takeAll(e2e: E2e): Promise<void> {
  const stranger = await e2e.open();
  await stranger.page.goto('/');
  await stranger.page.getByRole('heading', { level: 1 }).waitFor();
  await save(stranger.page, 'landing');

  const owner = await e2e.open({ as: 'Robin' });
  await addDemoContent(owner.visitor);
  await owner.page.goto('/');
  await owner.page.getByText('Recent Projects').waitFor();
  await save(owner.page, 'dashboard');

  for (const prompt of [
    'a lighthouse on the beach at sunset',
    'a fox reading a book in the forest',
    'Fantasy dragon',
  ]) {
    const made = await owner.visitor.post('/api/generate/image', { prompt });
    if (made.status !== 200) throw new Error(`no picture of ${prompt}: ${made.text}`);
  }
  await owner.page.goto('/ai-image-generator');
  await owner.page.getByRole('img', { name: 'Fantasy dragon' }).waitFor();
  await save(owner.page, 'images');

  await owner.page.goto('/library');
  await owner.page
    .getByRole('button', { name: /^Open: / })
    .first()
    .waitFor();
  await save(owner.page, 'library');
  const listed = await owner.visitor.get<{ items: { id: string }[] }>('/api/library?tool=image');
  await owner.page.goto(`/photo-editor?file=${listed.body.items[0]!.id}`);
  await owner.page.getByRole('tab', { name: 'Filters' }).click();
  await owner.page.getByRole('button', { name: 'Golden' }).click();
  await save(owner.page, 'photo-editor');

  const design = await owner.visitor.post<{ id: string }>('/api/designs', {
    templateId: 'morning-coffee',
    format: 'instagram-post',
  });
  await owner.page.goto(`/design-studio?design=${design.body.id}`);
  await owner.page.getByRole('tab', { name: 'Layers' }).click();
  await owner.page.getByRole('button', { name: /^Slow mornings/ }).click();
  await save(owner.page, 'designs');

  await takeTools(owner.page);
  await takeFilms(owner.page, owner.visitor);
  await takeLonger(owner.page, owner.visitor);

  await owner.page.goto('/admin');
  await owner.page.getByText('Total Users').waitFor();
  await save(owner.page, 'admin');

  /* After the first account, so that the page greets people who come back. */
  await stranger.page.goto('/api/login');
  await stranger.page.getByLabel('Email').waitFor();
  await save(stranger.page, 'sign-in');

  for (const { name, ...options } of [
    { name: 'tasks-dark', dark: true },
    { name: 'phone', width: 390, height: 844 },
  ]) {
    const { page, context } = await e2e.open(options);
    await context.addCookies(await owner.context.cookies());
    await page.goto('/task-management');
    await page.getByText('Showing').waitFor();
    await save(page, name);
  }
}

async function takeTools(page: Page): Promise<void> {
  await page.goto('/avatar-creator');
  await page.getByLabel('Character Description').fill('A cheerful red-haired knight with a beard');
  await page.getByRole('button', { name: 'Generate Character' }).click();
  await page.getByRole('img', { name: 'A cheerful red-haired knight with a beard' }).waitFor();
  await page.getByText('Building your character…').waitFor({ state: 'detached' });
  await save(page, 'characters');

  await page.goto('/speech-tools');
  await page.getByRole('button', { name: /^Once upon a time/ }).click();
  await page.getByRole('button', { name: 'Generate Speech' }).click();
  await page.getByRole('region', { name: 'Generated Speech' }).waitFor({ timeout: 120_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'speech');

  await page.goto('/logo-maker');
  await page
    .getByRole('button', { name: /^Roastery/ })
    .first()
    .click();
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'logos');
  await page.getByRole('tab', { name: 'Watermark Maker' }).click();
  await page.getByRole('button', { name: /^Round seal/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'watermarks');
}

async function takeFilms(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/video-maker');
  await page.getByLabel('Project Title').fill('A summer by the sea');
  await page
    .getByLabel('Description')
    .fill('A sailing boat on the ocean. Palm trees on a tropical beach! A lighthouse at sunset.');
  await page.getByRole('button', { name: /^Travel/ }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Draw them now' }).click();
  await page.getByText('All pictures are drawn.').waitFor({ timeout: 120_000 });
  const position = page.getByRole('slider', { name: 'Position' });
  for (let i = 0; i < 60; i++) await position.press('ArrowRight');
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'videos');

  const link = { title: 'Midnight Harbour', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id } = (await visitor.post<{ id: string }>('/api/cover-songs', link)).body;
  await visitor.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'pop', seconds: 30 });
  const character = { characterType: 'celebrity', bodyType: 'female', clothingStyle: 'pop' };
  await visitor.put(`/api/cover-songs/${id}/character`, { ...character, persona: 'nova-vale' });
  await page.goto('/cover-song-maker');
  await page.getByRole('tab', { name: 'My Projects' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText(/\d BPM/).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Preview Settings' }).click();
  await page.locator('video').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'covers');
}

/** What is made of a few words, and takes a minute. */
async function takeLonger(page: Page, visitor: Visitor): Promise<void> {
  const make = async (path: string, body: object): Promise<string> => {
    const { status, body: made, text } = await visitor.post<{ id: string }>(path, body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
    for (;;) {
      const answer = await visitor.get<{ status?: string; error?: string | null }>(`${path}/${made.id}`);
      if (answer.body.error) throw new Error(`${path}: ${answer.body.error}`);
      if (!answer.body.status || answer.body.status === 'completed') return made.id;
      await sleep(1000);
    }
  };
  /** The page of one thing, when its pictures are there. */
  const show = async (path: string, name: string) => {
    await page.goto(path);
    await page.locator('main img, main [contenteditable]').first().waitFor();
    await sleep(2000);
    await page.evaluate(() => scrollTo(0, 0));
    await save(page, name);
  };
  const script = 'A fox and an owl open a bakery in the forest';
  const movie = await make('/api/movies', { title: 'The forest bakery', script, storyboardOnly: true });
  await show(`/movie-maker?movie=${movie}`, 'movies');
  const prompt = 'A picture book about a shy bear who opens a flower shop';
  await show(`/book-creator?book=${await make('/api/books', { prompt, pages: 8 })}`, 'books');
  const note = await make('/api/notes', { title: 'Spring market', markdown: NOTE });
  await show(`/notes/${note}`, 'notes');
  const itemId = await make('/api/designs', { templateId: 'bold-sale' });
  const template = await make('/api/templates', { kind: 'design', itemId, name: 'Weekend sale' });
  await show(`/template-maker?template=${template}`, 'templates');

  await page.goto('/campaigns');
  await page
    .getByLabel('In one sentence')
    .fill('Pumpkin rolls for 3 €, until 24 December, Bakery Huber in Munich');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('switch', { name: 'With films' }).click();
  await page.getByRole('button', { name: 'Make everything' }).click();
  await page.getByRole('button', { name: 'Approve' }).nth(3).waitFor({ timeout: 300_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'campaigns');
}

const NOTE = `We open at **eight**. The stall is the one beside the fountain.

## To bring

- [x] Table cloth and price cards
- [ ] Change, mostly small coins
- [ ] The new banner

## Ideas

> Let children decorate their own roll.

1. A colouring sheet with the fox
2. Stickers for whoever comes back
`;

await mkdir(TARGET, { recursive: true });
const e2e = await startE2e();
try {
  await takeAll(e2e);
} finally {
  await e2e.dispose();
}

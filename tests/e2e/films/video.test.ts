/** The video maker in a real browser: four tabs, a preview that follows every field, and a saved project. */

import { createCanvas } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK_VIDEO, type Project, type VideoData } from '#features/video/contract.ts';
import { drawFrame } from '#features/video/scene/draw-frame.ts';
import { writtenIn } from '#features/video/scene/pages/draw-page.ts';
import { blankScene } from '#features/video/scene/scene-list.ts';
import { storyboardOf } from '#features/video/scene/storyboard.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { talkingClip } from '#tests/factories/clip.ts';
import { axeProblems } from '#tests/harness/browser/axe.ts';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt, shortRound } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const preview = (page: Page) => page.getByRole('img', { name: /^Video preview/ });
/** Changes whenever the frame does. */
const frame = (page: Page) =>
  preview(page).evaluate((one: HTMLCanvasElement) => one.toDataURL('image/png').length);
/** A file that comes by mouse or clipboard and not by the dialog. */
const giveFile = (page: Page, way: 'drop' | 'paste', name: string, bytes: Buffer) =>
  page.getByRole('button', { name: 'Choose files' }).evaluate(
    (button, [type, fileName, base64]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName!, { type: 'image/png' }));
      const more = { bubbles: true, cancelable: true };
      if (type === 'paste')
        button.dispatchEvent(new ClipboardEvent('paste', { ...more, clipboardData: data }));
      else
        for (const step of ['dragenter', 'dragover', 'drop'])
          button.dispatchEvent(new DragEvent(step, { ...more, dataTransfer: data }));
    },
    [way, name, bytes.toString('base64')],
  );
const openPage = async (as: string, options: { width?: number; dark?: boolean } = {}) => {
  const opened = await e2e.open({ as, ...options });
  await opened.page.goto('/video-maker');
  await opened.page.getByRole('heading', { name: 'AI Video Maker' }).waitFor();
  return opened;
};

describe('the video maker', () => {
  it('wants a title, shows every change at once, and saves a draft', async () => {
    const { page, problems, visitor } = await openPage('director');
    await page.getByRole('button', { name: 'Create Video Project' }).click();
    await wasShown(page, 'Please enter a title for your video project.');
    await page.getByLabel('Project Title').fill('Fresh bread');
    await page.getByRole('button', { name: /^Travel/ }).click();
    expect(await page.getByRole('button', { name: /^Travel/ }).getAttribute('aria-pressed')).toBe('true');

    await tab(page, 'Customize');
    await page.getByText('Duration: 30s').waitFor();
    const before = await frame(page);
    await page.getByRole('combobox', { name: 'Video Style' }).click();
    await page.getByRole('option', { name: 'Bold' }).click();
    await expect.poll(() => frame(page)).not.toBe(before);
    await page.getByRole('slider', { name: /Duration/ }).press('ArrowRight');
    await page.getByText('Duration: 35s').waitFor();

    await tab(page, 'Content');
    const plain = await frame(page);
    await page.getByLabel('Text Overlay').fill('Open today');
    await expect.poll(() => frame(page)).not.toBe(plain);
    const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#c04020' } })
      .png()
      .toBuffer();
    const files = [
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) },
      { name: 'loaf.png', mimeType: 'image/png', buffer },
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ];
    await page.getByLabel('Media files').setInputFiles(files);
    await wasShown(
      page,
      'notes.txt: please choose pictures or videos. huge.png: the maximum file size is 10 MB.',
    );
    await page.getByRole('button', { name: 'Remove loaf.png' }).waitFor();
    await wasShown(page, 'fake.png: Please choose a picture (PNG,');
    for (const way of ['drop', 'paste'] as const) {
      await giveFile(page, way, `by-${way}.png`, buffer);
      await page.getByRole('button', { name: `Remove by-${way}.png` }).click();
    }

    await tab(page, 'Finalize');
    const summary = page.getByRole('region', { name: 'Project Summary' });
    for (const text of ['Fresh bread', 'Travel', '35 seconds', '1'])
      await summary.getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create Video Project' }).click();
    await wasShown(page, 'Your video project has been saved.');
    const { body } =
      await visitor.get<{ id: string; title: string; status: string; type: string }[]>('/api/projects');
    expect(body[0]).toMatchObject({ title: 'Fresh bread', status: 'draft', type: 'video' });
    const saved = await visitor.get<{ data: object }>(`/api/projects/${body[0]!.id}`);
    expect(saved.body.data).toMatchObject({
      template: 'travel',
      duration: [35],
      style: 'bold',
      music: 'none',
      textOverlay: 'Open today',
      uploadedFiles: [{ name: 'loaf.png' }],
    });
    expect(problems).toEqual([]);
  });

  longIt('lets a person move the words of a scene, and take that back', async () => {
    const { page, problems } = await openPage('mover');
    await page.getByLabel('Project Title').fill('Fresh bread');
    await tab(page, 'Content');
    const whole = page.getByRole('button', { name: 'Move words and pictures' });
    await whole.click();
    const word = page.getByRole('button', { name: 'Move “Fresh bread” with the arrow keys' });
    const top = async () => (await word.boundingBox())!.y;
    const before = await top();
    const { x, y, width, height } = (await word.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 + 40, { steps: 3 });
    await page.mouse.up();
    await expect.poll(top).toBeGreaterThan(before + 25);
    const dragged = await top();
    await word.press('Shift+ArrowDown');
    await expect.poll(top).toBeGreaterThan(dragged + 3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(top).toBeLessThan(dragged + 2);
    await page.getByRole('button', { name: 'Put everything back' }).click();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
    // Words of one's own are added, and taken off again by a key.
    await page.getByLabel('Your own words').fill('Open on Sunday');
    await page.getByRole('button', { name: 'Add text' }).click();
    const own = page.getByRole('button', { name: 'Move “Open on Sunday” with the arrow keys' });
    await own.press('Delete');
    await expect.poll(() => own.count()).toBe(0);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(problems).toEqual([]);
  });

  longIt(
    'keeps a new title of the open project, given in the list or in another tab, when the editor saves',
    async () => {
      const { page, problems, visitor } = await openPage('renamer');
      const body = { title: 'Old', type: 'video', data: { ...BLANK_VIDEO, title: 'Old' } };
      const { id } = (await visitor.post<{ id: string }>('/api/projects', body)).body;
      const titleNow = async () => (await visitor.get<{ title: string }>(`/api/projects/${id}`)).body.title;
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      // Open, and scrolled to the top: a menu opened before that would be left behind below.
      await page.getByRole('button', { name: 'Save Changes' }).waitFor();
      await page.getByRole('button', { name: 'More for Old' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByLabel('New title').fill('New');
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('heading', { name: 'New', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await wasShown(page, 'Your changes have been saved.');
      expect(await titleNow()).toBe('New');

      await visitor.put(`/api/projects/${id}`, { title: 'Newer' });
      await page.getByRole('heading', { name: 'Newer', exact: true }).waitFor();
      await tab(page, 'Template');
      await expect.poll(() => page.getByLabel('Project Title').inputValue()).toBe('Newer');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await saved;
      expect(await titleNow()).toBe('Newer');
      expect(problems).toEqual([]);
    },
  );

  it('arranges scenes on the timeline by keys and by mouse, takes steps back, and loses nothing when left', async () => {
    const { page, problems, visitor } = await openPage('editor');
    await page.getByLabel('Project Title').fill('Three lines');
    await page.getByLabel('Description').fill('Fresh bread every day. Warm rolls. Come in!');
    await tab(page, 'Customize');
    await page.getByRole('slider', { name: /Duration/ }).press('Home');
    await page.getByRole('slider', { name: /Duration/ }).press('ArrowRight');
    await tab(page, 'Content');
    const strip = page.getByRole('listbox', { name: 'Scenes' });
    const texts = () =>
      strip
        .getByRole('option', { name: /^Scene/ })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.split(': ')[1]));
    await expect.poll(texts).toEqual(['Fresh bread every day.', 'Warm rolls.', 'Come in!']);

    await strip.getByRole('option', { name: /^Scene 1 of 3/ }).click();
    await page.keyboard.press('s');
    await expect.poll(texts).toEqual(['Fresh bread', 'every day.', 'Warm rolls.', 'Come in!']);
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText('Moved to position 3 of 4.').waitFor();
    const moved = ['Fresh bread', 'Warm rolls.', 'every day.', 'Come in!'];
    await expect.poll(texts).toEqual(moved);
    await expect.poll(() => strip.locator(':focus').getAttribute('aria-label')).toMatch(/^Scene 3 of 4/);

    const first = (await strip.getByRole('option', { name: /Fresh bread/ }).boundingBox())!;
    const last = (await strip.getByRole('option', { name: /Come in!/ }).boundingBox())!;
    await page.mouse.move(first.x + 20, first.y + 20);
    await page.mouse.down();
    await page.mouse.move(last.x + last.width - 20, last.y + 24, { steps: 6 });
    await page.waitForTimeout(50);
    await page.mouse.up();
    await expect.poll(texts).toEqual(['Warm rolls.', 'every day.', 'Come in!', 'Fresh bread']);
    await page.keyboard.press('Control+z');
    await expect.poll(texts).toEqual(moved);
    await strip.getByRole('option', { name: /every day/ }).click();
    await page.getByLabel('Scene text').fill('Each morning.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    const kept = ['Fresh bread', 'Warm rolls.', 'Each morning.', 'Come in!'];
    await expect.poll(texts).toEqual(kept);

    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await page.getByText('Recent Projects').waitFor();
    await page.goBack();
    await page.getByText('We kept your unsaved changes.').waitFor();
    // Back where it was left, on the timeline.
    await strip.waitFor();
    await page.getByRole('tab', { name: '1. Template' }).click();
    await expect.poll(() => page.getByLabel('Project Title').inputValue()).toBe('Three lines');
    expect(await page.getByLabel('Description').inputValue()).toBe(kept.join('\n'));
    await page.getByRole('button', { name: 'Create Video Project' }).click();
    await wasShown(page, 'Your video project has been saved.');
    const [listed] = (await visitor.get<{ id: string }[]>('/api/projects')).body;
    const path = `/api/projects/${listed!.id}`;
    const stored = await visitor.get<{ data: VideoData }>(path);
    expect(stored.body.data.scenes).toHaveLength(4);

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByText('We kept your unsaved changes.').waitFor({ state: 'detached' });
    await strip.waitFor();
    await visitor.put(path, { data: { ...stored.body.data, style: 'bold' } });
    await strip.getByRole('option', { name: /^Scene 1/ }).click();
    await page.keyboard.press('d');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Replace it with mine' }).click();
    await wasShown(page, 'Your changes have been saved.');
    expect((await visitor.get<{ data: VideoData }>(path)).body.data.scenes).toHaveLength(5);
    await page.reload();
    await page.getByRole('heading', { name: 'AI Video Maker' }).waitFor();
    expect(await page.getByText('We kept your unsaved changes.').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  longIt('cuts a clip by its words, takes it back, tidies up in one click, and keeps the cuts', async () => {
    const { page, problems, visitor } = await openPage('cutter');
    const sent = await visitor.upload(
      await talkingClip(),
      'talk.mp4',
      'video/mp4',
      'file',
      '/api/video/media',
    );
    const clip = sent.body as VideoData['uploadedFiles'][number];
    const word = (text: string, start: number, end: number) => ({ text, start, end });
    const data: VideoData = {
      ...BLANK_VIDEO,
      title: 'Talk',
      uploadedFiles: [clip],
      scenes: [{ ...blankScene('s1'), fileId: clip.id, seconds: 2 }],
      transcripts: [
        {
          fileId: clip.id,
          language: 'en',
          words: [
            word('Fresh', 0, 0.4),
            word('um', 0.4, 0.7),
            word('bread', 0.7, 1.1),
            word('daily.', 1.1, 1.9),
          ],
        },
      ],
    };
    const { id } = (
      await visitor.post<{ id: string }>('/api/projects', { title: 'Talk', type: 'video', data })
    ).body;
    await page.goto(`/video-maker?project=${id}`);
    const words = page.getByRole('listbox', { name: 'Words of the clip' });
    const length = () => page.getByLabel('Seconds', { exact: true }).inputValue();
    await words.getByRole('option', { name: 'bread' }).click();
    await expect.poll(length).toBe('2');
    await page.keyboard.press('Delete');
    await words.getByRole('option', { name: 'bread, cut' }).waitFor();
    await expect.poll(length).toBe('1.6');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await words.getByRole('option', { name: 'bread', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove silences and ums (1)' }).click();
    await words.getByRole('option', { name: 'um, cut' }).waitFor();
    await words.press('Control+z');
    await words.getByRole('option', { name: 'um', exact: true }).waitFor();
    await words.press('Control+Shift+z');
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await wasShown(page, 'Your changes have been saved.');
    const saved = (await visitor.get<{ data: VideoData }>(`/api/projects/${id}`)).body.data;
    expect(saved.scenes[0]).toMatchObject({ cuts: [{ from: 0.4, to: 0.7 }], seconds: 1.7 });
    expect(problems).toEqual([]);
  });

  longIt('shows in the preview what the exporter draws', async () => {
    const { page } = await openPage('painter');
    await page.getByLabel('Project Title').fill('Harbour Coffee');
    await page.getByLabel('Description').fill('Freshly roasted. Open daily.');
    await page.getByRole('button', { name: /^Social Clip/ }).click();
    await tab(page, 'Customize');
    await page.getByRole('slider', { name: 'Position' }).press('End');
    registerFilmFonts('');
    const data = {
      ...BLANK_VIDEO,
      title: 'Harbour Coffee',
      description: 'Freshly roasted. Open daily.',
      template: 'social' as const,
    };
    const canvas = createCanvas(1280, 720);
    const board = storyboardOf(data, []);
    const film = { data, board, stills: [], letters: await shippedLetters(writtenIn(board)) };
    drawFrame(canvas.getContext('2d') as never, { width: 1280, height: 720 }, film, 29.99);
    const small = (bytes: Buffer) => sharp(bytes).resize(320, 180).removeAlpha().raw().toBuffer();
    const there = await small(canvas.toBuffer('image/png'));
    const apart = async () => {
      const shown = await preview(page).evaluate((one: HTMLCanvasElement) => one.toDataURL().split(',')[1]!);
      const here = await small(Buffer.from(shown, 'base64'));
      return here.reduce((sum, value, i) => sum + Math.abs(value - there[i]!), 0) / here.length;
    };
    // Its letters are fetched one by one, and it is drawn again with each.
    await expect.poll(apart).toBeLessThan(4);
  });

  longIt(
    'takes a character as presenter, sent or from the library, and moves its lips with the voice',
    async () => {
      const { page, problems, visitor } = await e2e.open({ as: 'host' });
      const portrait = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c08040' } })
        .png()
        .toBuffer();
      const { id, url } = (await visitor.upload(portrait, 'rosie.png', 'image/png')).body as {
        id: string;
        url: string;
      };
      await visitor.post('/api/user-avatars', {
        name: 'Rosie',
        imageUrl: url,
        characterData: { style: { renderQuality: 'low' }, personality: { voice: 'male-adult' } },
      });
      // A second of an open mouth, and one of a closed mouth.
      const mouth = (['open', 'closed'] as const).map((shape, i) => ({ start: i, end: i + 1, shape }));
      await page.route('**/api/video/voice', (route) =>
        route.fulfill({ json: { seconds: 2, words: [], mouth } }),
      );
      await page.goto(`/video-maker?take=${id}&as=video-presenter`);
      const presenter = page.getByRole('region', { name: 'Presenter' });
      await presenter.getByRole('button', { name: 'Remove Rosie' }).click();
      await presenter.getByRole('button', { name: 'From my library' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rosie' }).click();
      await presenter.getByRole('button', { name: 'Remove Rosie' }).waitFor();
      expect(await page.getByRole('switch', { name: 'Narration' }).isChecked()).toBe(true);
      expect(await page.getByRole('combobox', { name: 'Voice' }).textContent()).toBe('Onyx');

      await tab(page, 'Template');
      await page.getByLabel('Project Title').fill('With Rosie');
      await page.getByLabel('Description').fill('Fresh bread.');
      await tab(page, 'Customize');
      await page.getByRole('slider', { name: /Duration/ }).press('Home');
      await tab(page, 'Content');
      await page.getByRole('option', { name: /^Scene 1/ }).click();
      const position = page.getByRole('slider', { name: 'Position' });
      /** The presenter's window at a moment, once it is drawn. */
      const window = async (seconds: number): Promise<number[]> => {
        await position.press('Home');
        for (let i = 0; i < Math.floor(seconds); i++) await position.press('PageUp');
        for (let i = 0; i < Math.round((seconds % 1) * 10); i++) await position.press('ArrowRight');
        return preview(page).evaluate(async (one: HTMLCanvasElement) => {
          const read = () => [...one.getContext('2d')!.getImageData(1035, 475, 216, 216).data];
          let [last, same] = [read(), 0];
          while (same < 5) {
            await new Promise((done) => setTimeout(done, 100));
            const now = read();
            same = now.every((value, i) => value === last[i]) ? same + 1 : 0;
            last = now;
          }
          return last;
        });
      };
      await page.getByText('Getting Rosie ready…').waitFor({ state: 'detached' });
      const [open, closed] = [await window(2.5), await window(3.4)];
      const changed = open.filter((value, i) => Math.abs(value - closed[i]!) > 40).length;
      expect(open[(3 * 216 + 108) * 4]).toBeGreaterThan(240);
      expect(changed).toBeGreaterThan(50);

      await page.getByRole('combobox', { name: 'Presenter' }).click();
      await page.getByRole('option', { name: 'Full frame' }).click();
      await expect.poll(async () => (await window(2.5))[(3 * 216 + 108) * 4]).not.toBe(255);
      await page.getByRole('button', { name: 'Create Video Project' }).click();
      await wasShown(page, 'Your video project has been saved.');
      const [listed] = (await visitor.get<{ id: string }[]>('/api/projects')).body;
      const { data } = (await visitor.get<{ data: VideoData }>(`/api/projects/${listed!.id}`)).body;
      expect(data.presenter).toMatchObject({ name: 'Rosie', shown: 'corner' });
      expect(data.scenes[0]!.presenter).toBe('full');
      expect(problems).toEqual([]);
    },
  );

  // That one is made, followed and watched: whole-way.test.ts.
  it('asks when another window was first, and loses nothing of either', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'two-windows' });
    const data = { ...BLANK_VIDEO, title: 'Bread', description: 'First words.' };
    const made = await visitor.post<Project>('/api/projects', { title: 'Bread', type: 'video', data });
    const path = `/api/projects/${made.body.id}`;
    const stored = async () => ((await visitor.get<Project>(path)).body.data as VideoData).description;
    const elsewhere = (description: string) => visitor.put(path, { data: { ...data, description } });
    const words = page.getByLabel('Description');
    const choice = page.getByRole('dialog', { name: 'Changed in another window' });
    const save = async (description: string) => {
      await words.fill(description);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    };
    await page.goto(`/video-maker?project=${made.body.id}`);
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await tab(page, 'Template');

    await elsewhere('Their words.');
    await save('My words.');
    await choice.getByRole('button', { name: 'Open the newer version' }).click();
    await expect.poll(() => words.inputValue()).toBe('Their words.');
    await page.getByRole('heading', { name: 'AI Video Maker' }).click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => words.inputValue()).toBe('My words.');
    await save('My words.');
    await expect.poll(stored).toBe('My words.');

    await elsewhere('Their second words.');
    await save('Mine again.');
    await choice.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect.poll(stored).toBe('Mine again.');
    const versions = (await visitor.get<{ id: string }[]>(`${path}/versions`)).body;
    const said = await Promise.all(
      versions.map(
        async ({ id }) => (await visitor.get<VideoData>(`${path}/versions/${id}`)).body.description,
      ),
    );
    expect(said).toContain('Their second words.');

    await elsewhere('Their third words.');
    await save('For the copy.');
    await choice.getByRole('button', { name: 'Keep both: save mine as a copy' }).click();
    await choice.waitFor({ state: 'detached' });
    expect(await stored()).toBe('Their third words.');
    const { body } = await visitor.get<Project[]>('/api/projects');
    expect(body.map(({ title }) => title)).toEqual(['Bread (copy)', 'Bread']);
    expect(problems).toEqual([]);
  });

  longIt('says one length everywhere, warns when the words need more, and fits them', async () => {
    const { page, problems, visitor } = await e2e.open({ as: 'timekeeper' });
    const lines = [
      'Our oven is lit before the sun is up, every single day of the year.',
      'Flour, water, salt and a lot of patience are all that we need for it.',
      'Come by before noon and taste what is still warm from the stone.',
    ];
    const made = await visitor.post<Project>('/api/projects', {
      title: 'Bread',
      type: 'video',
      data: {
        ...BLANK_VIDEO,
        title: 'Bread',
        description: lines.join(' '),
        duration: [15],
        endCard: 'bread.example',
        narration: { ...BLANK_VIDEO.narration, isOn: true },
      },
    });
    // A voice whose pace is known, however busy the machine is.
    await page.route('**/api/video/voice', (route) => {
      const { text, speed } = route.request().postDataJSON() as { text: string; speed: number };
      return route.fulfill({ json: { seconds: (text.length * 0.09) / speed, words: [], mouth: [] } });
    });
    await page.goto(`/video-maker?project=${made.body.id}`);
    // A project that is opened shows its content: whoever goes on before is brought back to it.
    await page.waitForURL(/tab=content/);
    await tab(page, 'Finalize');
    const lengths = async () => {
      const read = async (text: RegExp) =>
        Number(text.exec((await page.getByText(text).first().textContent()) ?? '')?.[1] ?? Number.NaN);
      return [
        await read(/Duration: (\d+)s/),
        await read(/^(\d+) seconds$/),
        await read(/\d scenes, 0:(\d+)/),
        await read(/\d:\d\d \/ 0:(\d+)/),
      ];
    };
    const spoken = lines.reduce((sum, line) => sum + line.length * 0.09 + 0.7, 0);
    const length = Math.ceil(spoken + 2 * 15 * 0.16);
    expect(length).toBeGreaterThan(15);
    await expect.poll(lengths).toEqual([length, length, length, length]);
    await page.getByText(`You chose 15 seconds, but the words need ${length}.`).waitFor();
    await tab(page, 'Customize');
    await page.getByText(`Duration: ${length} seconds`).waitFor();
    await tab(page, 'Finalize');
    // Nothing of another length is made without a question.
    await page.getByRole('button', { name: 'Make Video' }).first().click();
    const question = page.getByRole('dialog', { name: 'How long should the video be?' });
    await question.getByRole('button', { name: `Make it ${length} s long` }).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Fit to 15 s' }).click();
    await expect.poll(lengths).toEqual([15, 15, 15, 15]);
    expect(await page.getByRole('button', { name: 'Fit to 15 s' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('begins the video, shows how far it is, and leaves the project as it was when it is cancelled', async () => {
    const { page, problems, visitor } = await openPage('maker');
    await page.getByLabel('Project Title').fill('Five minutes');
    await tab(page, 'Customize');
    await page.getByRole('slider', { name: /Duration/ }).press('End');
    await tab(page, 'Content');
    await page.getByRole('switch', { name: 'Draw pictures for the scenes' }).click();
    // An upright picture makes an upright film, while nobody has said otherwise.
    const buffer = await sharp({ create: { width: 60, height: 100, channels: 3, background: '#2060c0' } })
      .png()
      .toBuffer();
    const name = `${'a-name-without-any-spaces-'.repeat(4)}.png`;
    await page.getByLabel('Media files').setInputFiles({ name, mimeType: 'image/png', buffer });
    await wasShown(page, 'Format: Portrait (1080 × 1920)');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tab(page, 'Finalize');
    const summary = page.getByRole('region', { name: 'Project Summary' });
    await summary.getByText('Portrait (1080 × 1920)').waitFor();
    await page.getByRole('button', { name: 'Make Video' }).first().click();
    const progress = page.getByRole('progressbar', { name: 'Making Five minutes' });
    await progress.waitFor();
    // Where the button was, and in sight.
    expect((await progress.boundingBox())!.y).toBeLessThan(900);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('draft', { exact: true }).waitFor();
    const { body } = await visitor.get<{ status: string; fileUrl: string | null }[]>('/api/projects');
    expect(body).toMatchObject([{ status: 'draft', fileUrl: null }]);
    expect(problems).toEqual([]);
  });

  longIt('plays, and says so when saving fails', async () => {
    const { page } = await openPage('watcher');
    await page.getByLabel('Project Title').fill('Failing');
    await tab(page, 'Finalize');
    await page.getByText('Custom', { exact: true }).waitFor();
    const position = page.getByRole('slider', { name: 'Position' });
    const start = Number(await position.getAttribute('aria-valuenow'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect
      .poll(async () => Number(await position.getAttribute('aria-valuenow')))
      .toBeGreaterThan(start + 0.4);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.route('**/api/projects', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'no' } })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Create Video Project' }).click();
    await wasShown(page, 'Failed to create video project. Please try again.');
  });

  it.each(
    shortRound(
      [
        [1440, true],
        [390, false],
      ] as const,
      2,
    ),
  )('is accessible and fits at %d px, dark %s', async (width, dark) => {
    const { page } = await openPage(`seen${width}`, { width, dark });
    for (const name of ['Template', 'Content']) {
      await tab(page, name);
      expect(await axeProblems(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
        width,
      );
    }
  });
});

/** Films about a picture: named after it, told by the brand, and silent where there is none. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, VIDEO_TEMPLATES, type VideoData } from '../contract.ts';
import { LOOKS } from '../scene/look/template-look.ts';
import { storyboardOf } from '../scene/storyboard.ts';
import { filmAbout, nameOfPicture } from './about-picture.ts';

const made = (prompt: string) => ({
  title: prompt,
  tool: 'image',
  recipe: [{ label: 'Description', value: prompt }],
});
const sent = (title: string) => ({ title, tool: 'upload', recipe: [] });

describe('the name of a picture', () => {
  it.each([
    ['A cup of coffee on a wooden table, morning light, product photo, 8k', 'Cup of coffee'],
    ['Close-up of a sourdough loaf on a linen cloth, warm light', 'Sourdough loaf'],
    ['Photo of a gift with a red ribbon. Wrapped by hand', 'Gift with a red ribbon'],
    ['Red shoes', 'Red shoes'],
    ['Cinematic, 8k', ''],
    ['???', ''],
  ])('is its subject: %s', (prompt, title) => {
    expect(nameOfPicture(made(prompt))).toBe(title);
  });

  it('is the name that somebody gave it', () => {
    expect(nameOfPicture({ ...made('Close-up of a loaf'), title: 'Our Saturday bread' })).toBe(
      'Our Saturday bread',
    );
  });

  it.each([
    ['red-mug_final.jpg', 'Red mug'],
    ['IMG_2034.jpg', ''],
    ['DSC00412.JPG', ''],
    ['Screenshot 2026-03-01 at 10.22.png', ''],
    ['3f2a9c1e-77.png', ''],
  ])('is in the name of its file, or nothing is: %s', (name, title) => {
    expect(nameOfPicture(sent(name))).toBe(title);
  });

  it('leaves a film alone that somebody began', () => {
    const started: VideoData = { ...BLANK_VIDEO, title: 'Mine' };
    expect(filmAbout(started, made('Red shoes'))).toBe(started);
  });
});

describe('a film about one picture', () => {
  const boardOf = (data: VideoData) =>
    storyboardOf({ ...data, uploadedFiles: [{ id: '1', url: '', name: 'a', type: 'image/png', size: 1 }] }, [
      'file:1',
    ]);

  it.each(['', ...VIDEO_TEMPLATES.map(({ id }) => id)] as const)('says nothing of ours: %s', (template) => {
    const look = LOOKS[template || 'explainer'];
    for (const data of [filmAbout(BLANK_VIDEO, sent('IMG_2034.jpg')), { ...BLANK_VIDEO, title: 'Mug' }]) {
      const said = boardOf({ ...data, template }).scenes.map(({ headline }) => headline);
      for (const sample of [...look.beats, look.ending]) expect(said).not.toContain(sample);
    }
  });

  it('has a few scenes, no line twice, and each shows the picture in another way', () => {
    const film = filmAbout(BLANK_VIDEO, made('A cup of coffee on a wooden table, product photo'));
    const [title, ...beats] = boardOf(film).scenes;
    expect(title).toMatchObject({ kind: 'title', headline: 'Cup of coffee', media: 0 });
    expect(beats.length).toBeGreaterThan(1);
    expect(beats.length).toBeLessThan(5);
    expect(beats.map(({ shot }) => shot)).toEqual(beats.map((_, i) => i));
    expect(beats.map(({ headline }) => headline).filter(Boolean)).toEqual([]);
  });

  it('is told by the brand, and never by the words the picture was asked for with', () => {
    const brand = { name: 'Crumb & Co', tagline: 'Bread worth the queue.', contact: 'crumb.example' };
    const prompt = 'Close-up of a sourdough loaf, golden crust glowing in warm light, shallow depth of field';
    for (const film of [filmAbout(BLANK_VIDEO, made(prompt), brand), filmAbout(BLANK_VIDEO, made(prompt))]) {
      const said = boardOf(film).scenes.flatMap(({ headline, text }) => [headline, text]);
      expect(said.join(' ')).not.toMatch(/close-up|crust|glowing|light|depth/i);
      expect(film.title).toBe('Sourdough loaf');
    }
    const { scenes } = boardOf(filmAbout(BLANK_VIDEO, made(prompt), brand));
    expect(scenes.map(({ headline }) => headline)).toContain('Bread worth the queue.');
    expect(scenes.at(-1)).toMatchObject({ headline: 'Crumb & Co', text: 'crumb.example' });
  });
});

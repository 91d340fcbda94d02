/** Films about a picture: told by what is known of it, and silent where nothing is. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, VIDEO_TEMPLATES, type VideoData } from '../contract.ts';
import { storyboardOf } from '../scene/storyboard.ts';
import { LOOKS } from '../scene/template-look.ts';
import { filmAbout, scriptOfPicture } from './about-picture.ts';

const made = (prompt: string) => ({
  title: prompt,
  tool: 'image',
  recipe: [{ label: 'Description', value: prompt }],
});
const sent = (title: string) => ({ title, tool: 'upload', recipe: [] });

describe('what is known of a picture', () => {
  it.each([
    [
      'A cup of coffee on a wooden table, morning light, product photo, 8k',
      'Cup of coffee',
      ['A cup of coffee on a wooden table.', 'Morning light.'],
    ],
    ['Photo of a gift with a red ribbon. Wrapped by hand', 'Gift with a red ribbon', ['Wrapped by hand.']],
    ['Red shoes', 'Red shoes', []],
    ['???', '', []],
  ])('tells it: %s', (prompt, title, lines) => {
    expect(scriptOfPicture(made(prompt))).toEqual({ title, lines });
  });

  it.each([
    ['red-mug_final.jpg', 'Red mug'],
    ['IMG_2034.jpg', ''],
    ['DSC00412.JPG', ''],
    ['Screenshot 2026-03-01 at 10.22.png', ''],
    ['3f2a9c1e-77.png', ''],
  ])('is in the name of its file, or nothing is: %s', (name, title) => {
    expect(scriptOfPicture(sent(name))).toEqual({ title, lines: [] });
  });

  it('leaves a film alone that somebody began', () => {
    const begun: VideoData = { ...BLANK_VIDEO, title: 'Mine' };
    expect(filmAbout(begun, made('Red shoes'))).toBe(begun);
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
    expect(title).toMatchObject({ kind: 'title', headline: 'Cup of coffee', media: 0, isSoft: true });
    expect(beats.length).toBeGreaterThan(1);
    expect(beats.length).toBeLessThan(5);
    expect(beats.map(({ shot }) => shot)).toEqual(beats.map((_, i) => i));
    const told = beats.map(({ headline }) => headline).filter(Boolean);
    expect(told).toEqual(['A cup of coffee on a wooden table.']);
  });
});

/** Films fill their time exactly, whatever is in them. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, DURATION, VIDEO_TEMPLATES } from '../contract.ts';
import { sentencesOf } from '../script/told.ts';
import { captionsOf, toSrt, toVtt } from './captions.ts';
import { sceneAt } from './change-at.ts';
import { fileKey, storyboardOf } from './storyboard.ts';

const board = (change: Partial<typeof BLANK_VIDEO>, pictures = 0) =>
  storyboardOf({ ...BLANK_VIDEO, title: 'Spring sale', ...change }, keys(pictures));
const keys = (count: number) => Array.from({ length: count }, (_, i) => fileKey(String(i)));

describe('a storyboard', () => {
  it.each([DURATION.min, 30, 95, DURATION.max])('of %d s has no gap and ends on time', (seconds) => {
    for (const pictures of [0, 1, 6, 50]) {
      const { scenes } = board({ duration: [seconds], description: 'One. Two! Three? Four.' }, pictures);
      expect(scenes[0]!.start).toBe(0);
      expect(scenes.at(-1)!.end).toBe(seconds);
      for (const [i, scene] of scenes.entries()) {
        expect(scene.end).toBeGreaterThan(scene.start + 0.5);
        if (i > 0) expect(scene.start).toBeCloseTo(scenes[i - 1]!.end, 6);
      }
    }
  });

  it('tells the person’s own sentences and shows all pictures', () => {
    const { scenes } = board({ description: 'Fresh bread. Every morning.' }, 3);
    expect(scenes.map((one) => one.headline)).toContain('Every morning.');
    expect(new Set(scenes.map((one) => one.media))).toEqual(new Set([0, 1, 2]));
    expect(scenes[0]!.headline).toBe('Spring sale');
  });

  it('says every sentence once where they fill the film', () => {
    const { scenes } = board({ duration: [30], description: 'Lavender soap. Made by hand. Order today.' });
    const told = scenes.filter(({ kind }) => kind === 'beat').map(({ headline }) => headline);
    expect(told).toEqual(['Lavender soap.', 'Made by hand.', 'Order today.']);
  });

  it('shows all pictures behind few spoken words, and none of them for half a minute', () => {
    const change = { ...BLANK_VIDEO, description: 'Fresh bread.', duration: [30] };
    const { scenes, duration } = storyboardOf(change, keys(5), { spoken: [1.5] });
    const beats = scenes.filter(({ kind }) => kind === 'beat');
    expect(duration).toBe(30);
    expect(new Set(beats.map((one) => one.media)).size).toBe(5);
    expect(beats.map((one) => one.isSaid)).toEqual([true, false, false, false, false]);
    const alone = storyboardOf(change, keys(1), { spoken: [1.5] }).scenes;
    for (const one of alone) expect(one.end - one.start).toBeLessThan(13);
  });

  it('differs by template where nothing was written', () => {
    const endings = VIDEO_TEMPLATES.map(({ id }) => board({ template: id }).scenes.at(-1)!.headline);
    expect(new Set(endings).size).toBe(VIDEO_TEMPLATES.length);
  });

  it('finds the scene of a moment, also at and beyond the end', () => {
    const one = board({});
    expect(sceneAt(one, 0)).toBe(0);
    expect(sceneAt(one, 29.9)).toBe(one.scenes.length - 1);
    expect(sceneAt(one, 99)).toBe(one.scenes.length - 1);
  });

  it('cuts sentences in several scripts', () => {
    expect(sentencesOf('Hello there. How are you?\nFine！好的。再见')).toEqual([
      'Hello there.',
      'How are you?',
      'Fine！',
      '好的。',
      '再见',
    ]);
  });
});

describe('whatever is written, spoken and played', () => {
  const sentence = fc.oneof(
    fc.lorem({ maxCount: 12, mode: 'words' }).map((words) => `${words}.`),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom('好的。', 'Fine!', '-->', '<b>'),
  );
  const film = fc.record({
    description: fc.array(sentence, { maxLength: 12 }).map((all) => all.join(' ')),
    seconds: fc.integer({ min: DURATION.min, max: DURATION.max }),
    pictures: fc.nat(50),
    template: fc.constantFrom('' as const, ...VIDEO_TEMPLATES.map((one) => one.id)),
    pace: fc.double({ min: 0.1, max: 20, noNaN: true }),
    isSpoken: fc.boolean(),
    beats: fc.array(fc.double({ min: 0, max: 320, noNaN: true }), { maxLength: 60 }),
  });

  it('scenes follow each other without a gap, and captions stay in their scenes, in order', () => {
    fc.assert(
      fc.property(film, ({ description, seconds, pictures, template, pace, isSpoken, beats }) => {
        const data = { ...BLANK_VIDEO, title: 'T', description, template, duration: [seconds] };
        const told = sentencesOf(description);
        const spoken = isSpoken ? told.map(() => pace) : undefined;
        const made = storyboardOf(data, keys(pictures), { spoken, beats });
        expect(made.duration).toBeGreaterThanOrEqual(seconds);
        let at = 0;
        for (const scene of made.scenes) {
          expect(scene.start).toBe(at);
          expect(scene.end).toBeGreaterThan(scene.start);
          at = scene.end;
        }
        expect(at).toBe(made.duration);
        const said = new Set(made.scenes.map((one) => one.sentence).filter((one) => one !== undefined));
        // Without a voice a short film shows as many sentences as there is time for.
        if (spoken) expect(said.size).toBe(told.length);

        const lines = spoken?.map((length) => ({ seconds: length }));
        const captions = captionsOf(data, made, lines);
        let before = 0;
        for (const caption of captions) {
          expect(caption.start).toBeGreaterThanOrEqual(before - 1e-9);
          expect(caption.end).toBeGreaterThanOrEqual(caption.start);
          expect(caption.end).toBeLessThanOrEqual(made.duration + 1e-9);
          before = caption.end;
        }
        expect(toSrt(captions).split('-->').length - 1).toBe(captions.length);
        expect(toVtt(captions).split('-->').length - 1).toBe(captions.length);
      }),
      { numRuns: 300 },
    );
  });
});

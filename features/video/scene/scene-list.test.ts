/** Scenes on the timeline: nothing is lost, nothing leaves its limits, and the description follows. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, SCENE_SECONDS, type VideoData, videoDataSchema } from '../contract.ts';
import { reconcile, rewrite } from './reconcile.ts';
import {
  add,
  arrange,
  backToAutomatic,
  duplicate,
  move,
  remove,
  setFile,
  setLength,
  setText,
  split,
  trimStart,
} from './scene-list.ts';
import { splitWords } from './split-words.ts';
import { fileKey, storyboardOf } from './storyboard.ts';

const clip = { id: 'c', url: '/c', name: 'c.mp4', type: 'video/mp4', size: 1, seconds: 12 };
const photo = { id: 'p', url: '/p', name: 'p.png', type: 'image/png', size: 1 };
const start: VideoData = {
  ...BLANK_VIDEO,
  title: 'Bakery',
  description: 'Fresh bread. Every day. Come in!',
  uploadedFiles: [clip, photo],
};
const media = [fileKey('c'), fileKey('p')];
const cut = (data: VideoData, spoken?: number[]) => ({ media, board: storyboardOf(data, media, { spoken }) });
const arranged = (data = start) => arrange(data, cut(data));
const texts = (data: VideoData) => data.scenes.map((one) => one.text);

describe('the first change on the timeline', () => {
  it('leaves the film as it was', () => {
    const before = storyboardOf(start, media);
    const after = storyboardOf(arranged(), media);
    expect(after.duration).toBeCloseTo(before.duration, 1);
    const seen = (board: typeof before) =>
      board.scenes.map(({ headline, media: picture, end }) => [headline, picture, Math.round(end * 10)]);
    expect(seen(after)).toEqual(seen(before));
  });

  it('leaves lengths to the voice where there is one', () => {
    const data = { ...start, narration: { ...start.narration, isOn: true } };
    const { scenes } = arrange(data, cut(data, [2, 3, 2]));
    expect(scenes.map((one) => one.seconds)).toEqual([null, null, null]);
    expect(scenes.map((one) => one.text)).toEqual(['Fresh bread.', 'Every day.', 'Come in!']);
  });

  it('keeps pictures that were drawn for the template', () => {
    const drawn = [{ id: 'd', url: '/d', name: 'd', prompt: 'a quiet street' }];
    const data = { ...BLANK_VIDEO, drawn };
    const { scenes, uploadedFiles } = arrange(data, {
      media: ['drawn:a quiet street'],
      board: storyboardOf(data, ['drawn:a quiet street']),
    });
    expect(uploadedFiles.map((one) => one.id)).toEqual(['d']);
    expect(scenes.every((one) => one.fileId === 'd')).toBe(true);
  });

  it('can be taken back to scenes that are cut by themselves', () => {
    const again = backToAutomatic(arranged());
    expect(again.scenes).toEqual([]);
    expect(again.description.split('\n')).toEqual(['Fresh bread. Every day. Come in!']);
  });
});

describe('a scene', () => {
  it('moves, and the description with it', () => {
    const moved = move(arranged(), 0, 1);
    expect(texts(moved).slice(0, 2)).toEqual(['Every day.', 'Fresh bread.']);
    expect(moved.description).toBe('Every day.\nFresh bread.\nCome in!');
    expect(move(moved, 1, -4).scenes[0]!.text).toBe('Fresh bread.');
  });

  it('is split between words, and a clip goes on where it was cut', () => {
    const data = setText(arranged(), 0, 'Warm loaves out of the oven at dawn');
    const { scenes } = split(data, 0, 0.5, 4);
    expect(scenes.slice(0, 2)).toMatchObject([
      { text: 'Warm loaves out', seconds: 2, from: 0, fileId: 'c' },
      { text: 'of the oven at dawn', seconds: 2, from: 2, fileId: 'c', transition: 'cut' },
    ]);
    expect(split(data, 1, 0.5, 4).scenes.slice(1, 3)).toMatchObject([
      { fileId: 'p', from: 0 },
      { fileId: 'p', from: 0 },
    ]);
  });

  it('keeps the picture that was drawn for it when it is split', () => {
    const drawn = [{ id: 'd', url: '/d', name: 'd', prompt: 'Fresh bread.' }];
    const data = { ...setFile(arranged(), 0, null), drawn };
    const halves = split(data, 0, 0.5, 4);
    expect(halves.scenes.slice(0, 2).map((one) => one.fileId)).toEqual(['d', 'd']);
    expect(halves.uploadedFiles).toHaveLength(3);
  });

  it('is no shorter than its voice and never outside the limits', () => {
    const data = arranged();
    expect(setLength(data, 0, 0).scenes[0]!.seconds).toBe(SCENE_SECONDS.min);
    expect(setLength(data, 0, 999).scenes[0]!.seconds).toBe(SCENE_SECONDS.max);
    expect(setLength(data, 0, 1, 2.5).scenes[0]!.seconds).toBe(2.5);
  });

  it('is trimmed at its beginning, no further back than the clip', () => {
    const data = arranged();
    expect(trimStart(data, 0, 1.5, { seconds: 4 }).scenes[0]).toMatchObject({ from: 1.5, seconds: 2.5 });
    expect(trimStart(data, 0, -3, { seconds: 4 }).scenes[0]).toMatchObject({ from: 0, seconds: 4 });
    expect(trimStart(data, 0, 9, { seconds: 4, least: 3 }).scenes[0]).toMatchObject({ from: 1, seconds: 3 });
  });

  it('stays when it is the last', () => {
    let data = arranged();
    for (let i = 0; i < 20; i++) data = remove(data, 0);
    expect(data.scenes).toHaveLength(1);
  });
});

describe('words', () => {
  it.each([
    ['Fresh bread every day', 0.5, 'Fresh bread', 'every day'],
    ['Bread', 0.5, 'Bread', ''],
    ['今天天气很好', 0.5, '今天', '天气很好'],
    ['He said “come in” twice', 0.4, 'He said', '“come in” twice'],
  ])('of %s are cut at %d', (text, share, first, second) => {
    expect(splitWords(text, share)).toEqual([first, second]);
  });

  it('are all there afterwards', () => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, share) => {
          expect(squeezed(splitWords(text, share).join(''))).toBe(squeezed(text));
        },
      ),
    );
  });
});

describe('a description that is written anew', () => {
  const before = setLength(arranged(), 1, 7).scenes.slice(0, 3);
  const seen = (description: string) => reconcile(before, description).map(({ id, text }) => `${id} ${text}`);

  it('keeps the scenes of sentences that stayed, wherever they are', () => {
    expect(seen('Every day. Fresh bread. Come in!')).toEqual([
      's2 Every day.',
      's1 Fresh bread.',
      's3 Come in!',
    ]);
    expect(reconcile(before, 'Every day.')[0]!.seconds).toBe(7);
  });

  it('changes the text of the scene whose sentence is rewritten', () => {
    expect(seen('Fresh bread. Every single day. Come in!')[1]).toBe('s2 Every single day.');
  });

  it('makes scenes of new sentences and drops those that are gone', () => {
    expect(seen('Fresh bread. Every day. Come in! Bring friends.')[3]).toBe('s4 Bring friends.');
    expect(seen('Come in!')).toEqual(['s3 Come in!']);
  });

  it('keeps scenes without words where they stood', () => {
    const silent = setText({ ...start, scenes: before }, 1, '').scenes;
    expect(reconcile(silent, 'Come in! Fresh bread.').map((one) => one.id)).toEqual(['s3', 's1', 's2']);
  });

  it('goes back to automatic scenes when nothing is left', () => {
    expect(rewrite(arranged(), '').scenes).toEqual([]);
  });
});

it('whatever is done, the project can be saved, and its description tells each line once', () => {
  const action = fc.record({
    kind: fc.constantFrom('move', 'split', 'duplicate', 'remove', 'add', 'length', 'trim', 'text', 'rewrite'),
    at: fc.nat(9),
    to: fc.integer({ min: -3, max: 12 }),
    seconds: fc.double({ min: -5, max: 400, noNaN: true }),
    text: fc.string({ unit: 'grapheme', maxLength: 60 }),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let data = arranged();
      for (const { kind, at, to, seconds, text } of actions) {
        if (data.scenes.length === 0) data = arranged({ ...data, description: data.description });
        if (kind === 'move') data = move(data, at, to);
        if (kind === 'split') data = split(data, at, seconds / 400, Math.abs(seconds) / 10);
        if (kind === 'duplicate') data = duplicate(data, at);
        if (kind === 'remove') data = remove(data, at);
        if (kind === 'add') data = add(data, at);
        if (kind === 'length') data = setLength(data, at, seconds);
        if (kind === 'trim') data = trimStart(data, at, seconds / 50, { seconds: 4 });
        if (kind === 'text') data = setText(data, at, text);
        if (kind === 'rewrite') data = rewrite(data, `${data.description}\n${text}`);
        expect(videoDataSchema.safeParse(data).error).toBeUndefined();
        expect(new Set(data.scenes.map((one) => one.id)).size).toBe(data.scenes.length);
      }
    }),
    { numRuns: 60 },
  );
});

/** A small change costs a small part of the film, and the film is the one that would have been made from nothing. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectClip, openClip, readClipSound } from '#platform/media/film/clip-reader.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { BLANK_VIDEO, FPS, type VideoData } from '../../../contract.ts';
import { captionsOf } from '../../../scene/captions.ts';
import { blankScene } from '../../../scene/scene-list.ts';
import { storyboardOf } from '../../../scene/storyboard.ts';
import type { KeptFilm, RenderOrder, RenderResult } from '../render-order.ts';
import { segmentsOf } from './segments.ts';

const PROCESS = new URL('../render.process.ts', import.meta.url);
const RATE = 44_100;
const SIZE = { width: 160, height: 96 };

const scene = (id: string, text: string, seconds = 1.2) => ({ ...blankScene(id, text), seconds });
const FIRST: VideoData = {
  ...BLANK_VIDEO,
  template: 'birthday',
  hasTitle: false,
  hasEnding: false,
  captions: 'burned',
  scenes: [scene('s1', 'Bread.'), scene('s2', 'Rolls.'), scene('s3', 'Cake.'), scene('s4', 'Tea.')],
};
const changed = (
  data: VideoData,
  index: number,
  change: Partial<VideoData['scenes'][number]>,
): VideoData => ({
  ...data,
  scenes: data.scenes.map((one, i) => (i === index ? { ...one, ...change } : one)),
});

function plan(data: VideoData) {
  const board = storyboardOf(data, []);
  return {
    data,
    board,
    captions: captionsOf(data, board),
    mouths: [],
    softCaptions: null,
    size: SIZE,
    fps: FPS,
  };
}
const meanApart = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;
const keysOf = (data: VideoData) =>
  segmentsOf({ ...plan(data), mediaKeys: [], logoKey: null }).map(({ key }) => key);
const before = keysOf(FIRST);
/** Which parts are new, by their place. */
const newIn = (data: VideoData) => keysOf(data).flatMap((key, i) => (before.includes(key) ? [] : [i]));

describe('parts of a film', () => {
  it('are the scenes, and how each comes in', () => {
    expect(before).toHaveLength(7);
    expect(new Set(before).size).toBe(7);
  });

  it('change with what is seen in them, and with nothing else', () => {
    // Rolls come in, stay, and give way to cake.
    expect(newIn(changed(FIRST, 1, { text: 'Buns.' }))).toEqual([1, 2, 3]);
    expect(newIn(changed(FIRST, 1, { transition: 'slide' }))).toEqual([1]);
    expect(newIn({ ...FIRST, title: 'Other', music: 'upbeat' })).toEqual([]);
    const bread = { id: 'bread', name: 'bread.png', url: '/api/assets/bread', type: 'image/png', size: 1 };
    const colors = { background: '#f6efe8', text: '#2c1c10', accent: '#a0642c' };
    const lent = { uploadedFiles: [{ ...bread, colors }] };
    for (const look of [{ style: 'bold' }, { textOverlay: 'Open' }, { captionPlace: 'top' }, lent] as const)
      expect(newIn({ ...FIRST, ...look })).toHaveLength(7);
  });

  it('stay what they are when the film before them becomes longer', () => {
    expect(newIn(changed(FIRST, 0, { seconds: 2.03 }))).toEqual([0, 1]);
    const turned = { ...FIRST, scenes: [scene('s0', 'Hello.'), ...FIRST.scenes] };
    expect(newIn({ ...FIRST, scenes: turned.scenes.slice(1) })).toEqual([]);
  });
});

describe('a film that is made again', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'segments-'));
    const voice = Int16Array.from({ length: 2 * RATE }, (_, i) => 9000 * Math.sin(i / 9));
    await writeFile(join(folder, 'voice'), voice);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const make = (data: VideoData, name: string, kept: KeptFilm | null) => {
    const order: RenderOrder = {
      ...plan(data),
      media: [],
      logo: null,
      sound: {
        music: null,
        ownMusic: null,
        voices: [{ path: join(folder, 'voice'), rate: RATE, start: 0.5 }],
      },
      film: join(folder, `${name}.mp4`),
      thumbnail: join(folder, `${name}.jpg`),
      marks: {},
      kept,
    };
    return runInChild<RenderResult>(PROCESS, order, {
      timeoutMs: 120_000,
      memoryMb: 1400,
      failure: 'The film could not be made.',
    });
  };
  async function picturesOf(
    name: string,
  ): Promise<{ frames: Buffer[]; seconds: number; left: Float32Array }> {
    const file = { path: join(folder, `${name}.mp4`), format: 'mov' };
    const { seconds } = await inspectClip(file);
    const clip = await openClip(file, SIZE, FPS);
    const frames: Buffer[] = [];
    for (let i = 0; i < Math.round(seconds * FPS); i++) frames.push((await clip.at(i / FPS))!);
    await clip.close();
    const { left } = (await readClipSound(file, 44_100, seconds))!;
    return { frames, seconds, left };
  }

  it('shows the same frames, and only what is new was drawn', async () => {
    const edited = changed(changed(FIRST, 1, { text: 'Buns.' }), 1, { seconds: 1.6 });
    const first = await make(FIRST, 'first', null);
    const whole = await make(edited, 'whole', null);
    const kept = { ...first, path: join(folder, 'first.mp4'), thumbnail: join(folder, 'first.jpg') };
    const again = await make(edited, 'again', kept);
    expect([first.drawn, whole.drawn]).toEqual([first.frames, whole.frames]);
    expect(again.drawn).toBeLessThan(whole.drawn / 2);
    expect(again.segments).toEqual(whole.segments);
    const [one, other] = [await picturesOf('whole'), await picturesOf('again')];
    expect(other.seconds).toBe(one.seconds);
    expect(other.frames).toHaveLength(whole.frames);
    // The encoder itself is not the same twice, by a little; another frame or another word is far from that.
    const apart = other.frames.map((frame, i) => meanApart(frame, one.frames[i]!));
    expect(Math.max(...apart)).toBeLessThan(1);
    expect(meanApart(one.frames[40]!, one.frames.at(-20)!)).toBeGreaterThan(2);

    // Another look of the same words: all of it is drawn, and what is heard is taken over.
    const restyled = await make({ ...FIRST, style: 'bold' }, 'restyled', kept);
    expect([restyled.soundKey, restyled.drawn]).toEqual([first.soundKey, first.frames]);
    expect(whole.soundKey).not.toBe(first.soundKey);
    const [old, same] = [await picturesOf('first'), await picturesOf('restyled')];
    expect(same.left.every((value, i) => value === old.left[i])).toBe(true);
    expect(same.left.some((value) => value > 0.05)).toBe(true);
  });
});

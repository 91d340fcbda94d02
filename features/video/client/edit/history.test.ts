/** Undo takes back what a person would call one step, and nothing else. */

import { describe, expect, it } from 'vitest';
import { amend, freshHistory, MAX_STEPS } from '#platform/browser/work/history.ts';
import { BLANK_VIDEO, type VideoData } from '../../contract.ts';
import { rewrite } from '../../scene/reconcile.ts';
import { blankScene, move, setText, split } from '../../scene/scene-list.ts';
import { change, type FilmHistory, redo, undo } from './history.ts';

const start: VideoData = {
  ...BLANK_VIDEO,
  description: 'One.\nTwo.',
  scenes: [blankScene('s1', 'One.'), blankScene('s2', 'Two.')],
};
const play = (steps: [number, (data: VideoData) => VideoData][]): FilmHistory =>
  steps.reduce((history, [at, edit]) => change(history, edit(history.present), at), freshHistory(start));
const typed = (text: string, from: number): [number, (data: VideoData) => VideoData][] =>
  [...text].map((letter, i) => [from + 100 * i, (data) => ({ ...data, title: data.title + letter })]);

describe('undo', () => {
  it('takes back what was typed in one go, and a pause begins a new step', () => {
    const history = play([...typed('Fresh', 0), ...typed(' bread', 5000)]);
    expect(undo(history).present.title).toBe('Fresh');
    expect(undo(undo(history)).present.title).toBe('');
    expect(redo(redo(undo(undo(history)))).present.title).toBe('Fresh bread');
  });

  it('knows scenes apart, and takes each move and each split back by itself', () => {
    const history = play([
      [0, (data) => setText(data, 0, 'On')],
      [100, (data) => setText(data, 0, 'Once')],
      [200, (data) => setText(data, 1, 'Twice')],
      [300, (data) => move(data, 0, 1)],
      [400, (data) => move(data, 0, 1)],
      [500, (data) => split({ ...data }, 0, 0.5, 4)],
    ]);
    expect(history.past).toHaveLength(5);
    expect(undo(undo(undo(history))).present.description).toBe('Once\nTwice');
  });

  it('sees a description and the scenes it carries along as one', () => {
    const history = ['T', 'Th', 'Three. F', 'Three. Four.'].reduce(
      (now, more, i) => change(now, rewrite(now.present, `One.\nTwo.\n${more}`), 100 * i, 'description'),
      freshHistory(start),
    );
    expect(history.present.scenes).toHaveLength(4);
    expect(undo(history).present).toEqual(start);
  });

  it('keeps pictures that were drawn meanwhile', () => {
    const drawn = [{ id: 'd', url: '/d', name: 'd', prompt: 'One.' }];
    const history = play([
      [0, (data) => ({ ...data, style: 'bold' })],
      [10, (data) => ({ ...data, drawn })],
    ]);
    expect(history.past).toHaveLength(1);
    expect(undo(history).present).toMatchObject({ style: 'modern', drawn });
  });

  it('ends at the beginning and at the end, and a new step closes the way forward', () => {
    const history = undo(undo(play(typed('ab', 0))));
    expect(history.present).toEqual(start);
    expect(redo(redo(history)).present.title).toBe('ab');
    expect(redo(change(history, { ...start, style: 'bold' }, 0)).present.style).toBe('bold');
  });

  it('leaves out what somebody else changed', () => {
    const history = amend(freshHistory(start), { ...start, title: 'Theirs' });
    expect(undo(history).present.title).toBe('Theirs');
  });

  it(`goes back ${MAX_STEPS} steps`, () => {
    const history = play(
      Array.from({ length: 520 }, (_, i) => [i, (data) => ({ ...data, musicSeed: i + 5 })]),
    );
    expect(history.past).toHaveLength(MAX_STEPS);
  });
});

/** Verbs are composed: holding, reading, riding; colours reach the right part; wishes that cannot be met do no harm. */

import { describe, expect, it } from 'vitest';
import { meshCache } from '#engine/sculpt/mesh/mesh-cache.ts';
import { modelBounds } from '#engine/sculpt/model.ts';
import { STUDIO } from '#engine/sculpt/render/lights.ts';
import { composedModel, composition, fittingView } from './compose.ts';
import { renderSubject, type SubjectSpec } from './render-subject.ts';

const spec = (extra: Partial<SubjectSpec>): SubjectSpec => ({
  name: 'fox',
  view: { yaw: 30, pitch: 8 },
  size: { width: 80, height: 80 },
  light: STUDIO,
  quality: 'draft',
  ...extra,
});

describe('composition', () => {
  it('gives a reading fox an open book in its hands', () => {
    const scene = composition({ name: 'fox', pose: 'read' });
    expect(scene.held?.name).toBe('book');
    const model = composedModel(scene, 1);
    const book = model.parts.filter((p) => p.colour.startsWith('held.'));
    expect(book.length).toBeGreaterThan(1);
    const { lo, hi } = modelBounds({ parts: book, anchors: {} });
    const hand = model.anchors.hand!.at;
    for (const axis of [0, 1, 2] as const) {
      expect(hand[axis]).toBeGreaterThan(lo[axis] - 0.1);
      expect(hand[axis]).toBeLessThan(hi[axis] + 0.1);
    }
  });

  it('puts a rider onto the back of its mount', () => {
    const model = composedModel(composition({ name: 'robot', riding: 'horse' }), 1);
    const of = (mount: boolean) =>
      modelBounds({ parts: model.parts.filter((p) => p.colour.startsWith('mount.') === mount), anchors: {} });
    expect(of(false).hi[1]).toBeGreaterThan(of(true).hi[1]);
    expect(of(false).lo[1]).toBeGreaterThan(of(true).lo[1]);
    expect(fittingView(composition({ name: 'robot', riding: 'horse' })).yaw).toBeGreaterThan(50);
    expect(fittingView(composition({ name: 'robot' }))).toEqual(composition({ name: 'robot' }).subject.view);
  });

  it('falls back to what a subject can do', () => {
    expect(composition({ name: 'car', pose: 'read', holding: 'book' })).toMatchObject({ pose: 'stand' });
    expect(composition({ name: 'car', holding: 'book' }).held).toBeUndefined();
    expect(composition({ name: 'cat', riding: 'nonsense' }).mount).toBeUndefined();
    expect(() => composition({ name: 'nonsense' })).toThrow("No subject is called 'nonsense'.");
  });
});

describe('renderSubject', () => {
  it('recolours the named part from the same mesh, and ignores what is no colour', () => {
    const cache = meshCache();
    const plain = renderSubject(spec({}), cache);
    const blue = renderSubject(spec({ colours: { main: '#2040ff' } }), cache);
    expect(cache.size).toBe(1);
    const sum = (rgba: Uint8ClampedArray, c: number) =>
      rgba.reduce((n, v, i) => (i % 4 === c ? n + v : n), 0);
    expect(sum(blue.rgba, 2)).toBeGreaterThan(sum(plain.rgba, 2) * 1.3);
    expect(renderSubject(spec({ colours: { main: 'url(x)' } }), cache).rgba).toEqual(plain.rgba);
  });

  it('colours what is held apart from who holds it', () => {
    const cache = meshCache();
    const plain = renderSubject(spec({ pose: 'read' }), cache);
    const red = renderSubject(spec({ pose: 'read', colours: { 'held.main': '#e02020' } }), cache);
    expect(red.rgba).not.toEqual(plain.rgba);
    expect(red.material).toEqual(plain.material);
  });

  it('shows the sides asked for', () => {
    const cache = meshCache();
    const front = renderSubject(spec({ view: { yaw: 0, pitch: 8 } }), cache);
    const back = renderSubject(spec({ view: { yaw: 180, pitch: 8 } }), cache);
    expect(front.rgba).not.toEqual(back.rgba);
    expect(cache.size).toBe(1);
  });
});

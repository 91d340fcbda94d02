/** The cast is complete, can be found by everyday words, and every subject is whole. */

import { describe, expect, it } from 'vitest';
import { modelBounds } from '#engine/sculpt/model.ts';
import { paletteOf } from './palette.ts';
import { findSubject, SUBJECTS } from './registry.ts';

const WANTED =
  'fox,cat,dog,rabbit,bear,owl,bird,fish,whale,dolphin,horse,cow,pig,sheep,chicken,elephant,lion,penguin,turtle,frog,butterfly,bee,snail,octopus,unicorn,dragon,robot,alien,ghost,mermaid,snowman,car,vintage car,truck,bus,bicycle,train,airplane,helicopter,rocket,sailing boat,ship,hot-air balloon,house,castle,lighthouse,tower,windmill,tent,tree,pine,palm,cactus,flower,sunflower,mushroom,apple,cake,ice cream,pizza,cup of coffee,burger,book,balloon,ball,guitar,umbrella,lamp,chair,crown,gift,heart,star,moon,camera,clock,bread,croissant,ramen,sushi,perfume bottle,sneakers,wrist watch,candle,vase,sofa,table,violin,toolbox,treasure chest'.split(
    ',',
  );

describe('SUBJECTS', () => {
  it('holds everybody the illustrator counts on, each once', () => {
    const names = SUBJECTS.map((s) => s.name);
    expect(names).toEqual(expect.arrayContaining(WANTED));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is found by name, synonym and plural, whatever the case', () => {
    for (const subject of SUBJECTS) expect(findSubject(subject.name)).toBe(subject);
    expect(findSubject('Foxes')?.name).toBe('fox');
    expect(findSubject('wolves')?.name).toBe('wolf');
    expect(findSubject('Hot Air Balloon')?.name).toBe('hot-air balloon');
    expect(findSubject('locomotive')?.name).toBe('train');
    expect(findSubject('bunnies')?.name).toBe('rabbit');
    expect(findSubject('loaf of bread')?.name).toBe('bread');
    expect(findSubject('glasses')?.name).toBe('glasses');
    expect(findSubject('glass')?.name).toBe('glass');
    expect(findSubject('constructor')).toBeUndefined();
    expect(findSubject('')).toBeUndefined();
  });

  it('never gives one word to two subjects', () => {
    const owner = new Map<string, string>();
    const clashes: string[] = [];
    for (const { name, words } of SUBJECTS)
      for (const word of words) {
        if (owner.has(word)) clashes.push(`${word}: ${owner.get(word)} and ${name}`);
        owner.set(word, name);
      }
    expect(clashes).toEqual([]);
  });

  it('says where things are put', () => {
    const anchors = (name: string) => {
      const subject = findSubject(name)!;
      return subject.build({ pose: subject.poses[0]!, seed: 1 }).anchors;
    };
    for (const name of [
      'table',
      'desk',
      'plate',
      'cutting board',
      'pedestal',
      'counter',
      'bookshelf',
      'window',
    ])
      expect(anchors(name).top?.room, name).toBeGreaterThan(0.1);
    for (const name of ['bowl', 'basket', 'vase', 'box', 'glass', 'bottle', 'jar', 'mug'])
      expect(anchors(name).inside?.room, name).toBeGreaterThan(0.1);
    for (const name of ['sofa', 'armchair', 'bed', 'bench', 'stool', 'chair', 'hammock'])
      expect(anchors(name).seat, name).toBeDefined();
  });

  it.each(SUBJECTS.map((s) => [s.name, s] as const))('%s can be built in all its poses', (_, subject) => {
    const palette = paletteOf(subject);
    expect(palette[subject.main]).toBeDefined();
    expect(subject.size).toBeGreaterThan(0);
    for (const pose of subject.poses) {
      const model = subject.build({ pose, seed: 1 });
      const { lo, hi } = modelBounds(model);
      for (const axis of [0, 1, 2] as const) {
        expect(Number.isFinite(lo[axis]) && Number.isFinite(hi[axis])).toBe(true);
        expect(hi[axis] - lo[axis]).toBeLessThan(12);
      }
      expect(model.parts.length).toBeLessThan(256);
      const used = model.parts.flatMap((p) => [p.colour, ...(p.paint ?? []).map((layer) => layer.colour)]);
      expect(used.filter((colour) => !palette[colour])).toEqual([]);
      expect(used).toContain(subject.main);
      if (pose === 'hold' || pose === 'read') expect(model.anchors.hand).toBeDefined();
    }
  });
});

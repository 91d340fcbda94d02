/** The camera frames faces: over bodies, art styles, formats, shots and dance, heads are whole and as large as the shot promises. */

import { beforeAll, describe, expect, it } from 'vitest';
import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import { danceAt } from '#engine/character/motion/dance/dance.ts';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import { moved, type Pose, transformsOf } from '#engine/character/motion/pose.ts';
import { project } from '#engine/sculpt/render/camera.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { ASPECTS, type BodyType, CAMERA_ANGLES, type ClothingStyle, FILM_SIZES } from '../enums.ts';
import { FIRST_SCENE } from '../scene-plan.ts';
import { type Framed, framePerformer, type Stature, statureOf } from './camera.ts';
import { performerLook } from './performers.ts';
import { type Shot, shotAt } from './shots.ts';

/** Every body, every art style, bare heads and the widest hat; the coarsest mesh has the same outline. */
const PEOPLE: readonly [BodyType, ClothingStyle, 'realistic' | '3d' | 'anime' | 'cartoon'][] = [
  ['female', 'pop', 'realistic'],
  ['male', 'country', 'realistic'],
  ['custom', 'formal', '3d'],
  ['female', 'country', 'cartoon'],
  ['male', 'hip-hop', 'anime'],
];
const GENRES = ['rock', 'electronic', 'ballad'] as const;
const BEATS = Array.from({ length: 120 }, (_, i) => i / 2);
const TIMING = {
  downbeats: BEATS.filter((_, i) => i % 4 === 0),
  sections: [
    { start: 0, end: 30, energy: 0.5 },
    { start: 30, end: 60, energy: 0.9 },
  ],
  duration: 60,
};
const MOMENTS = Array.from({ length: 18 }, (_, i) => i * 3.21);

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Some places on head, hair and hat above the chin. */
function outlineOf({ parts }: Character, { chin }: Stature): Vec3[] {
  const all: Vec3[] = [];
  for (const { positions } of parts)
    for (let i = 0; i < positions.length; i += 3)
      if (positions[i + 1]! > chin) all.push([positions[i]!, positions[i + 1]!, positions[i + 2]!]);
  const edges = [0, 1, 2].flatMap((axis) => {
    const sorted = [...all].sort((a, b) => a[axis]! - b[axis]!);
    return [sorted[0]!, sorted.at(-1)!];
  });
  return [...edges, ...all.filter((_, i) => i % 151 === 0)];
}

/** Where they fall into the frame, in shares of its width and height. */
function headIn(
  { skeleton }: Character,
  outline: readonly Vec3[],
  pose: Pose,
  { camera, width, height, place }: Framed,
  frame: { width: number; height: number },
): Edges {
  const at = skeleton.bones.findIndex((one) => one.name === 'head');
  const way = transformsOf(skeleton.bones, pose)[at]!;
  const edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const point of outline) {
    const p = project(camera, moved(way, point));
    const u = (place.x + (p.x / width) * place.width) / frame.width;
    const v = (place.y + (p.y / height) * place.height) / frame.height;
    edges.left = Math.min(edges.left, u);
    edges.right = Math.max(edges.right, u);
    edges.top = Math.min(edges.top, v);
    edges.bottom = Math.max(edges.bottom, v);
  }
  return edges;
}

const built: { character: Character; stature: Stature; outline: Vec3[]; name: string }[] = [];
beforeAll(() => {
  for (const [bodyType, clothingStyle, artStyle] of PEOPLE) {
    const wish = { characterType: 'user_face', persona: 'nova-vale', bodyType, clothingStyle } as const;
    const character = buildCharacter({ ...performerLook(wish), artStyle, quality: 'low' });
    const stature = statureOf(character);
    built.push({
      character,
      stature,
      outline: outlineOf(character, stature),
      name: `${bodyType} ${artStyle} ${clothingStyle}`,
    });
  }
});

/** Calls back for every person, genre and moment of a camera angle in a format. */
function everywhere(
  angle: (typeof CAMERA_ANGLES)[number],
  aspect: (typeof ASPECTS)[number],
  look: (shot: Shot, head: Edges, framed: Framed, name: string) => void,
): void {
  const frame = FILM_SIZES[aspect];
  const scene = { ...FIRST_SCENE, cameraAngle: angle, startTime: 0, endTime: 60 };
  for (const { character, stature, outline, name } of built)
    for (const [i, genre] of GENRES.entries()) {
      const sections = [{ start: 0, end: 60, energy: 0.95 }];
      const groove: Groove = {
        beats: BEATS,
        downbeats: TIMING.downbeats,
        sections,
        genre,
        seed: i,
        hands: 'free',
      };
      for (const seconds of MOMENTS) {
        const shot = shotAt(scene, TIMING, seconds);
        const pose = danceAt(groove, seconds, character);
        const framed = framePerformer(character, stature, { pose, shot, frame, fineness: 0.5 });
        look(shot, headIn(character, outline, pose, framed, frame), framed, `${name} ${genre} ${seconds}`);
      }
    }
}

describe.each(ASPECTS)('in %s', (aspect) => {
  it.each(CAMERA_ANGLES)('%s: the head is whole in every frame', (angle) => {
    const cut: string[] = [];
    everywhere(angle, aspect, (_shot, head, _framed, name) => {
      if (head.top < 0 || head.left < 0 || head.right > 1 || head.bottom > 1)
        cut.push(`${name}: ${JSON.stringify(head)}`);
    });
    expect(cut).toEqual([]);
  });

  it('close-up: the face is large and in the upper part, never hips or boots', () => {
    const wrong: string[] = [];
    everywhere('close_up', aspect, (shot, head, framed, name) => {
      const tall = head.bottom - head.top;
      const middle = (head.top + head.bottom) / 2;
      const least = shot.framing === 'bust' ? 0.29 : 0.14;
      if (tall < least || middle < 0.1 || middle > 0.6 || framed.ground !== undefined)
        wrong.push(`${name} ${shot.framing}: ${JSON.stringify(head)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('whole figures stand on the floor, with their feet in the frame', () => {
    const { height } = FILM_SIZES[aspect];
    everywhere('wide', aspect, (_shot, _head, { ground }, name) => {
      expect(ground, name).toBeGreaterThan(height * 0.7);
      expect(ground, name).toBeLessThan(height);
    });
  });
});

/** Birds of bright colours with plumage of their own: hummingbird, parrot, peacock. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { cut, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { eyes } from '../face.ts';
import { EYE, fowl, songbird, spreadWing } from './fowl.ts';

/** Hangs in the air upright, wings raised, the needle of a beak before it. */
function hummingbird(): Model {
  const head = eyes({ at: [0.56, 0.12, 0.6], r: 0.24, splay: 0.6 }).map((p) => ({
    ...p,
    shape: place(p.shape, { at: [0, 0.86, 0.2], scale: 0.2 }),
    ...(p.paint && {
      paint: p.paint.map((l) => ({
        ...l,
        where: place(l.where, { at: [0, 0.86, 0.2], scale: 0.2 }),
        soft: 0.004,
      })),
    }),
  }));
  return {
    parts: [
      part(
        'body',
        'fur',
        blend(
          0.1,
          put(ellipsoid([0, 0, 0], [0.19, 0.36, 0.21]), [0, 0.5, 0], [22, 0, 0]),
          sphere([0, 0.86, 0.2], 0.2),
          capsule([0, 0.3, -0.1], [0, 0.08, -0.2], 0.12, 0.05),
        ),
        [
          paint('belly', ellipsoid([0, 0.46, 0.26], [0.17, 0.34, 0.2]), 0.05),
          paint('throat', ellipsoid([0, 0.7, 0.34], [0.2, 0.15, 0.2]), 0.03),
        ],
      ),
      part('beak', 'glossy', rod([0, 0.84, 0.36, 0, 0.85, 0.6, 0, 0.82, 0.86], [0.035, 0.024, 0.012])),
      part('wing', 'glossy', mirror(put(spreadWing(0.86, 0.44), [0.12, 0.66, -0.02], [-50, -22, 34])), [
        paint(
          'wingTip',
          pattern((x) => 0.46 - Math.abs(x)),
          0.2,
        ),
      ]),
      part(
        'wing',
        'fur',
        union(
          ...[-1, 0, 1].map((k) =>
            put(ellipsoid([0, -0.2, 0], [0.055, 0.24, 0.02]), [0, 0.1, -0.2], [26, 0, k * 20]),
          ),
        ),
      ),
      part('beak', 'matte', mirror(capsule([0.06, 0.18, 0.02], [0.06, 0.12, 0.08], 0.02))),
      ...head,
    ],
    anchors: {
      mouth: { at: [0, 0.82, 0.86] },
      top: { at: [0, 1.06, 0.2] },
      seat: { at: [0, 0.8, 0] },
      hand: { at: [0, 0.82, 0.9] },
      hips: { at: [0, 0.3, 0] },
    },
  };
}

const HUMMINGBIRD = subject({
  name: 'hummingbird',
  family: 'animal',
  words: ['colibri'],
  size: 0.1,
  airborne: true,
  colours: {
    body: '#2f9e6b',
    belly: '#f2efe4',
    throat: '#d8305a',
    wing: '#3f7f8f',
    wingTip: '#8fc0c4',
    beak: '#2b2b30',
  },
  home: 'garden',
  view: { yaw: 62, pitch: 6 },
  poses: ['fly'],
  build: () => hummingbird(),
});

const PARROT = subject({
  name: 'parrot',
  family: 'animal',
  words: ['macaw', 'parakeet', 'budgie', 'cockatoo', 'lovebird'],
  size: 0.5,
  colours: {
    body: '#d8302b',
    wing: '#f0b52e',
    wingTip: '#2f6fc4',
    belly: '#d8302b',
    beak: '#3a3638',
    face: '#fdf6ec',
    tail: '#2f6fc4',
    feet: '#6b645f',
  },
  home: 'jungle',
  view: { yaw: 46, pitch: 6 },
  poses: ['stand', 'fly', 'hold'],
  build: ({ pose }) => {
    const model = fowl(
      {
        ...songbird,
        body: [0.28, 0.42, 0.3],
        lean: -24,
        head: [0, 0.52, 0.16],
        headR: 0.26,
        legs: 0.16,
        eye: { ...EYE, r: 0.17, white: true, iris: 0.9 },
        beak: [0.3, 0.3, 0.4],
        wing: [0.74, 0.42],
        paint: [paint('face', mirror(ellipsoid([0.18, 0.54, 0.34], [0.13, 0.14, 0.16])), 0.02)],
      },
      pose,
    );
    const tail = union(
      ...[-1, 0, 1].map((k) =>
        put(ellipsoid([0, 0, -0.42], [0.07, 0.03, 0.48]), [0, 0.34, -0.24], [-58, k * 9, 0]),
      ),
    );
    return {
      ...model,
      parts: [
        ...model.parts.filter((p) => !(p.colour === 'wing' && p.shape.hi[0] < 0.2)),
        part('tail', 'fur', tail, [
          paint(
            'body',
            pattern((_x, y) => 0.26 - y),
            0.1,
          ),
        ]),
      ],
    };
  },
});

/** One feather of the fan, along +y: a stem, and an eye at its end. */
function fanFeather(long: number): { stem: Shape; eye: Shape; core: Shape } {
  return {
    stem: put(
      cut(
        [-0.03, 0, 0.03, 0, 0.11, long * 0.7, 0.12, long, 0, long + 0.14, -0.12, long, -0.11, long * 0.7],
        0.018,
        0.012,
        4,
      ),
      [0, 0, 0],
    ),
    eye: ellipsoid([0, long, 0.02], [0.085, 0.1, 0.02]),
    core: ellipsoid([0, long - 0.01, 0.035], [0.05, 0.06, 0.015]),
  };
}

const PEACOCK = subject({
  name: 'peacock',
  family: 'animal',
  words: ['peafowl', 'peahen'],
  size: 1.4,
  colours: {
    body: '#1f5fb5',
    wing: '#8a7250',
    wingTip: '#5a4a36',
    belly: '#1f5fb5',
    beak: '#d8cdb5',
    fan: '#2f9464',
    fanDark: '#1f7a5a',
    eye: '#d8a83a',
    core: '#2347b5',
    feet: '#8a7a68',
  },
  home: 'garden',
  view: { yaw: 14, pitch: 6 },
  poses: ['stand'],
  build: ({ pose }) => {
    const model = fowl(
      {
        ...songbird,
        body: [0.24, 0.28, 0.36],
        lean: -18,
        head: [0, 0.68, 0.26],
        headR: 0.13,
        neck: 0.08,
        legs: 0.26,
        beak: [0.5, 0.22, 0.08],
        wing: [0.4, 0.3],
        paint: [],
      },
      pose,
    );
    const fan = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((k) => ({ k, ...fanFeather(1.3) }));
    const inner = [-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5].map((k) => ({
      k,
      ...fanFeather(0.92),
    }));
    const lay = (s: Shape, k: number, z: number) => put(s, [0, 0.4, z], [-14, 0, -k * 17.5]);
    return {
      ...model,
      parts: [
        ...model.parts,
        part('fanDark', 'matte', union(...fan.map((f) => lay(f.stem, f.k, -0.32)))),
        part('fan', 'matte', union(...inner.map((f) => lay(f.stem, f.k, -0.27)))),
        part(
          'eye',
          'glossy',
          union(...fan.map((f) => lay(f.eye, f.k, -0.3)), ...inner.map((f) => lay(f.eye, f.k, -0.25))),
        ),
        part(
          'core',
          'glossy',
          union(...fan.map((f) => lay(f.core, f.k, -0.3)), ...inner.map((f) => lay(f.core, f.k, -0.25))),
        ),
        part(
          'fan',
          'matte',
          union(
            ...[-1, 0, 1].map((k) => rod([0, 1.28, 0.26, k * 0.05, 1.44, 0.22], 0.01)),
            ...[-1, 0, 1].map((k) => sphere([k * 0.05, 1.45, 0.22], 0.026)),
          ),
        ),
      ],
    };
  },
});

export const BRIGHT_BIRDS = [HUMMINGBIRD, PARROT, PEACOCK];

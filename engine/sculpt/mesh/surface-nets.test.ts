/** Meshes lie on their surface, are closed, look outwards, and keep thin parts. */

import { describe, expect, it } from 'vitest';
import { part } from '../model.ts';
import { blend, union } from '../shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '../shapes/solids.ts';
import { meshCache } from './mesh-cache.ts';
import { buildMesh } from './model-mesh.ts';
import { expectedTriangles, polygonise } from './surface-nets.ts';

describe('polygonise', () => {
  const body = blend(0.1, sphere([0, 0, 0], 0.5), capsule([0, 0, 0], [0.8, 0.3, 0.1], 0.2, 0.1));
  const mesh = polygonise(body, 0.03);

  it('puts every vertex on the surface, its normal along the gradient', () => {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x, y, z] = mesh.positions.subarray(i, i + 3);
      const [a, b, c] = mesh.normals.subarray(i, i + 3);
      expect(Math.abs(body.distance(x!, y!, z!))).toBeLessThan(0.004);
      expect(body.distance(x! + a! * 0.05, y! + b! * 0.05, z! + c! * 0.05)).toBeGreaterThan(0.03);
    }
  });

  it('is closed: every edge belongs to two triangles that run through it in opposite ways', () => {
    const edges = new Map<string, number>();
    for (let t = 0; t < mesh.indices.length; t += 3)
      for (let e = 0; e < 3; e++) {
        const a = mesh.indices[t + e]!;
        const b = mesh.indices[t + ((e + 1) % 3)]!;
        const key = a < b ? `${a}-${b}` : `${b}-${a}`;
        edges.set(key, (edges.get(key) ?? 0) + (a < b ? 1 : -1));
      }
    expect([...edges.values()].every((balance) => balance === 0)).toBe(true);
  });

  it('can be called again and again with the same result', () => {
    polygonise(sphere([3, 3, 3], 0.7), 0.05);
    expect(polygonise(body, 0.03)).toEqual(mesh);
  });

  it('knows beforehand about how many triangles it will give', () => {
    const ratio = expectedTriangles(body, 0.03) / (mesh.indices.length / 3);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2.5);
  });
});

describe('buildMesh', () => {
  const whisker = capsule([1, 0, 0], [1, 1, 0], 0.008);
  const mesh = buildMesh(
    {
      parts: [part('a', 'matte', ellipsoid([0, 0.5, 0], [0.6, 0.5, 0.6])), part('b', 'matte', whisker)],
      anchors: {},
    },
    'normal',
  );

  it('keeps a part that is far thinner than the usual cell', () => {
    const ofWhisker = mesh.partOf.filter((p) => p === 1).length;
    expect(ofWhisker).toBeGreaterThan(200);
    expect(mesh.hi[1]).toBeGreaterThan(0.99);
  });

  it('darkens what lies close to something else, and leaves the top open', () => {
    let top = 0;
    let foot = 1;
    for (let v = 0; v < mesh.occlusion.length; v++) {
      if (mesh.positions[v * 3 + 1]! > 0.97 && mesh.positions[v * 3]! < 0.5)
        top = Math.max(top, mesh.occlusion[v]!);
      if (mesh.positions[v * 3 + 1]! < 0.02) foot = Math.min(foot, mesh.occlusion[v]!);
    }
    expect(top).toBeGreaterThan(0.9);
    expect(foot).toBeLessThan(0.5);
  });

  it('stays within its budget of triangles even with many fine parts', () => {
    const dots = Array.from({ length: 40 }, (_, i) => part('a', 'matte', sphere([i * 0.1, 0, 0], 0.05)));
    const many = buildMesh({ parts: dots, anchors: {} }, 'normal');
    expect(many.indices.length / 3).toBeLessThan(90_000);
    expect(
      buildMesh({ parts: [part('a', 'matte', union(...dots.map((d) => d.shape)))], anchors: {} }).indices
        .length,
    ).toBeGreaterThan(0);
  });
});

describe('meshCache', () => {
  it('builds once for each key and forgets what was not used for longest', () => {
    const cache = meshCache(2);
    let built = 0;
    const make = () => {
      built++;
      return buildMesh({ parts: [part('a', 'matte', sphere([0, 0, 0], 1))], anchors: {} }, 'draft');
    };
    const first = cache.get('a', make);
    cache.get('b', make);
    expect(cache.get('a', make)).toBe(first);
    cache.get('c', make);
    expect(cache.size).toBe(2);
    expect(built).toBe(3);
    expect(cache.get('a', make)).toBe(first);
    cache.get('b', make);
    expect(built).toBe(4);
  });
});

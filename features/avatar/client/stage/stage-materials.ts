/** How each art style is lit on the live stage. */

import {
  BackSide,
  Color,
  DataTexture,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  MeshToonMaterial,
  NearestFilter,
  RedFormat,
} from 'three';
import type { CharacterData } from '../../contract.ts';
import type { MaterialFor } from './figure-object.ts';

export interface StageMaterials {
  materialFor: MaterialFor;
  outline?: Material;
  dispose(): void;
}

/** Roughness and metalness; what is not named is plain cloth. */
const SURFACES: Record<string, { roughness: number; metalness?: number; glow?: boolean }> = {
  glossy: { roughness: 0.22 },
  metal: { roughness: 0.34, metalness: 0.7 },
  skin: { roughness: 0.62 },
  glow: { roughness: 1, glow: true },
};

export function stageMaterials(artStyle: CharacterData['style']['artStyle']): StageMaterials {
  const made = new Map<string, Material>();
  const isDrawn = artStyle === 'anime' || artStyle === 'cartoon';
  const steps = isDrawn ? toneSteps() : undefined;
  const make = (kind: string): Material => {
    if (kind === 'glow') return new MeshBasicMaterial({ vertexColors: true });
    if (steps) return new MeshToonMaterial({ vertexColors: true, gradientMap: steps });
    const { roughness = 0.85, metalness = 0 } = SURFACES[kind] ?? {};
    return new MeshStandardMaterial({ vertexColors: true, roughness, metalness });
  };
  const outline = isDrawn ? hull(artStyle === 'cartoon' ? 0.016 : 0.008) : undefined;
  return {
    materialFor: (kind) => {
      const material = made.get(kind) ?? make(kind);
      made.set(kind, material);
      return material;
    },
    outline,
    dispose() {
      for (const one of made.values()) one.dispose();
      outline?.dispose();
      steps?.dispose();
    },
  };
}

function toneSteps(): DataTexture {
  const texture = new DataTexture(new Uint8Array([120, 200, 255]), 3, 1, RedFormat);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

/** The figure once more, a little larger and inside out: only its edge is seen. */
function hull(thick: number): Material {
  const material = new MeshBasicMaterial({ color: new Color('#1d1720'), side: BackSide });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>\n transformed += normalize(normal) * ${thick.toFixed(4)};`,
    );
  };
  return material;
}

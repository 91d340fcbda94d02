/** The verdicts about files: never kinder than what was found. */

import { expect, it } from 'vitest';
import { MADE_AS } from '#platform/assets/origin/recipe.ts';
import { type Findings, MANIFEST_STATES } from '../contract.ts';
import { cautionsOf, sourceWords, verdictOf } from './origin-words.ts';

const found = (manifest: Partial<Findings['manifest']>, isOurs = false): Findings => ({
  type: 'image/png',
  said: null,
  manifest: {
    state: 'none',
    signer: { name: 'Atelier installation abc', fingerprint: 'f', isOurs, isDoubtful: false },
    software: null,
    source: null,
    isPartial: false,
    ...manifest,
  },
});

it('only what this installation signed and nobody changed is called good', () => {
  for (const state of MANIFEST_STATES)
    for (const isOurs of [true, false])
      expect(verdictOf(found({ state }, isOurs)).tone === 'good').toBe(state === 'valid' && isOurs);
  for (const state of ['changed', 'forged', 'broken'] as const)
    expect(verdictOf(found({ state }, true)).tone).toBe('bad');
});

it('contradictions, gaps and old certificates are said', () => {
  const lie = found({ state: 'valid', source: 'trainedAlgorithmicMedia', isPartial: true });
  lie.manifest.signer!.isDoubtful = true;
  const said = {
    source: 'digitalCapture',
    software: null,
    tool: null,
    engine: null,
    prompt: null,
    seed: null,
    madeAt: null,
  };
  expect(cautionsOf({ ...lie, said })).toHaveLength(3);
  expect(cautionsOf(found({ state: 'valid' }))).toEqual([]);
});

it('everything that Atelier writes has words, and what others write is shown as it is', () => {
  for (const code of MADE_AS) expect(sourceWords(code)).not.toBe(code);
  expect(sourceWords('toString')).toBe('toString');
});

/** Where a recording changes: verses, choruses, breaks, each with how much is going on in it. */

import { resample } from '../../voice/sound/resample.ts';
import type { Section, SectionName } from '../score.ts';
import { type BeatFeature, beatFeatures, likeness } from './beat-features.ts';
import type { Beats } from './find-beats.ts';

const RATE = 22_050;
const MAX = 12;
const FEWEST = 4;

/** Energies are against the quietest and loudest of this recording; names are a guess by loudness and place. */
export function findSections(
  mono: Float32Array,
  sampleRate: number,
  { beats, downbeats }: Pick<Beats, 'beats' | 'downbeats'>,
): Section[] {
  const seconds = mono.length / sampleRate;
  // Nothing shorter is a section.
  const shortest = Math.max(3, Math.min(10, seconds / 20));
  const features = beatFeatures(resample(mono, sampleRate, RATE), RATE, beats);
  const change = novelty(features);
  const candidates = downbeats
    .map((at) => ({ at, change: strongest(change, beats.indexOf(at)) }))
    .filter(({ at }) => at >= shortest && at <= seconds - shortest)
    .sort((a, b) => b.change - a.change);
  const mean = candidates.reduce((sum, one) => sum + one.change, 0) / (candidates.length || 1);
  const cuts: number[] = [];
  for (const one of candidates) {
    if (cuts.length >= MAX - 1 || (one.change < mean && cuts.length >= FEWEST - 1)) break;
    if (cuts.every((cut) => Math.abs(cut - one.at) >= shortest)) cuts.push(one.at);
  }
  const edges = [0, ...cuts.sort((a, b) => a - b), seconds];
  return withEnergy(edges, beats, features);
}

const strongest = (values: readonly number[], at: number): number =>
  Math.max(values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0);

/** How different the sixteen beats before are from those after, in harmony, colour and loudness. */
function novelty(features: readonly BeatFeature[]): number[] {
  const width = Math.max(4, Math.min(16, Math.floor(features.length / 8)));
  return features.map((_, i) => {
    const before = features.slice(Math.max(0, i - width), i);
    const after = features.slice(i, i + width);
    if (before.length < 4 || after.length < 4) return 0;
    const chroma = 1 - likeness(mean(before, 'chroma'), mean(after, 'chroma'));
    const [a, b] = [mean(before, 'colour'), mean(after, 'colour')];
    const colour = a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0) / a.length;
    return chroma + colour;
  });
}

function mean(features: readonly BeatFeature[], name: 'chroma' | 'colour'): Float32Array {
  const out = new Float32Array(features[0]![name].length);
  for (const feature of features)
    for (let i = 0; i < out.length; i++) out[i]! += feature[name][i]! / features.length;
  return out;
}

function withEnergy(
  edges: readonly number[],
  beats: readonly number[],
  features: readonly BeatFeature[],
): Section[] {
  const levels = edges.slice(1).map((end, i) => {
    const inside = features.filter((_, k) => beats[k]! >= edges[i]! - 0.05 && beats[k]! < end - 0.05);
    const power = inside.reduce((sum, { level }) => sum + level ** 2, 0) / (inside.length || 1);
    return 10 * Math.log10(power + 1e-9);
  });
  const high = Math.max(...levels);
  // Twelve decibels are the difference between a whisper and everybody; less is a matter of degree.
  const range = Math.max(12, high - Math.max(high - 24, Math.min(...levels)));
  const energies = levels.map((level) => Math.max(0, Math.min(1, 1 - (high - level) / range)));
  return energies.map((energy, i) => ({
    name: nameOf(i, energies),
    start: edges[i]!,
    end: edges[i + 1]!,
    energy,
  }));
}

/** The loud ones are choruses; quiet ends are intro and outro; a quiet one late between two choruses is the bridge. */
function nameOf(i: number, energies: readonly number[]): SectionName {
  const edge = loudFrom(energies.length > 4 ? energies.slice(1, -1) : energies);
  const isLoud = (at: number) => energies[at]! >= edge;
  if (isLoud(i)) return 'chorus';
  if (i === 0 && energies.length > 2) return 'intro';
  if (i === energies.length - 1 && energies.length > 2) return 'outro';
  return i >= energies.length * 0.5 && isLoud(i - 1) && isLoud(i + 1) ? 'bridge' : 'verse';
}

/** The least energy of the louder group, where two groups explain the energies best. */
function loudFrom(energies: readonly number[]): number {
  const sorted = energies.toSorted((a, b) => a - b);
  const spread = (list: readonly number[]) => {
    const middle = list.reduce((sum, one) => sum + one, 0) / list.length;
    return list.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  };
  let [best, least] = [sorted.at(-1)!, Number.POSITIVE_INFINITY];
  for (let cut = 1; cut < sorted.length; cut++) {
    const cost = spread(sorted.slice(0, cut)) + spread(sorted.slice(cut));
    if (cost < least) [best, least] = [sorted[cut]!, cost];
  }
  return best;
}

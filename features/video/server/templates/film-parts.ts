/** A film project as a template sees it: what is told and shown, the same with other words, and what of it is locked. */

import { assetIdOf } from '#common/asset.ts';
import type { TemplateLock, TemplatePart } from '#common/templates.ts';
import { type Kept, kindOfWords, type PlaceValues } from '#platform/generation-jobs/template-sources.ts';
import { MAX_DESCRIPTION, MAX_SCENE_TEXT, type VideoData } from '../../contract.ts';

type Words = 'title' | 'description' | 'textOverlay' | 'ending' | 'endCard';

/** As people are asked for them, with what the film takes of each. */
const WORDS: readonly (readonly [Words, name: string, max: number])[] = [
  ['title', 'Title', 200],
  ['textOverlay', 'Line over the film', 300],
  ['ending', 'Last words', 80],
  ['endCard', 'Last line', 120],
];

export const FILM_PART_NAMES = [...WORDS.map(([, name]) => name), 'Text', 'Scene {0}', 'Picture {0}'];

const sceneKey = (id: string): string => `scene-${id}`;
const fileKey = (index: number): string => `file-${index + 1}`;

const text = (key: string, name: string, value: string): TemplatePart => ({
  key,
  name,
  type: 'text',
  value,
  kind: kindOfWords(value),
});

export function partsOfFilm(data: VideoData): TemplatePart[] {
  const [title, ...others] = WORDS.map(([key, name]) => text(key, name, data[key]));
  const told =
    data.scenes.length > 0
      ? data.scenes.map(({ id, text: said }, i) => text(sceneKey(id), `Scene ${i + 1}`, said))
      : [text('description', 'Text', data.description)];
  const pictures = data.uploadedFiles.flatMap(({ type, url }, i): TemplatePart[] =>
    type.startsWith('image/')
      ? [{ key: fileKey(i), name: `Picture ${i + 1}`, type: 'picture', value: url, kind: 'picture' }]
      : [],
  );
  return [title!, ...told, ...others, ...pictures];
}

export function fillFilm(data: VideoData, values: PlaceValues): VideoData {
  const next = structuredClone(data);
  for (const [key, , max] of WORDS) next[key] = (values.get(key) ?? next[key]).slice(0, max);
  next.description = (values.get('description') ?? next.description).slice(0, MAX_DESCRIPTION);
  for (const scene of next.scenes)
    scene.text = (values.get(sceneKey(scene.id)) ?? scene.text).slice(0, MAX_SCENE_TEXT);
  // What is told is kept twice: whole, and cut into scenes.
  if (next.scenes.length > 0)
    next.description = next.scenes
      .map((scene) => scene.text)
      .join(' ')
      .slice(0, MAX_DESCRIPTION);
  for (const [i, file] of next.uploadedFiles.entries()) {
    const url = values.get(fileKey(i));
    const id = assetIdOf(url ?? null);
    if (!url || !id || id === file.id || !file.type.startsWith('image/')) continue;
    for (const scene of next.scenes) if (scene.fileId === file.id) scene.fileId = id;
    // What was found out about the other picture says nothing about this one.
    const { name, type, size } = file;
    next.uploadedFiles[i] = { id, url, name, type, size };
  }
  return next;
}

/** What of a film is its look and its course: who changes words and pictures leaves it alone. */
const LOOK = [
  'template',
  'style',
  'format',
  'letters',
  'brand',
  'logo',
  'watermark',
  'captionStyle',
  'captionPlace',
  'hasTitle',
  'hasEnding',
  'overlayAt',
  'cardPlaces',
] as const;

export function keptOfFilm(
  data: VideoData,
  { locked, isLayoutLocked }: Pick<TemplateLock, 'locked' | 'isLayoutLocked'>,
): Kept {
  const kept = new Map<string, { name: string; value: unknown }>();
  for (const { key, name, value } of partsOfFilm(data))
    if (locked.includes(key)) kept.set(key, { name, value });
  if (isLayoutLocked) {
    kept.set('look', { name: 'Look of the film', value: LOOK.map((one) => data[one]) });
    if (data.scenes.length > 0)
      kept.set('scenes', { name: 'Order of the scenes', value: data.scenes.map(({ id }) => id) });
  }
  return kept;
}

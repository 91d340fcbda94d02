/** Every place that work can be sent to exists, and each kind of work has the places it should have. */

import { expect, it } from 'vitest';
import { PAGES } from '#app/pages.ts';
import type { LibraryItem } from '#common/library.ts';
import { SEND_TARGETS } from './send-targets.ts';

const item = (over: Partial<LibraryItem>): LibraryItem => ({
  id: 'a',
  kind: 'image',
  tool: 'upload',
  title: 'A thing',
  url: '/api/assets/a',
  thumbnailUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  openUrl: '/library?open=a',
  type: 'file',
  itemId: 'a',
  assetId: 'a',
  contentType: 'image/png',
  size: 1000,
  width: 10,
  height: 10,
  duration: null,
  isFavorite: false,
  tags: [],
  ...over,
});
const bare = { assetId: null, contentType: null, size: null };
const idsFor = (over: Partial<LibraryItem>) =>
  SEND_TARGETS.filter((one) => one.accepts(item(over))).map(({ id }) => id);

const FOR_PICTURES = [
  'photo-editor',
  'design-picture',
  'video-media',
  'video-logo',
  'watermark-photos',
  'watermark-logo',
  'cover-stage',
  'cover-face',
  'profile-picture',
  'scene-background',
  'note',
];

it('has one target of each id, all of them on pages that exist', () => {
  expect(new Set(SEND_TARGETS.map(({ id }) => id)).size).toBe(SEND_TARGETS.length);
  const paths = PAGES.map(({ path }) => path);
  for (const { path } of SEND_TARGETS) expect(paths).toContain(path.split('?')[0]);
});

it.each([
  ['a picture', {}, FOR_PICTURES],
  ['a logo', { kind: 'logo', tool: 'logo', ...bare }, ['design-picture', 'video-logo', 'watermark-logo']],
  [
    'a transcript',
    { kind: 'transcript', tool: 'speech', ...bare },
    ['video-text', 'speech-text', 'tasks', 'note', 'book-chapter'],
  ],
  ['a note', { kind: 'note', tool: 'note', ...bare }, ['speech-text', 'tasks', 'book-chapter']],
  [
    'a sound',
    { kind: 'audio', contentType: 'audio/mpeg' },
    ['cover-song', 'transcribe', 'video-music', 'note'],
  ],
  [
    'a film',
    { kind: 'video', tool: 'video', contentType: 'video/mp4' },
    ['video-media', 'watermark-photos', 'transcribe', 'note'],
  ],
  [
    'a character',
    { kind: 'character', tool: 'avatar' },
    [...FOR_PICTURES, 'cover-performer', 'avatar-scene', 'video-presenter'],
  ],
  ['a story scene', { kind: 'scene', tool: 'avatar', ...bare }, ['video-media']],
] as const)('%s can go where it is of use', (_name, over, ids) => {
  expect(new Set(idsFor(over))).toEqual(new Set(ids));
});

it('keeps what is too large from tools that would refuse it', () => {
  const large = { kind: 'audio', contentType: 'audio/wav', size: 30 * 1024 * 1024 } as const;
  expect(new Set(idsFor(large))).toEqual(new Set(['cover-song', 'video-music', 'note']));
  expect(idsFor({ ...large, size: 100 * 1024 * 1024 })).toEqual(['video-music', 'note']);
});

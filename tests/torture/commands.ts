/** What people are doing when the power fails: everything that takes a while, in its shortest form. */

import sharp from 'sharp';
import { expect } from 'vitest';
import type { CoverProject, CoverSong } from '#features/cover-song/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { wavFile } from '#tests/factories/sound.ts';
import type { Answer, Visitor } from '#tests/harness/visitor.ts';

export interface Command {
  name: string;
  /** Milliseconds within which it is usually over; the moment of the kill lies somewhere in them. */
  span: number;
  /** Fills every processor for a while. */
  isHeavy?: boolean;
  /** Done in peace; what it answers is handed to the deed. */
  prepare?(person: Visitor): Promise<string[]>;
  do(person: Visitor, prepared: string[]): Promise<unknown>;
}

const photo = (shade: number) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: { r: shade, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();

/** Refusals are faults of ours here; a request that is cut off throws and is expected. */
function granted<T>(answer: Answer<T>): T {
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
}

const uploaded = async (person: Visitor, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const answer = await person.upload(await photo(40 + i * 30), `upload-${i}.jpg`, 'image/jpeg');
    ids.push((granted(answer) as { id: string }).id);
  }
  return ids;
};

const say = (person: Visitor, text: string) => person.post('/api/generate/speech', { text }).then(granted);
const transcribe = async (person: Visitor, seconds: number) =>
  granted(await person.upload(wavFile({ seconds }), 'talk.wav', 'audio/wav', 'audio', '/api/transcribe'));

async function newCover(person: Visitor): Promise<string> {
  const link = { title: 'Cover', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  return granted(await person.post<CoverSong>('/api/cover-songs', link)).id;
}
const chooseSong = async (person: Visitor, id: string) =>
  granted(
    await person.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'pop', seconds: 20 }),
  );

async function readyCover(person: Visitor): Promise<string> {
  const id = await newCover(person);
  await chooseSong(person, id);
  const path = `/api/cover-songs/${id}`;
  await expect
    .poll(async () => (await person.get<CoverProject>(path)).body.song?.status, { timeout: 200_000 })
    .toBe('ready');
  granted(await person.send('PATCH', `${path}/song`, { json: { trimStart: 0, trimEnd: 5 } }));
  const character = { characterType: 'celebrity', bodyType: 'male', clothingStyle: 'rock' };
  granted(await person.put(`${path}/character`, character));
  granted(await person.put(`${path}/rights`, { confirmed: true }));
  return id;
}

export const COMMANDS: readonly Command[] = [
  { name: 'upload', span: 700, do: (person) => uploaded(person, 4) },
  {
    name: 'image',
    span: 4000,
    do: (person) => person.post('/api/generate/image', { prompt: 'a red fox in the snow' }).then(granted),
  },
  { name: 'short speech', span: 1500, do: (person) => say(person, 'Hello there. How are you today?') },
  {
    name: 'long speech',
    span: 4000,
    do: (person) => say(person, 'A sentence of some length that is said aloud. '.repeat(15)),
  },
  { name: 'short transcription', span: 2000, do: (person) => transcribe(person, 2) },
  { name: 'long transcription', span: 3000, do: (person) => transcribe(person, 65) },
  {
    name: 'video',
    span: 12_000,
    isHeavy: true,
    do: async (person) => {
      const data = { title: 'Cut', template: 'social', duration: [10], drawsPictures: false };
      const { id } = granted(
        await person.post<Project>('/api/projects', { title: 'Cut', type: 'video', data }),
      );
      granted(await person.post(`/api/projects/${id}/render`, {}));
    },
  },
  {
    name: 'song',
    span: 5000,
    do: async (person) => chooseSong(person, await newCover(person)),
  },
  {
    name: 'cover',
    span: 15_000,
    isHeavy: true,
    prepare: async (person) => [await readyCover(person)],
    do: async (person, [id]) => granted(await person.post(`/api/cover-songs/${id}/generate`, undefined)),
  },
  {
    name: 'watermark batch',
    span: 2500,
    prepare: (person) => uploaded(person, 4),
    do: async (person, ids) =>
      granted(
        await person.post('/api/watermark-batches', {
          mark: { content: 'Ada' },
          photos: ids.map((assetId) => ({ assetId, isTemporary: true })),
        }),
      ),
  },
  {
    name: 'photo edits',
    span: 3000,
    prepare: (person) => uploaded(person, 2),
    do: (person, ids) =>
      Promise.all(
        ids.map(async (id, i) => {
          const edit = { operation: 'crop', x: 0.1, y: 0.1, width: 0.5, height: 0.5 + i / 10 };
          granted(await person.post(`/api/files/${id}/edits`, { ...edit, output: { format: 'png' } }));
        }),
      ),
  },
  {
    name: 'deletions',
    span: 600,
    prepare: (person) => uploaded(person, 6),
    do: (person, ids) =>
      Promise.all(ids.map(async (id) => granted(await person.send('DELETE', `/api/files/${id}`)))),
  },
  {
    name: 'bin',
    span: 800,
    prepare: (person) => uploaded(person, 4),
    do: async (person, ids) => {
      granted(await person.post('/api/library/bin', { ids }));
      granted(await person.post('/api/library/bin/empty', { ids }));
    },
  },
  {
    name: 'data export',
    span: 1500,
    prepare: (person) => uploaded(person, 2),
    do: async (person) => granted(await person.post('/api/account/export', {})),
  },
  // Done by the machine, not by a person: see round.ts.
  { name: 'backup', span: 1500, do: async () => undefined },
];

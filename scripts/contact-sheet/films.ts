/** Six finished films as people would make them, ten frames of each file: `contact-sheet films [folder for the files]`. */

import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Job } from '#common/job.ts';
import { characterDataSchema } from '#features/avatar/contract.ts';
import { FPS, FRAME_SIZES, type Project, videoDataSchema } from '#features/video/contract.ts';
import { inspectClip, openClip } from '#platform/media/film/clip-reader.ts';
import { startServerProcess } from '#tests/harness/server-process.ts';
import { Visitor } from '#tests/harness/visitor.ts';

const FRAMES = 10;
const MP4 = 'mov';
/** Pixels. */
const TALL = 190;
const GAP = 8;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" rx="36" fill="#7c2d12"/>
<circle cx="104" cy="100" r="58" fill="#fdba74"/><path d="M70 110c20-44 48-44 68 0z" fill="#7c2d12"/>
<text x="190" y="128" font-family="Poppins" font-weight="700" font-size="84" fill="#fff7ed">Rye&amp;Co</text></svg>`;

const baker = {
  name: 'Rosa',
  character: characterDataSchema.parse({
    appearance: { hairStyle: 'curly', hairColor: 'red', skinTone: 'light', eyeColor: 'green' },
    clothing: { outfit: 'casual', color: 'red' },
    seed: 7,
  }),
};
const guide = {
  name: 'Theo',
  character: characterDataSchema.parse({
    appearance: { hairStyle: 'short', hairColor: 'black', skinTone: 'dark', facialHair: 'beard' },
    clothing: { outfit: 'formal', color: 'blue' },
    seed: 21,
  }),
};

const spoken = (voice: string, language = 'en') => ({ isOn: true, voice, language, speed: 1 });

const FILMS = [
  {
    title: 'Rye & Co',
    description:
      'Every night, our sourdough rests for eighteen hours. At five in the morning, the oven is hot. This week, every second loaf is half price. Come in while it is still warm!',
    template: 'promotional',
    format: 'portrait',
    music: 'acoustic',
    narration: spoken('nova'),
    captions: 'burned',
    captionStyle: 'pop',
    brand: { background: '#7c2d12', text: '#fff7ed', accent: '#fb923c' },
    ending: 'Still warm',
    endCard: 'Mill Street 4, open from seven',
    presenter: { ...baker, shown: 'corner', corner: 'bottom-right' },
    hasLogo: true,
  },
  {
    title: 'Your first sourdough',
    description:
      'Hi, I am Theo. Today you feed your starter. Mix flour and water in a clean jar. Wait until it doubles. Then you are ready to bake.',
    template: 'explainer',
    format: 'square',
    music: 'corporate',
    narration: spoken('onyx'),
    captions: 'burned',
    captionStyle: 'highlight',
    presenter: { ...guide, shown: 'full' },
  },
  {
    title: 'A week in Portugal',
    description:
      'A yellow tram in Lisbon. A lighthouse above the ocean. Boats in the harbour at sunset. Fireworks over the city at night.',
    template: 'travel',
    format: 'landscape',
    style: 'elegant',
    music: 'cinematic',
  },
  {
    title: 'Mia turns seven!',
    description:
      'Seven candles on the cake. Balloons in the garden. Cake for the puppy too. Bring your swimsuit!',
    template: 'birthday',
    format: 'portrait',
    style: 'playful',
    music: 'upbeat',
    endCard: 'Saturday at three, at our house',
  },
  {
    title: 'The Loop lamp',
    description:
      'One light for your whole desk. Warm in the evening, bright in the morning. Touch it once, and it remembers.',
    template: 'product',
    format: 'full_hd',
    style: 'minimal',
    music: 'electronic',
    narration: spoken('alloy'),
    captions: 'burned',
    captionStyle: 'karaoke',
    endCard: 'loop-lamp.example',
  },
  {
    title: 'Frische Blumen',
    description:
      'Montags kommen die Tulpen. Freitags binden wir Sträuße für das Wochenende. Wir liefern mit dem Fahrrad.',
    template: 'social',
    format: 'portrait',
    style: 'bold',
    music: 'upbeat',
    narration: spoken('shimmer', 'de'),
    captions: 'burned',
    captionStyle: 'one-word',
    captionPlace: 'middle',
    brand: { background: '#14532d', text: '#f0fdf4', accent: '#f9a8d4' },
  },
] as const;

type Film = (typeof FILMS)[number];

async function logoOf(person: Visitor): Promise<{ id: string; url: string; name: string }> {
  const bytes = await sharp(Buffer.from(LOGO)).png().toBuffer();
  const { body } = await person.upload(bytes, 'logo.png', 'image/png', 'file', '/api/video/media');
  const { id, url } = body as { id: string; url: string };
  return { id, url, name: 'Rye & Co' };
}

/** As a person would: saved, made, waited for and downloaded. Files that are there already are not made again. */
async function make(person: Visitor, film: Film, folder: string): Promise<string> {
  const path = join(folder, `${film.title.replace(/\W+/g, '-').toLowerCase()}.mp4`);
  if (existsSync(path)) return path;
  const logo = 'hasLogo' in film ? await logoOf(person) : null;
  const data = videoDataSchema.parse({ duration: [15], ...film, logo });
  const { title, description } = data;
  const created = await person.post<Project>('/api/projects', { title, description, type: 'video', data });
  const { jobId } = (await person.post<{ jobId: string }>(`/api/projects/${created.body.id}/render`, {}))
    .body;
  for (;;) {
    const { status, error } = (await person.get<Job>(`/api/jobs/${jobId}`)).body;
    if (status === 'failed') throw new Error(`${title}: ${error}`);
    if (status === 'completed') break;
    await sleep(1000);
  }
  const { fileUrl } = (await person.get<Project>(`/api/projects/${created.body.id}`)).body;
  await writeFile(path, Buffer.from(await (await person.open('GET', fileUrl!)).arrayBuffer()));
  return path;
}

/** A row of frames, from the first title to the last picture. */
async function rowOf(path: string, { format }: Film): Promise<Buffer[]> {
  const size = FRAME_SIZES[format];
  const { seconds } = await inspectClip({ path, format: MP4 });
  const clip = await openClip({ path, format: MP4 }, size, FPS);
  const row: Buffer[] = [];
  for (let i = 0; i < FRAMES; i++) {
    const pixels = await clip.at(1.2 + (i / (FRAMES - 1)) * (seconds - 1.8));
    row.push(
      await sharp(pixels!, { raw: { ...size, channels: 4 } })
        .resize({ height: TALL })
        .png()
        .toBuffer(),
    );
  }
  await clip.close();
  return row;
}

/** Short rows stand beside each other, so that the sheet is not mostly empty. */
function packed(spans: readonly number[], width: number): { line: number; left: number }[] {
  const lines: number[] = [];
  return spans.map((span) => {
    const found = lines.findIndex((used) => used + span <= width);
    const line = found < 0 ? lines.push(0) - 1 : found;
    const left = lines[line]!;
    lines[line] = left + span;
    return { line, left };
  });
}

export async function filmsSheet([given]: readonly string[]): Promise<string> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'films-')));
  const server = await startServerProcess();
  const person = new Visitor(server.base);
  await person.signUp('rosa');
  const rows: Buffer[][] = [];
  for (const film of FILMS) rows.push(await rowOf(await make(person, film, folder), film));
  await server.dispose();
  const widths = await Promise.all(rows.map(async ([first]) => (await sharp(first).metadata()).width ?? 0));
  const spans = widths.map((one) => (one + GAP) * FRAMES);
  const width = Math.max(...spans) + GAP;
  const starts = packed(spans, width);
  const placed = rows.flatMap((row, i) =>
    row.map((input, x) => ({
      input,
      left: GAP + starts[i]!.left + x * (widths[i]! + GAP),
      top: GAP + starts[i]!.line * (TALL + GAP),
    })),
  );
  const height = (Math.max(...starts.map(({ line }) => line)) + 1) * (TALL + GAP) + GAP;
  const path = 'test-results/films.webp';
  await sharp({
    create: { width, height, channels: 3, background: '#18181b' },
  })
    .composite(placed)
    .webp({ quality: 78 })
    .toFile(path);
  return `${path}, and the files in ${folder}`;
}

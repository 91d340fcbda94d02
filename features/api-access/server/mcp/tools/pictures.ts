/** Tools that make pictures: images, logos and characters. */

import { z } from 'zod';
import { assetIdOf } from '#common/asset.ts';
import type { ResponseOf } from '#common/contract.ts';
import type { createUserAvatar, generateAvatar } from '#features/avatar/contract.ts';
import { type generateImageCall, IMAGE_SIZES, IMAGE_STYLES, MAX_PROMPT } from '#features/image/contract.ts';
import { type createUserLogo, LOGO_CATEGORIES, type suggestLogos } from '#features/logo/contract.ts';
import { getBytes, getJson, sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool, smallPicture } from '../tool.ts';

export const makePicture = defineTool({
  name: 'make_picture',
  title: 'Make a picture',
  description:
    'Draws a picture from a description and keeps it in the library. Answers with its file id and a small version to look at.',
  input: z.object({
    prompt: z.string().min(1).max(MAX_PROMPT).describe('What the picture shows'),
    style: z.enum(IMAGE_STYLES).optional().describe('Art style; empty for the default look'),
    size: z.enum(IMAGE_SIZES).optional(),
    seed: z.int().min(0).optional().describe('The same seed and prompt give the same picture'),
  }),
  run: async (args, run) => {
    await run.report(5, 'Drawing');
    const { images } = await sendJson<ResponseOf<typeof generateImageCall>>(
      run.client,
      '/api/generate/image',
      args,
    );
    const image = images[0]!;
    const { width, height, engine, seed, notUnderstood } = image;
    const facts = {
      fileId: assetIdOf(image.url),
      url: run.base + image.url,
      width,
      height,
      seed,
      engine,
      notUnderstood,
    };
    return answer(facts, await smallPicture(run, image.url));
  },
});

export const makeLogo = defineTool({
  name: 'make_logo',
  title: 'Make a logo',
  description:
    'Designs a logo for a name and keeps it in the library. There are twelve proposals for each seed; pick another with choice.',
  input: z.object({
    name: z.string().min(1).max(60).describe('The name that the logo shows'),
    category: z.enum(LOGO_CATEGORIES).optional(),
    words: z.string().max(120).optional().describe('What it is about, e.g. "coffee, warm, handmade"'),
    choice: z.int().min(1).max(12).default(1),
    seed: z.int().min(0).max(1_000_000).default(1),
  }),
  run: async ({ choice, ...requested }, run) => {
    const query = new URLSearchParams(
      Object.entries(requested).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    );
    const ideas = await getJson<ResponseOf<typeof suggestLogos>>(run.client, `/api/logo-ideas?${query}`);
    const idea = ideas[Math.min(choice, ideas.length) - 1]!;
    await run.report(60, 'Saving');
    const logo = await sendJson<ResponseOf<typeof createUserLogo>>(run.client, '/api/user-logos', {
      name: requested.name,
      svgContent: idea.previewSvg,
      customizations: idea.design,
    });
    const path = `/api/user-logos/${logo.id}/file`;
    const { bytes, type } = await getBytes(run.client, `${path}?format=png`);
    const facts = {
      logoId: logo.id,
      svgUrl: `${run.base}${path}?format=svg`,
      manner: idea.manner,
      proposals: ideas.length,
    };
    return answer(facts, { type: 'image', data: bytes.toString('base64'), mimeType: type });
  },
});

export const makeCharacter = defineTool({
  name: 'make_character',
  title: 'Make a character',
  description:
    'Sculpts a 3D character from a description and keeps it, so that it can speak in videos and perform in covers.',
  input: z.object({
    description: z.string().min(1).max(500).describe('How the character looks'),
    name: z.string().min(1).max(120).describe('What it is called'),
  }),
  run: async ({ description, name }, run) => {
    await run.report(5, 'Sculpting');
    const drawn = await sendJson<ResponseOf<typeof generateAvatar>>(run.client, '/api/generate-avatar', {
      description,
    });
    await run.report(80, 'Saving');
    const { imageUrl, characterData } = drawn;
    const kept = await sendJson<ResponseOf<typeof createUserAvatar>>(run.client, '/api/user-avatars', {
      name,
      description,
      imageUrl,
      characterData,
    });
    const understood = drawn.understood.map((one) => `${one.field}: ${one.value}`);
    const facts = {
      characterId: kept.id,
      name: kept.name,
      url: run.base + imageUrl,
      understood,
      unused: drawn.unused,
    };
    return answer(facts, await smallPicture(run, imageUrl));
  },
});

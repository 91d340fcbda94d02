/** Pictures by OpenAI's protocol: made by the image generator and changed by the photo editor of this installation. */

import type { Asset } from '#common/asset.ts';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import type { ResponseOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { generateImageCall, getImageEngine } from '#features/image/contract.ts';
import type { createEdit } from '#features/photo/contract.ts';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import { followJob, getBytes, getJson, sendForm, sendJson } from '#platform/http/in-process/calls.ts';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';
import type { Platform } from '#platform/platform.ts';
import { type createImages, type ImageFields, imageFields } from '../../calls/openai-calls.ts';
import { readEditWords } from './edit-words.ts';
import { badField } from './errors.ts';
import { inLook, type Look, lookOf, sealedUrl } from './made-images.ts';
import { plainFields, type ReadForm, toBlob } from './read-form.ts';

type Answer = ResponseOf<typeof createImages>;
type Generated = ResponseOf<typeof generateImageCall>;

/** What the image generator makes in one call. */
const AT_ONCE = 4;

export interface ImageCall {
  platform: Platform;
  client: InProcessClient;
  userId: string;
  /** Of addresses in the answer. */
  base: string;
}

/** The generator's shape that is nearest to the size. */
function shapeOf({ width = 1, height = 1 }: Look): 'square' | 'portrait' | 'landscape' {
  const aspect = width / height;
  if (aspect > 1.2) return 'landscape';
  return aspect < 1 / 1.2 ? 'portrait' : 'square';
}

export async function makeImages(call: ImageCall, fields: ImageFields): Promise<Answer> {
  const look = lookOf(fields);
  if (fields.background === 'transparent')
    throw badField('background', 'Images are made with a background. POST /v1/images/edits removes it.');
  const assetIds: string[] = [];
  for (let left = fields.n ?? 1; left > 0; left -= AT_ONCE) {
    const order = { prompt: fields.prompt, size: shapeOf(look), count: Math.min(left, AT_ONCE) };
    const made = await sendJson<Generated>(call.client, '/api/generate/image', order).catch((error) => {
      // What was made before is handed over: it is paid for.
      if (assetIds.length === 0 || !(error instanceof AppError)) throw error;
      return { images: [], missing: { count: left, reason: error.message } };
    });
    assetIds.push(...made.images.map((one) => assetIdOf(one.url)!));
    if (made.missing) {
      const missing = { ...made.missing, count: (fields.n ?? 1) - assetIds.length };
      return { ...(await answerWith(call, assetIds, fields, look)), missing };
    }
  }
  return answerWith(call, assetIds, fields, look);
}

export async function changeImage(call: ImageCall, form: ReadForm, gone: AbortSignal): Promise<Answer> {
  const { client } = call;
  const fields = readFields(form);
  const look = lookOf(fields);
  const [file, ...others] = form.files.image ?? [];
  if (!file) throw badField('image', 'Please send the picture as image.');
  if (others.length > 0) throw badField('image', 'Please send one picture at a time.');
  if ((fields.n ?? 1) > 1) throw badField('n', 'An edit gives one image.');
  const mask = form.files.mask?.[0] && (await meantPart(form.files.mask[0].bytes, call.userId));
  const operations = await wordsOrEngine(call, fields, mask);
  const upload = new FormData();
  upload.append('file', toBlob(file), file.name);
  const source = await sendForm<Asset>(client, '/api/uploads', upload);
  if (operations === 'engine') {
    const order = {
      prompt: fields.prompt,
      source: { assetId: source.id, ...(mask && { mask: { kind: 'image', data: mask } }) },
    };
    const { images } = await sendJson<Generated>(client, '/api/generate/image', order);
    return answerWith(
      call,
      images.map((one) => assetIdOf(one.url)!),
      fields,
      look,
    );
  }
  const { jobId } = await sendJson<ResponseOf<typeof createEdit>>(client, `/api/files/${source.id}/edits`, {
    operations,
    output: { format: 'png' },
  });
  const { result } = await followJob(client, jobId, { gone });
  return answerWith(call, [(result as { assetId: string }).assetId], fields, look);
}

/** What the photo editor understands is its work; the rest is painted by the image engine, where that can. */
async function wordsOrEngine({ client }: ImageCall, fields: ImageFields, mask: string | undefined) {
  const isTransparent = fields.background === 'transparent';
  try {
    return readEditWords(fields.prompt, { mask, isTransparent });
  } catch (error) {
    const can = await getJson<ResponseOf<typeof getImageEngine>>(client, '/api/images/engine');
    if (mask ? !can.canInpaint : !can.canStartFromPicture) throw error;
    return 'engine';
  }
}

/** Checked as the body of a generation is: forms bring everything as text. */
function readFields(form: ReadForm): ImageFields {
  const { stream, ...fields } = plainFields(form);
  const read = imageFields.safeParse({ ...fields, ...(stream && { stream: stream !== 'false' }) });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw badField(issue!.path.join('.'), issue!.message);
}

/** Their masks are clear where something is to change; ours are white there. */
async function meantPart(bytes: Buffer, userId: string): Promise<string> {
  try {
    const steps = { ensureAlpha: true, extractChannel: 'alpha', negate: true } as const;
    const grey = await changePicture(bytes, steps, { type: 'png' }, { userId });
    return grey.bytes.toString('base64');
  } catch (error) {
    // Too large, too slow or too many is something else than no picture.
    if (
      error instanceof AppError &&
      !['bad_request', 'unsupported_media', 'unprocessable'].includes(error.code)
    )
      throw error;
    throw badField('mask', 'The mask can’t be read as a picture. Send a PNG that is clear where to edit.');
  }
}

/** Programs for their older models expect addresses, those for newer ones the picture itself. */
const wantsUrl = ({ response_format, model }: ImageFields): boolean =>
  response_format ? response_format === 'url' : /^dall-e/.test(model ?? '');

async function answerWith(
  call: ImageCall,
  assetIds: string[],
  fields: ImageFields,
  look: Look,
): Promise<Answer> {
  const { platform, client, userId, base } = call;
  const data: Answer['data'] = [];
  let shown = { width: 0, height: 0, hasAlpha: false };
  for (const assetId of assetIds) {
    const { bytes } = await getBytes(client, assetUrl(assetId));
    const { bytes: picture, ...facts } = await inLook(bytes, look, userId);
    shown = facts;
    data.push(
      wantsUrl(fields)
        ? { url: sealedUrl(platform, base, { ...look, userId, assetId }) }
        : { b64_json: picture.toString('base64') },
    );
  }
  return {
    created: Math.floor(Date.now() / 1000),
    data,
    background: shown.hasAlpha ? 'transparent' : 'opaque',
    output_format: look.format,
    size: `${shown.width}x${shown.height}`,
  };
}

/** HTTP for OpenAI's protocol: one scope of its own, whose errors have their shape. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { SCOPES } from '#common/contract.ts';
import { type Api, createApi } from '#platform/http/api.ts';
import { type InProcessClient, withInProcessClient } from '#platform/http/in-process/in-process-client.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createImages,
  createSpeech,
  createTranscription,
  editImages,
  getMadeImage,
  getModel,
  listModels,
} from '../../calls/openai-calls.ts';
import { installOpenAiErrors, modelNotFound } from './errors.ts';
import { changeImage, type ImageCall, makeImages } from './images.ts';
import { openSealed } from './made-images.ts';
import { assertModel, modelsHere } from './models.ts';
import { plainFields, readForm } from './read-form.ts';
import { sayText } from './speech.ts';
import { readOrder, transcribeUpload } from './transcription.ts';

/** Bytes of a form besides its files. */
const SPARE_BYTES = 256 * 1024;

export async function registerOpenAiRoutes(api: Api, platform: Platform): Promise<void> {
  await api.fastify.register(async (scope) => {
    installOpenAiErrors(scope);
    const openAiApi = createApi(scope, platform.events);
    registerModels(openAiApi, platform);
    registerImages(openAiApi, platform);
    registerAudio(openAiApi, platform);
    api.contracts.push(...openAiApi.contracts);
  });
}

/** The call itself was allowed; what it does inside to answer is part of it. */
const inside = <T>(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (client: InProcessClient, gone: AbortSignal) => Promise<T>,
): Promise<T> => withInProcessClient(platform, request, reply, { scopes: SCOPES }, work);

function registerModels(api: Api, { models }: Platform): void {
  api.handle(listModels, async () => ({ object: 'list' as const, data: await modelsHere(models) }));
  api.handle(getModel, async ({ params }) => {
    const found = (await modelsHere(models)).find((one) => one.id === params.model);
    if (!found) throw modelNotFound(params.model);
    return found;
  });
}

function registerImages(api: Api, platform: Platform): void {
  const maxBytes = platform.config.limits.uploadBytes;
  const callOf = (client: InProcessClient, request: FastifyRequest): ImageCall => ({
    platform,
    client,
    userId: request.user!.id,
    base: platform.config.publicUrl ?? `${request.protocol}://${request.host}`,
  });

  api.handle(createImages, async (call) => {
    await assertModel(platform.models, 'image', call.body.model);
    return inside(platform, call, (client) => makeImages(callOf(client, call.request), call.body));
  });
  api.handle(
    editImages,
    async (call) => {
      const form = await readForm(call.request, maxBytes);
      await assertModel(platform.models, 'image', plainFields(form).model);
      return inside(platform, call, (client, gone) => changeImage(callOf(client, call.request), form, gone));
    },
    { bodyLimit: 2 * maxBytes + SPARE_BYTES },
  );
  api.handle(getMadeImage, async ({ query, reply }) => {
    const { bytes, type } = await openSealed(platform, query.token);
    return reply.type(type).header('cache-control', 'private, max-age=3600').send(bytes);
  });
}

function registerAudio(api: Api, platform: Platform): void {
  const maxBytes = platform.config.limits.uploadBytes;
  api.handle(createSpeech, async (call) => {
    await assertModel(platform.models, 'speech', call.body.model);
    const { bytes, type } = await inside(platform, call, (client, gone) =>
      sayText(client, call.body, call.user.id, gone),
    );
    return call.reply.type(type).send(bytes);
  });
  api.handle(
    createTranscription,
    async (call) => {
      const form = await readForm(call.request, maxBytes);
      const order = readOrder(form);
      await assertModel(platform.models, 'transcription', order.model);
      const { body, type } = await inside(platform, call, (client, gone) =>
        transcribeUpload(client, form, order, gone),
      );
      return call.reply.type(type).send(body);
    },
    { bodyLimit: maxBytes + SPARE_BYTES },
  );
}

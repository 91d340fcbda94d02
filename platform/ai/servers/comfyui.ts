/** ComfyUI: the operator's workflow, filled in, queued, followed over its event line, and its picture fetched. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { adapterOptions } from '../image/abilities.ts';
import { clearWhereWhite } from '../image/clear-mask.ts';
import { progressNow } from '../image/progress.ts';
import type { ModelOf } from '../model-kinds.ts';
import { openEventLine } from './event-line.ts';
import { aspectOfPicture, fileBytes, fitted, wholePicture } from './given-pictures.ts';
import type { ModelServer } from './model-server.ts';
import { aspectOf, pixelsFor, TINY_SIDE } from './picture-size.ts';
import type { ServerDriver } from './server-driver.ts';
import type { ServerLine } from './server-line.ts';
import { fillWorkflow, readWorkflow } from './workflow.ts';

type CallOptions = Parameters<ModelOf['image']['doGenerate']>[0];

/** One workflow an entry: its only model. */
export const WORKFLOW_MODEL = 'workflow';

const file = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const queued = z.object({ prompt_id: z.string() });
const uploaded = z.object({ name: z.string(), subfolder: z.string().default('') });
const history = z.record(
  z.string(),
  z.object({
    status: z.object({ status_str: z.string().optional() }).nullish(),
    outputs: z.record(z.string(), z.object({ images: z.array(file).optional() })).default({}),
  }),
);
const queue = z.object({ queue_running: z.array(z.array(z.unknown())) });
const event = z.object({
  type: z.string(),
  data: z
    .object({
      prompt_id: z.string().optional(),
      value: z.number().optional(),
      max: z.number().optional(),
      exception_message: z.string().optional(),
      node_type: z.string().optional(),
    })
    .catch({}),
});

const LOOK_EVERY_MS = 1500;
const PATIENCE_MS = 290_000;

export const comfyui: ServerDriver = {
  kinds: () => ['image'],
  abilities({ workflow }) {
    const { image, mask } = readWorkflow(workflow).places;
    return { startsFromPicture: Boolean(image), hasStrength: false, inpaints: Boolean(image && mask) };
  },
  async list(_server, line) {
    await line.json(z.looseObject({ system: z.unknown() }), '/system_stats');
    return [WORKFLOW_MODEL];
  },
  async open(_kind, model, server, line) {
    const opened: ModelOf['image'] = {
      specificationVersion: 'v4',
      provider: server.name,
      modelId: model,
      maxImagesPerCall: 1,
      doGenerate: async (options) => ({
        images: [new Uint8Array(await draw(options, server, line))],
        warnings: [],
        response: { timestamp: new Date(), modelId: model, headers: undefined },
      }),
    };
    return opened as never;
  },
};

async function draw(options: CallOptions, server: ModelServer, line: ServerLine): Promise<Uint8Array> {
  const signal = options.abortSignal;
  const prompt = await orderOf(options, server, line);
  const client = randomUUID();
  const follower = createFollower(line);
  const events = await openEventLine(line.url(`/ws?clientId=${client}`), line.headers, follower.hear);
  let id: string | undefined;
  try {
    ({ prompt_id: id } = await line.json(queued, '/prompt', {
      body: { prompt, client_id: client },
      signal,
    }));
    follower.id = id;
    const made = await waitFor(id, line, follower, signal);
    const query = new URLSearchParams({ ...made });
    const response = await line.work(line.url(`/view?${query}`), { ...(signal && { signal }) });
    if (!response.ok) throw line.fail(`${line.name} made a picture that cannot be fetched.`);
    return await wholePicture(line, new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    if (id) await stop(id, line);
    throw error;
  } finally {
    events?.close();
  }
}

async function orderOf(options: CallOptions, server: ModelServer, line: ServerLine) {
  const workflow = readWorkflow(server.options.workflow);
  const { isTiny } = adapterOptions(options.providerOptions);
  const source = fileBytes(options.files?.[0]);
  const mask = fileBytes(options.mask);
  const aspect = source ? await aspectOfPicture(source) : aspectOf(options);
  const { width, height } = pixelsFor(isTiny ? TINY_SIDE : server.options.side, aspect);
  return fillWorkflow(workflow, {
    prompt: options.prompt ?? '',
    ...(server.options.negative && { negative: server.options.negative }),
    ...(options.seed !== undefined && { seed: options.seed }),
    width,
    height,
    ...(source && { image: await upload(await fitted(source, width, height), line) }),
    ...(mask && { mask: await upload(await clearWhereWhite(await fitted(mask, width, height)), line) }),
  });
}

async function upload(png: Buffer, line: ServerLine): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), `atelier-${randomUUID()}.png`);
  form.append('subfolder', 'atelier');
  form.append('type', 'input');
  const { name, subfolder } = await line.json(uploaded, '/upload/image', { form });
  return subfolder ? `${subfolder}/${name}` : name;
}

/** Hears how far it is; what it says is only believed about our own picture. */
function createFollower(line: ServerLine) {
  const report = progressNow();
  const turned = new EventTarget();
  const follower = {
    id: undefined as string | undefined,
    error: undefined as string | undefined,
    hear(text: string) {
      const { success, data: heard } = event.safeParse(parsed(text));
      if (!success || !follower.id || heard.data.prompt_id !== follower.id) return;
      const { value, max, exception_message, node_type } = heard.data;
      if (heard.type === 'progress' && value !== undefined && max)
        report(`Drawing on ${line.name}`, Math.min(1, Math.max(0, value / max)));
      if (heard.type === 'execution_error')
        follower.error = `${node_type ? `${node_type}: ` : ''}${exception_message ?? 'it gave no reason'}`;
      if (/^execution_(error|success|interrupted)$/.test(heard.type)) turned.dispatchEvent(new Event('turn'));
    },
    /** Until something was heard, or a while has passed. */
    async next(signal: AbortSignal | undefined): Promise<void> {
      const over = new AbortController();
      const end = () => over.abort();
      turned.addEventListener('turn', end, { once: true });
      signal?.addEventListener('abort', end, { once: true });
      await sleep(LOOK_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
      turned.removeEventListener('turn', end);
      signal?.removeEventListener('abort', end);
    },
  };
  return follower;
}

/** The history says for sure; the event line only makes it quick. */
async function waitFor(
  id: string,
  line: ServerLine,
  follower: ReturnType<typeof createFollower>,
  signal: AbortSignal | undefined,
): Promise<z.output<typeof file>> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    signal?.throwIfAborted();
    if (follower.error) throw line.fail(`${line.name} could not do this: ${follower.error}.`);
    const entry = (await line.json(history, `/history/${encodeURIComponent(id)}`, { signal }))[id];
    if (entry?.status?.status_str === 'error')
      throw line.fail(`${line.name} could not do this: ${follower.error ?? 'its workflow failed'}.`);
    if (entry) {
      const images = Object.values(entry.outputs).flatMap((output) => output.images ?? []);
      const made = images.find(({ type }) => type === 'output') ?? images[0];
      if (!made) throw line.fail(`${line.name} made no picture.`);
      return made;
    }
    await follower.next(signal);
  }
  throw line.fail(`${line.name} did not finish in time.`);
}

/** Taken out of the queue, or interrupted where it is its turn; other people's pictures go on. */
async function stop(id: string, line: ServerLine): Promise<void> {
  await line.tell('/queue', { delete: [id] });
  const running = await line.json(queue, '/queue').catch(() => undefined);
  if (running?.queue_running.some((one) => one.includes(id)))
    await line.tell('/interrupt', { prompt_id: id });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The operator's model servers: kept with their keys sealed, asked what they have, and offered as an adapter of models. */

import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { ServerOptions, ServerProtocol } from '#common/model-server.ts';
import { sealText } from '#platform/auth/sealed-text.ts';
import type { Db } from '#platform/db/database.ts';
import { decodePart } from '#platform/http/outbound/decode-part.ts';
import { NO_ABILITIES } from '../image/abilities.ts';
import type { ModelAdapter } from '../model-adapter.ts';
import { a1111 } from './a1111.ts';
import { comfyui } from './comfyui.ts';
import { guardServerModel } from './guard-server-model.ts';
import type { ModelServer } from './model-server.ts';
import { openaiServer } from './openai-server.ts';
import type { ServerDriver } from './server-driver.ts';
import { type LineLimits, openLine } from './server-line.ts';
import {
  deleteServer,
  findServer,
  insertServer,
  listServers,
  SEALED_FOR,
  updateServer,
} from './servers.repo.ts';
import { readWorkflow } from './workflow.ts';

const DRIVERS: Record<ServerProtocol, ServerDriver> = { a1111, comfyui, openai: openaiServer };
export const PREFIX = 'server';
const MAX_SERVERS = 50;
/** Where a server that does not answer is seen to. */
const PLACE = 'Admin, Models';

export interface ServerFields {
  name: string;
  protocol: ServerProtocol;
  address: string;
  /** Undefined: as it is; empty: none. */
  key?: string | undefined;
  options: ServerOptions;
  isEnabled: boolean;
}

export type ModelServers = ReturnType<typeof createModelServers>;

export function createModelServers(db: Db, secret: string, limits: LineLimits = {}) {
  const get = async (id: string): Promise<ModelServer> => {
    const server = await findServer(db, secret, { id });
    if (!server) throw notFound('That model server');
    return server;
  };
  const sealed = (id: string, key: string) => (key ? sealText(secret, SEALED_FOR, id, key) : null);

  /** What is written of the fields that came in; credentials in the address go where keys are. */
  function valuesOf(id: string, { key, ...fields }: ServerFields) {
    const { address, credentials } = cleanAddress(fields.address);
    const given = key || credentials ? key || credentials : key;
    if (fields.protocol === 'comfyui') readWorkflow(fields.options.workflow);
    return { ...fields, address, ...(given !== undefined && { sealedKey: sealed(id, given) }) };
  }

  async function freeSlug(name: string): Promise<string> {
    const taken = new Set((await listServers(db, secret)).map(({ slug }) => slug));
    if (taken.size >= MAX_SERVERS) throw new AppError('conflict', `There can be ${MAX_SERVERS} servers.`);
    const plain = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    const base = plain.replace(/^-+|-+$/g, '').slice(0, 40) || 'server';
    for (let n = 1; ; n++) {
      const slug = n === 1 ? base : `${base}-${n}`;
      if (!taken.has(slug)) return slug;
    }
  }

  const adapter: ModelAdapter = {
    prefix: PREFIX,
    async models(kind) {
      const servers = await listServers(db, secret);
      return servers
        .filter((one) => one.isEnabled && DRIVERS[one.protocol].kinds(one.options).includes(kind))
        .flatMap((one) =>
          one.models.map((model) => ({
            model: `${one.slug}/${written(model)}`,
            label: one.protocol === 'comfyui' ? one.name : `${model} · ${one.name}`,
          })),
        );
    },
    label: async (model) => (await findServer(db, secret, nameIn(model)))?.name ?? nameIn(model).slug,
    nameOf: (model) => nameIn(model).model,
    async problem(kind, model) {
      const { slug, model: wanted } = nameIn(model);
      const server = await findServer(db, secret, { slug });
      if (!server) return `There is no model server '${slug}'. Choose another engine under Admin, Models.`;
      if (!server.isEnabled) return `${server.name} is switched off. Switch it on under Admin, Models.`;
      if (!DRIVERS[server.protocol].kinds(server.options).includes(kind))
        return `${server.name} is not used for this. Choose another engine under Admin, Models.`;
      // Lists of the last kind are rarely whole.
      if (server.protocol === 'openai' || server.models.length === 0 || server.models.includes(wanted))
        return undefined;
      return `${server.name} has no model '${wanted}'. Choose another one under Admin, Models.`;
    },
    async abilities(model) {
      const server = await findServer(db, secret, nameIn(model));
      return server ? DRIVERS[server.protocol].abilities(server.options) : NO_ABILITIES;
    },
    async open(kind, model) {
      const { slug, model: wanted } = nameIn(model);
      const server = await findServer(db, secret, { slug });
      if (!server) throw new AppError('unavailable', (await adapter.problem(kind, model))!);
      const opened = await DRIVERS[server.protocol].open(kind, wanted, server, openLine(server, limits));
      return guardServerModel(kind, opened, server, PLACE);
    },
  };

  return {
    adapter,
    get,
    list: () => listServers(db, secret),
    /** The begin of the ids of its models. */
    idsBeginWith: ({ slug }: Pick<ModelServer, 'slug'>) => `${PREFIX}:${slug}/`,
    idOf: ({ slug }: Pick<ModelServer, 'slug'>, model: string) => `${PREFIX}:${slug}/${written(model)}`,
    kindsOf: ({ protocol, options }: ModelServer) => DRIVERS[protocol].kinds(options),

    async add(fields: ServerFields): Promise<ModelServer> {
      const id = newId();
      const values = valuesOf(id, fields);
      await insertServer(db, { ...values, id, slug: await freeSlug(fields.name) });
      return get(id);
    },

    async change(id: string, fields: ServerFields): Promise<ModelServer> {
      const before = await get(id);
      const values = valuesOf(id, fields);
      // A key belongs to the server it was entered for: another address does not get it.
      const isElsewhere = new URL(before.address).origin !== new URL(values.address).origin;
      const isOther = isElsewhere || before.protocol !== values.protocol;
      await updateServer(db, id, {
        ...(isElsewhere && fields.key === undefined && { sealedKey: null }),
        ...values,
        ...(isOther && { models: [] }),
      });
      return get(id);
    },

    remove: (id: string) => deleteServer(db, id),

    /** Asks the server what it has, and remembers it. */
    async readModels(id: string): Promise<string[]> {
      const server = await get(id);
      const found = await DRIVERS[server.protocol].list(server, openLine(server, limits));
      const models = [...new Set(found.map((one) => one.trim()).filter(Boolean))];
      await updateServer(db, id, { models });
      return models;
    },
  };
}

/** Ids have no spaces; names of models may. */
const written = (model: string): string => model.replace(/[%\s]/g, encodeURIComponent);

function nameIn(model: string): { slug: string; model: string } {
  const at = model.indexOf('/');
  const [slug, rest] = at < 0 ? [model, ''] : [model.slice(0, at), model.slice(at + 1)];
  try {
    return { slug, model: decodeURIComponent(rest) };
  } catch {
    return { slug, model: rest };
  }
}

function cleanAddress(text: string): { address: string; credentials: string | undefined } {
  const wrong = (message: string) =>
    new AppError('bad_request', message, { issues: [{ path: 'address', message }] });
  if (!URL.canParse(text)) throw wrong('Enter the whole address, for example http://192.168.1.20:7860.');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw wrong('The address must begin with http:// or https://.');
  const credentials = url.username
    ? [url.username, url.password].map((part) => decodePart(part, 'address')).join(':')
    : undefined;
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return { address: url.href.replace(/\/+$/, ''), credentials };
}

/** Rules of model servers: what they may be called, that none is taken away from a tool it serves, and trying them out. */

import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { WorkflowInput } from '#common/model-server.ts';
import type { User } from '#common/user.ts';
import type { ModelKind } from '#platform/ai/model-kinds.ts';
import type { ModelServer } from '#platform/ai/servers/model-server.ts';
import { readWorkflow } from '#platform/ai/servers/workflow.ts';
import { audit } from '#platform/auth/audit.ts';
import type { Platform } from '#platform/platform.ts';
import type { addModelServer, ServerEntry, Tried } from '../../calls/model-calls.ts';
import { NOTHING_MADE, tryOut, wordsOf } from './try-model.ts';

type Fields = BodyOf<typeof addModelServer>;

interface Actor {
  user: User;
  address: string;
}

export function createModelServerService(platform: Platform) {
  const { db, models, modelServers } = platform;

  async function servedBy(server: ModelServer): Promise<ModelKind[]> {
    const infos = await models.describe();
    return infos
      .filter(({ id }) => id?.startsWith(modelServers.idsBeginWith(server)))
      .map(({ kind }) => kind);
  }

  const toEntry = async (server: ModelServer): Promise<ServerEntry> => {
    const { key, ...shown } = server;
    return {
      ...shown,
      hasKey: key !== null,
      inputs: server.protocol === 'comfyui' ? inputsOf(server.options.workflow).inputs : [],
      serves: await servedBy(server),
    };
  };

  async function assertUnused(server: ModelServer): Promise<void> {
    if ((await servedBy(server)).length > 0)
      throw new AppError('conflict', `${server.name} is in use. Choose another engine for its tools first.`);
  }

  /** The address and the rest; never the key. */
  const note = ({ user, address }: Actor, action: string, server: ModelServer) =>
    audit(db, {
      actorId: user.id,
      action,
      targetType: 'model_server',
      targetId: server.slug,
      details: {
        name: server.name,
        protocol: server.protocol,
        server: server.address,
        isEnabled: server.isEnabled,
        address,
      },
    });

  /** Whatever it answers, it is kept: a server that sleeps now may be awake later. */
  const readQuietly = (id: string) => modelServers.readModels(id).catch(() => []);

  return {
    list: async (): Promise<ServerEntry[]> => Promise.all((await modelServers.list()).map(toEntry)),

    async add(actor: Actor, fields: Fields): Promise<ServerEntry> {
      const server = await modelServers.add(fields);
      await note(actor, 'model_server_added', server);
      await readQuietly(server.id);
      return toEntry(await modelServers.get(server.id));
    },

    async change(actor: Actor, id: string, fields: Fields): Promise<ServerEntry> {
      const before = await modelServers.get(id);
      if (before.isEnabled && !fields.isEnabled) await assertUnused(before);
      const server = await modelServers.change(id, fields);
      await note(actor, 'model_server_changed', server);
      if (server.isEnabled && (before.address !== server.address || server.models.length === 0))
        await readQuietly(id);
      return toEntry(await modelServers.get(id));
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const server = await modelServers.get(id);
      await assertUnused(server);
      await modelServers.remove(id);
      await note(actor, 'model_server_removed', server);
    },

    async test(id: string, gone: AbortSignal): Promise<Tried> {
      const server = await modelServers.get(id);
      const started = performance.now();
      let found: string[];
      try {
        found = await modelServers.readModels(id);
      } catch (error) {
        const seconds = Math.round((performance.now() - started) / 100) / 10;
        return { ...NOTHING_MADE, isGood: false, error: wordsOf(error), seconds, model: null };
      }
      // What a model is good for, OpenAI's protocol does not tell: that is tried where a tool is served by it.
      const inUse = (await models.info('image')).id ?? '';
      const model = inUse.startsWith(modelServers.idsBeginWith(server))
        ? inUse
        : found[0] && modelServers.idOf(server, found[0]);
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      if (server.protocol === 'openai' || !model)
        return { ...NOTHING_MADE, isGood: true, error: null, seconds, model: null, modelCount: found.length };
      return { ...(await tryOut(platform, 'image', model, gone)), modelCount: found.length };
    },
  };
}

export function inputsOf(workflow: string): { inputs: WorkflowInput[]; problem: string | null } {
  try {
    return { inputs: Object.keys(readWorkflow(workflow).places) as WorkflowInput[], problem: null };
  } catch (error) {
    return { inputs: [], problem: wordsOf(error) };
  }
}

/** Calls of the page "Models": which engine serves which tool, every adapter to engines, and trying them out. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { SERVER_PROTOCOLS, serverOptionsSchema, WORKFLOW_INPUTS } from '#common/model-server.ts';
import { idParams } from '#common/schema-parts.ts';
import { msg } from '#common/texts.ts';

export const ENGINE_KINDS = ['image', 'speech', 'transcription', 'video', 'text'] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];
const kind = z.enum(ENGINE_KINDS);

const choiceSchema = z.object({
  /** As in settings: provider:model. */
  id: z.string(),
  label: z.string(),
  /** 'builtin', a provider, or the prefix of an adapter ('server', 'local'). */
  from: z.string(),
  /** Who that is, for people. */
  group: z.string(),
});
export type EngineChoice = z.infer<typeof choiceSchema>;

const toolSchema = z.object({
  kind,
  /** What serves it now; null: nothing does. */
  model: z.string().nullable(),
  /** Who that is, for people. */
  engine: z.string(),
  /** Why it does not work, in words. */
  problem: z.string().nullable(),
  /** Chosen here; otherwise by the environment. */
  isChosen: z.boolean(),
  /** What serves it when nothing is chosen here. */
  environment: z.string().nullable(),
  choices: z.array(choiceSchema),
});
export type EngineTool = z.infer<typeof toolSchema>;

const providerSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** The environment setting that connects it. */
  setting: z.string(),
  isConnected: z.boolean(),
  kinds: z.array(kind),
  /** What a test calls; null where nothing cheap is known. */
  test: z.object({ kind, model: z.string() }).nullable(),
});
export type CloudProvider = z.infer<typeof providerSchema>;

export const getModels = route({
  method: 'GET',
  path: '/api/admin/models',
  summary: 'Which engine runs which tool, what else could, and which cloud providers are connected',
  access: 'admin',
  response: z.object({ tools: z.array(toolSchema), providers: z.array(providerSchema) }),
});

const triedSchema = z.object({
  isGood: z.boolean(),
  /** What went wrong, in words; null when nothing did. */
  error: z.string().nullable(),
  seconds: z.number(),
  /** Who was tried. */
  model: z.string().nullable(),
  /** A small picture, as an address that holds it. */
  picture: z.string().nullable(),
  /** Base64 and its type. */
  sound: z.object({ data: z.string(), type: z.string() }).nullable(),
  words: z.string().nullable(),
  /** How many models the server told of. */
  modelCount: z.int().nullable(),
});
export type Tried = z.infer<typeof triedSchema>;

export const tryModel = route({
  method: 'POST',
  path: '/api/admin/models/test',
  summary: 'Have an engine make something small, without counting it as anybody’s use',
  access: 'admin',
  body: z.object({ kind, model: z.string().trim().min(1).max(600) }),
  response: triedSchema,
});

const serverSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  protocol: z.enum(SERVER_PROTOCOLS),
  address: z.string(),
  hasKey: z.boolean(),
  options: serverOptionsSchema,
  models: z.array(z.string()),
  isEnabled: z.boolean(),
  /** What its workflow lets itself be told; empty where it has none. */
  inputs: z.array(z.enum(WORKFLOW_INPUTS)),
  /** Tools that it serves now. */
  serves: z.array(kind),
});
export type ServerEntry = z.infer<typeof serverSchema>;

export const NAME_MISSING = msg('Please enter a name.');
export const ADDRESS_MISSING = msg('Please enter the address.');

export const serverFields = z.object({
  name: z.string().trim().min(1, NAME_MISSING).max(60),
  protocol: z.enum(SERVER_PROTOCOLS),
  address: z.string().trim().min(1, ADDRESS_MISSING).max(500),
  /** A key, or user:password. Absent: as it is; empty: none. */
  key: z.string().trim().max(500).optional(),
  options: serverOptionsSchema.prefault({}),
  isEnabled: z.boolean().default(true),
});

const CHANGED = ['/api/admin/models', '/api/admin/models/servers'];

export const listModelServers = route({
  method: 'GET',
  path: '/api/admin/models/servers',
  summary: 'Model servers of our own',
  access: 'admin',
  response: z.array(serverSchema),
});

export const addModelServer = route({
  method: 'POST',
  path: '/api/admin/models/servers',
  summary: 'Connect a model server',
  access: 'admin',
  body: serverFields,
  example: { name: 'Studio PC', protocol: 'a1111', address: 'http://192.168.1.20:7860' },
  changes: CHANGED,
  status: 201,
  response: serverSchema,
});

export const changeModelServer = route({
  method: 'PUT',
  path: '/api/admin/models/servers/:id',
  summary: 'Change a model server',
  access: 'admin',
  params: idParams,
  body: serverFields,
  changes: CHANGED,
  response: serverSchema,
});

export const removeModelServer = route({
  method: 'DELETE',
  path: '/api/admin/models/servers/:id',
  summary: 'Remove a model server that serves no tool',
  access: 'admin',
  params: idParams,
  changes: CHANGED,
  status: 204,
});

export const testModelServer = route({
  method: 'POST',
  path: '/api/admin/models/servers/:id/test',
  summary: 'Ask a model server what it has, and have it draw something small where it draws',
  access: 'admin',
  params: idParams,
  changes: CHANGED,
  response: triedSchema,
});

export const readWorkflowCall = route({
  method: 'POST',
  path: '/api/admin/models/workflow',
  summary: 'What a workflow of ComfyUI lets itself be told, or what is wrong with it',
  access: 'admin',
  body: serverOptionsSchema.pick({ workflow: true }),
  response: z.object({ inputs: z.array(z.enum(WORKFLOW_INPUTS)), problem: z.string().nullable() }),
});

/** The API document, made from the same contracts that the server enforces. */

import { z } from 'zod';
import { neededScope, type RouteContract, route } from '#common/contract.ts';

export const openApiDocument = route({
  method: 'GET',
  path: '/api/docs/openapi.json',
  summary: 'This document',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
});

function documentSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    reused: 'inline',
    io,
    target: 'draft-2020-12',
  }) as Record<string, unknown>;
  return rest;
}

const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'For people' },
    code: { type: 'string', description: 'For programs' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    requestId: { type: 'string' },
  },
};

/** Shown above the calls; the examples run as they stand, with a key in place of KEY. */
const DESCRIPTION = `All calls of the Atelier creative suite.

Make a key in the profile menu under **API keys** and send it as \`Authorization: Bearer KEY\`.
Each call names the scope that it needs: \`read\`, \`make\` or \`manage\`.

\`\`\`sh
# Make a picture, then fetch it
curl http://127.0.0.1:3000/api/generate/image \\
  -H "Authorization: Bearer KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt":"a lighthouse at sunset"}'
curl http://127.0.0.1:3000/api/files/FILE \\
  -H "Authorization: Bearer KEY" -o picture.png

# Programs made for OpenAI need another address only
curl http://127.0.0.1:3000/v1/audio/speech \\
  -H "Authorization: Bearer KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model":"atelier-voice","input":"Hello"}' \\
  -o hello.mp3
\`\`\`

Long work is answered with a \`jobId\`; \`GET /api/jobs/{id}\` tells how far it is. Assistants use \`POST /mcp\`.`;

export function buildOpenApi(contracts: readonly RouteContract[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of [...contracts].sort((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1))) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][contract.method.toLowerCase()] = operation(contract);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Atelier', version, description: DESCRIPTION },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'atl_…',
          description: 'An API key, made in the profile menu under “API keys”.',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'atelier_sid' },
      },
    },
  };
}

function operation(contract: RouteContract): Record<string, unknown> {
  const status = String(contract.status ?? 200);
  const error = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    summary: contract.summary,
    tags: [tagOf(contract.path)],
    ...security(contract),
    parameters: [...parameters(contract.params, 'path'), ...parameters(contract.query, 'query')],
    ...requestBody(contract),
    responses: { [status]: { description: 'Done', ...content(contract) }, '4XX': error },
  };
}

/** 'tasks' of /api/tasks/:id, 'v1' and 'mcp' of what lies elsewhere. */
function tagOf(path: string): string | undefined {
  const [, first, second] = path.split('/');
  return first === 'api' || first === 's' ? second : first;
}

/** Who may call, and with which scope of a key; keys cannot do what concerns signing in. */
function security(contract: RouteContract): Record<string, unknown> {
  if (contract.access === 'public') return {};
  const scope = neededScope(contract);
  if (scope === 'person') return { security: [{ session: [] }], 'x-access': contract.access };
  return { security: [{ key: [] }, { session: [] }], 'x-access': contract.access, 'x-scope': scope };
}

function content(contract: RouteContract) {
  if (contract.response) {
    return { content: { 'application/json': { schema: documentSchema(contract.response, 'output') } } };
  }
  return contract.produces ? { content: { [contract.produces]: {} } } : {};
}

function requestBody(contract: RouteContract) {
  if (contract.body) {
    return {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: documentSchema(contract.body, 'input'), example: contract.example },
        },
      },
    };
  }
  return contract.consumes ? { requestBody: { required: true, content: { [contract.consumes]: {} } } } : {};
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = documentSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }));
}

/** The yardstick: Fastify with one route and nothing else, answering a given list of tasks through the same serialiser. */

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { listTasks, type Task } from '#features/tasks/contract.ts';
import { serializerSchema } from '#platform/http/serializer.ts';

const payload = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Task[];
const fastify = Fastify();
fastify.get(
  listTasks.path,
  { schema: { response: { 200: serializerSchema(listTasks.response) } } },
  async () => payload,
);
await fastify.listen({ port: 0, host: '127.0.0.1' });
// Said as the product says it, so that both are waited for in the same way.
console.log(`Atelier is ready: http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`);

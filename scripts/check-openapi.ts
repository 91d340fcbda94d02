/** Fails when docs/openapi.json no longer says what the contracts say; `--write` brings it up to date. */

import { readFileSync, writeFileSync } from 'node:fs';
import { buildServer } from '#app/build-server.ts';
import { FEATURES } from '#app/features.ts';
import { messageOf } from '#common/errors.ts';
import { buildOpenApi } from '#platform/http/openapi.ts';
import { serializerOf } from '#platform/http/serializer.ts';
import { preparedDatabase } from '#tests/harness/database/prepared-database.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';

const FILE = 'docs/openapi.json';

type Json = Record<string, unknown>;

/** As short as it can be while a change shows in the calls that it changes. */
function oneLineACall({ paths, ...rest }: Json): string {
  const calls = Object.entries(paths as Record<string, Json>).map(([path, methods]) => {
    const lines = Object.entries(methods).map(([method, call]) => `"${method}": ${JSON.stringify(call)}`);
    return `${JSON.stringify(path)}: {\n${lines.join(',\n')}\n}`;
  });
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n"paths": {\n${calls.join(',\n')}\n}}\n`;
}

const pgliteTemplate = await preparedDatabase();
const { platform, webRoot, dispose } = await openTestPlatform({ pgliteTemplate });
const { fastify, api } = await buildServer(platform, FEATURES, { webRoot });
await fastify.ready();
const document = oneLineACall(buildOpenApi(api.contracts, platform.config.version));

/** Every /api route that the server answers must be in the document. */
const bound = new Set(api.contracts.map((contract) => `${contract.method} ${contract.path}`));
const served = api.served.filter((one) => one.includes(' /api/') && !one.startsWith('HEAD '));
const undocumented = served.filter((one) => !bound.has(one));
/** Answers are serialised by code that is compiled with the first of each: here all of it is. */
const unserialisable = api.contracts.flatMap(({ method, path, response }) => {
  try {
    if (response) serializerOf(response);
    return [];
  } catch (error) {
    return [`${method} ${path} has an answer that cannot be serialised: ${messageOf(error)}`];
  }
});
await fastify.close();
await dispose();

if (process.argv.includes('--write')) writeFileSync(FILE, document);
const problems = [
  ...(served.length === 0 ? ['no served route was found: the check itself is broken'] : []),
  ...unserialisable,
  ...undocumented.map((one) => `${one} is served but not in the document`),
  ...(readFileSync(FILE, 'utf8') === document
    ? []
    : [`${FILE} is out of date: run \`npx node scripts/check-openapi.ts --write\``]),
];
for (const problem of problems) console.error(problem);
console.log(`${served.length} routes, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);

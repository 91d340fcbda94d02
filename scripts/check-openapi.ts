/** Fails when docs/openapi.json no longer says what the contracts say; `--write` brings it up to date. */

import { readFileSync, writeFileSync } from 'node:fs';
import buildSerializer from 'fast-json-stringify';
import { buildServer } from '#app/build-server.ts';
import { FEATURES } from '#app/features.ts';
import { messageOf } from '#common/errors.ts';
import { serializerSchema } from '#platform/http/json-schema.ts';
import { buildOpenApi } from '#platform/http/openapi.ts';
import { preparedDatabase } from '#tests/harness/database/prepared-database.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';

const FILE = 'docs/openapi.json';

const pgliteTemplate = await preparedDatabase();
const { platform, webRoot, dispose } = await openTestPlatform({ pgliteTemplate });
const { fastify, api } = await buildServer(platform, FEATURES, { webRoot });
await fastify.ready();
const document = `${JSON.stringify(buildOpenApi(api.contracts, platform.config.version), null, 2)}\n`;

/** Every /api route that the server answers must be in the document. */
const bound = new Set(api.contracts.map((contract) => `${contract.method} ${contract.path}`));
const served = api.served.filter((one) => one.includes(' /api/') && !one.startsWith('HEAD '));
const undocumented = served.filter((one) => !bound.has(one));
/** Answers are serialised by code that is compiled with the first of each: here all of it is. */
const unserialisable = api.contracts.flatMap(({ method, path, response }) => {
  try {
    if (response) buildSerializer(serializerSchema(response));
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

/** What is left of a contract in the pages: how to call it, and nothing to check by. */

import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSchemas } from '../../scripts/architecture/lean-routes.ts';
import { splitContract } from './lean-contracts.ts';

const CODE = `import { z } from 'zod';
import { route } from '#common/contract.ts';
import { userSchema } from '#common/user.ts';
export const KINDS = ['a', 'b'];
const name = z.string().min(1).refine((text) => text !== 'x');
export const thing = z.object({ name, kind: oneOf(KINDS) });
function oneOf(values) { return z.enum(values); }
const filter = { q: z.string() };
export const maybeUser = userSchema.nullable();
export const makeThing = route({
  method: 'POST',
  path: '/api/things/:id',
  summary: 'Make a thing',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object(filter),
  body: thing,
  response: maybeUser,
  changes: ['/api/things'],
});
export const pathOf = (id) => makeThing.path.replace(':id', id);
`;

/** Runs a part with what it would import, and gives what it exports. */
function run(part: string, given: Record<string, unknown>): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const body = part
    .replace(/^import .*$/gm, '')
    .replace(/export function (\w+)/g, 'exports.$1 = $1; function $1')
    .replace(/export const (\w+) =/g, 'const $1 = exports.$1 =');
  new Function(...Object.keys(given), 'exports', body)(...Object.values(given), exports);
  return exports;
}

const { calls, schemas } = splitContract(CODE, './own.ts?part=calls');

it('keeps how to call, without anything that is made of schemas', () => {
  expect(run(calls, {})).toEqual({
    KINDS: ['a', 'b'],
    makeThing: { method: 'POST', path: '/api/things/:id', access: 'user', changes: ['/api/things'] },
    pathOf: expect.any(Function),
  });
});

it('keeps the schemas apart, also those that are made by a function or of an imported one', () => {
  expect(schemas).toContain('import { KINDS, makeThing, pathOf } from "./own.ts?part=calls";');
  const given = { z, userSchema: z.object({ email: z.email() }), KINDS: ['a', 'b'] };
  const made = run(schemas, given) as Record<string, z.ZodType>;
  expect(Object.keys(made).sort()).toEqual(['filter', 'maybeUser', 'name', 'oneOf', 'thing']);
  expect(made.thing!.safeParse({ name: 'x' }).success).toBe(false);
  expect(made.thing!.safeParse({ name: 'y', kind: 'a' }).success).toBe(true);
  expect(made.maybeUser!.safeParse(null).success).toBe(true);
});

it('says of every value that making it has no effects', () => {
  const made = [...`${calls}\n${schemas}`.matchAll(/export const (\w+) = (.*)/g)];
  expect(made.filter(([, , value]) => value!.includes('(')).map(([, name]) => name)).not.toHaveLength(0);
  for (const [, name, value] of made)
    if (/^\w+(\.\w+)*\(/.test(value!)) throw new Error(`${name} is not marked`);
});

it.each([
  [
    "import { login, loginBody } from '../contract.ts';\nuseForm({ schema: loginBody }); callApi(login, {});",
    [],
  ],
  ["import { login } from '../contract.ts';\nuseForm({ schema: login.body });", ['login']],
  ["import { rename } from '../calls/name-calls.ts';\nconst s = rename.body.shape.name;", ['rename']],
  ["import { login } from './sign-in.ts';\nconst s = login.body;", []],
])('finds pages that read a schema of a route: %#', (code, names) => {
  expect(readSchemas(code)).toEqual(names);
});

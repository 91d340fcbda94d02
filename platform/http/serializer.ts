/** Writes answers as JSON by compiled code: made when a call is first answered, kept for every server of the process. */

import compile from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** The serialiser checks every branch of an `anyOf`; `nullable` costs it nothing. */
function collapseNullable(schema: JsonSchema): void {
  const branches = schema.anyOf as JsonSchema[] | undefined;
  if (branches?.length !== 2) return;
  const rest = branches.find((branch) => branch.type !== 'null');
  const isNullable = branches.some((branch) => branch.type === 'null');
  if (!isNullable || !rest || rest.type === undefined) return;
  delete schema.anyOf;
  Object.assign(schema, rest, { nullable: true });
}

/** Patterns and formats only slow a serialiser down: it never checks them. */
function dropChecks(schema: JsonSchema): void {
  for (const key of ['pattern', 'format', 'minimum', 'maximum', 'minLength', 'maxLength', '$schema'])
    delete schema[key];
}

export const serializerSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    reused: 'inline',
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      dropChecks(jsonSchema as JsonSchema);
      collapseNullable(jsonSchema as JsonSchema);
    },
  }) as JsonSchema;

type Serializer = (answer: unknown) => string;

const kept = new WeakMap<z.ZodType, Serializer>();

export function serializerOf(schema: z.ZodType): Serializer {
  const made = kept.get(schema) ?? (compile(serializerSchema(schema)) as Serializer);
  kept.set(schema, made);
  return made;
}

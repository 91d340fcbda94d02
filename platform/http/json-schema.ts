/** Turns contract schemas into JSON Schema: for compiled serialisation of answers, and for the API document. */

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

const common = { unrepresentable: 'any', reused: 'inline' } as const;

export const serializerSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    ...common,
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      dropChecks(jsonSchema as JsonSchema);
      collapseNullable(jsonSchema as JsonSchema);
    },
  }) as JsonSchema;

export function documentSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    ...common,
    io,
    target: 'draft-2020-12',
  }) as JsonSchema;
  return rest;
}

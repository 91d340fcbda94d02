/** The largest value that a contract's schema takes, as far as a schema can tell. */

import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Bytes; what a body may have beside its envelope. */
const MAX_BYTES = 1_900_000;
/** Where a schema names no limit. */
const MAX_LETTERS = 20_000;
/** Items of each list, tried in turn until the whole is small enough and taken. */
const LIST_LENGTHS = [500, 120, 40, 12, 4, 1];

/** Letters that a value takes beside its own: its name, marks and commas. */
const ENVELOPE = 12;
/** Words, names, dates and numbers: what readers of sentences look for. */
const WORDS = 'Anna & Ben, 12.3.2026 at 9:30 in Wide Street 5 – 20 % off; ';

/** Where a text has to look like something; the longest that does is taken. */
const LOOKS = [
  '/api/files/00000000-0000-4000-8000-000000000000',
  '2026-03-04T05:06:07.000Z',
  'https://example.com/a',
  'somebody@example.com',
  'ph:coffee-fill',
  'M0 0L100 100C1 1 2 2 3 3Z'.repeat(200),
  '#1a2b3c',
  '@primary',
  '1024x1024',
  'a'.repeat(64),
  'abcd-1234',
  'abc',
  '10',
];

/** Fields that name things of the caller, which are looked for before any work is done. */
const NAMES_THINGS = /ids?$|url$|pictures|logos|source|after|before/i;

class Maker {
  #count = 0;
  /** Letters until lists end. */
  #left = MAX_BYTES * 0.7;
  readonly listLength: number;
  readonly hasIds: boolean;
  constructor(listLength: number, hasIds: boolean) {
    this.listLength = listLength;
    this.hasIds = hasIds;
  }

  make(schema: JsonSchema): unknown {
    this.#left -= ENVELOPE;
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum.at(-1);
    const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
    if (branches) {
      return this.make(longestOf(schema, branches));
    }
    const parts = schema.allOf as JsonSchema[] | undefined;
    if (parts) return Object.assign({}, ...parts.map((one) => this.make(one)));
    switch ([schema.type].flat()[0]) {
      case 'object':
        return this.#object(schema);
      case 'array': {
        const least = Number(schema.minItems ?? 0);
        const max = Math.max(least, Math.min(this.listLength, Number(schema.maxItems ?? Infinity)));
        const items: unknown[] = [];
        while (items.length < max && (items.length < least || this.#left > 0))
          items.push(this.make((schema.items ?? {}) as JsonSchema));
        return items;
      }
      case 'integer':
      case 'number':
        return Math.min(Number(schema.maximum ?? 1000), 1e9);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return this.#text(schema);
    }
  }

  #object(schema: JsonSchema): unknown {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    if (properties.length === 0 && schema.additionalProperties)
      return { headline: this.make(schema.additionalProperties as JsonSchema) };
    const required = (schema.required ?? []) as string[];
    const kept = properties.filter(
      ([key]) => this.hasIds || required.includes(key) || !NAMES_THINGS.test(key),
    );
    return Object.fromEntries(kept.map(([key, one]) => [key, this.make(one)]));
  }

  #text(schema: JsonSchema): string {
    const max = Number(schema.maxLength ?? MAX_LETTERS);
    const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined;
    // Some lists want every id once.
    const fits = (text: string) => text.length <= max && (pattern?.test(text) ?? true);
    const id = `id-${++this.#count}`;
    if (pattern && fits(id)) return id;
    if (schema.format === 'email') return LOOKS[3]!;
    if (schema.format === 'date-time') return LOOKS[1]!;
    if (schema.format === 'uri') return LOOKS[2]!;
    if (pattern) return LOOKS.filter(fits).sort((a, b) => b.length - a.length)[0] ?? '';
    this.#left -= max;
    return WORDS.repeat(Math.ceil(max / WORDS.length)).slice(0, max);
  }
}

const longest = new WeakMap<JsonSchema, JsonSchema>();

/** Judged by one of each list: that is enough to tell a long text from a number. */
function longestOf(schema: JsonSchema, branches: readonly JsonSchema[]): JsonSchema {
  const known = longest.get(schema);
  if (known) return known;
  const sizes = branches.map((one) => lengthOf(new Maker(1, true).make(one)));
  const found = branches[sizes.indexOf(Math.max(...sizes))]!;
  longest.set(schema, found);
  return found;
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** The largest first; fewer where less is taken. Refinements say more than a schema shows: none of them may be taken. */
export function largestOf(schema: z.ZodType): unknown[] {
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    reused: 'inline',
    io: 'input',
  }) as JsonSchema;
  const made = [true, false].flatMap((hasIds) =>
    LIST_LENGTHS.map((length) => new Maker(length, hasIds).make(json)).filter(
      (value) => lengthOf(value) <= MAX_BYTES && schema.safeParse(value).success,
    ),
  );
  const bySize = new Map(made.map((value) => [lengthOf(value), value]));
  return [...bySize].sort(([a], [b]) => b - a).map(([, value]) => value);
}

/** Values from a contract's schema: a plain one that fits, and hostile ones that may not; the same seed gives the same. */

import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const asJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline', io: 'input' }) as JsonSchema;

/** The smallest value that the schema takes, as far as a schema can tell. */
export const sampleOf = (schema: z.ZodType): unknown => sample(asJson(schema));

/** The same with every field that may be left out, and times that are still to come. */
export const filledSampleOf = (schema: z.ZodType): unknown => sample(asJson(schema), true);

function sample(schema: JsonSchema, isFilled = false): unknown {
  if (isFilled && schema.format === 'date-time') return '2099-01-02T03:04:05.000Z';
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum.find((one) => one !== '') ?? schema.enum[0];
  const branch = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (branch) return sample(branch[0]!, isFilled);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
      const keys = isFilled ? Object.keys(properties) : ((schema.required ?? []) as string[]);
      return Object.fromEntries(keys.map((key) => [key, sample(properties[key] ?? {}, isFilled)]));
    }
    case 'array': {
      // A tuple names its parts one by one.
      if (Array.isArray(schema.prefixItems))
        return (schema.prefixItems as JsonSchema[]).map((one) => sample(one, isFilled));
      const length = Math.max(Number(schema.minItems ?? 0), isFilled ? 1 : 0);
      return Array.from({ length }, () => sample((schema.items ?? {}) as JsonSchema, isFilled));
    }
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), Number(schema.exclusiveMinimum ?? 0));
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return text(schema);
  }
}

function text(schema: JsonSchema): string {
  if (schema.format === 'email') return 'somebody@example.com';
  if (schema.format === 'date-time') return '2026-01-02T03:04:05.000Z';
  return 'sample words'.padEnd(Number(schema.minLength ?? 0), 'x').slice(0, Number(schema.maxLength ?? 200));
}

/** One place for a text: the way to it in a value, and how long it may be. */
export interface TextPlace {
  way: readonly (string | number)[];
  maxLength: number;
}

/** Every place where the schema takes a text that is not one of a few. */
export function textPlaces(schema: z.ZodType): TextPlace[] {
  const places = new Map<string, TextPlace>();
  const walk = (part: JsonSchema | undefined, way: TextPlace['way']): void => {
    if (!part || way.length > 8) return;
    for (const name of ['anyOf', 'oneOf', 'allOf'] as const)
      for (const branch of (part[name] ?? []) as JsonSchema[]) walk(branch, way);
    for (const [key, one] of Object.entries((part.properties ?? {}) as Record<string, JsonSchema>))
      walk(one, [...way, key]);
    if (part.items && !Array.isArray(part.items)) walk(part.items as JsonSchema, [...way, 0]);
    const isText = [part.type].flat().includes('string') && !part.enum && !('const' in part) && !part.format;
    if (isText)
      places.set(way.join('.'), { way, maxLength: Number(part.maxLength ?? Number.POSITIVE_INFINITY) });
  };
  walk(asJson(schema), []);
  return [...places.values()];
}

/** The value with this text at that place, with whatever is missing on the way. */
export function withText(value: unknown, [step, ...rest]: TextPlace['way'], text: string): unknown {
  if (step === undefined) return text;
  const own = value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>) : {};
  const inside = withText(own[step], rest, text);
  return typeof step === 'number' ? [inside] : { ...own, [step]: inside };
}

/** A small generator of its own, so that a failure can be repeated by its seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

/** What strangers send instead of what is asked for. */
const HOSTILE: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => ' ',
  () => 'x'.repeat(20_000),
  () => '\u0000',
  () => 'half \ud83d an emoji',
  () => '\udc00',
  () => '👩‍👩‍👧‍👦'.repeat(200),
  () => '‮evil‬',
  () => "'; drop table users; --",
  () => '../../../../etc/passwd',
  () => '<script>alert(1)</script>',
  () => '%00%0d%0aset-cookie:a=b',
  () => 'constructor',
  () => '0000-01-01T00:00:00Z',
  () => '999999-12-31T23:59:59Z',
  () => '2025-02-31',
  () => '999999999999999.a',
  () => -1,
  () => 0.1,
  () => 1e308,
  () => 2 ** 53,
  () => -(2 ** 31) - 1,
  () => true,
  () => [],
  () => {},
  () => ({}),
  () => [null, [[]], {}],
  () => ({ length: 1e9 }),
  () => JSON.parse('{"__proto__": {"isAdmin": true}}'),
  () => deep(60),
  () => Array.from({ length: 3000 }, (_, i) => i),
];

/** One hostile value in place of the whole, or of some part of what fits. */
export function hostileValue(schema: z.ZodType, random: () => number): unknown {
  const any = () => HOSTILE[Math.floor(random() * HOSTILE.length)]!();
  const spoil = (part: JsonSchema, depth: number): unknown => {
    if (random() < 0.18 || depth > 6) return any();
    const branches = (part.anyOf ?? part.oneOf) as JsonSchema[] | undefined;
    if (branches) return spoil(branches[Math.floor(random() * branches.length)]!, depth + 1);
    if (part.type === 'object') {
      const entries = Object.entries((part.properties ?? {}) as Record<string, JsonSchema>);
      // A record takes any key.
      if (part.additionalProperties && entries.length === 0)
        return { a: any(), [String(any()).slice(0, 50)]: any() };
      const kept = entries.filter(() => random() < 0.9).map(([key, one]) => [key, spoil(one, depth + 1)]);
      return Object.fromEntries(random() < 0.2 ? [...kept, ['surprise', any()]] : kept);
    }
    if (part.type === 'array')
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        spoil((part.items ?? {}) as JsonSchema, depth + 1),
      );
    return random() < 0.5 ? any() : sample(part);
  };
  return spoil(asJson(schema), 0);
}

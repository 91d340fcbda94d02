/** Rows outlive the code that wrote them: what is kept as JSON is read by today's shape, and what no longer fits gives way to defaults. */

import type { z } from 'zod';

type Holder = Record<PropertyKey, unknown>;

/** Leaves out only the fields that do not fit, so that one odd value does not cost the rest; `fallback` where nothing is left. */
export function parseJson<S extends z.ZodType>(
  schema: S,
  value: unknown,
  fallback: NoInfer<z.output<S>>,
): z.output<S> {
  let kept = value;
  for (;;) {
    const result = schema.safeParse(kept);
    if (result.success) return result.data;
    if (kept === value) kept = structuredClone(value);
    const unfit = new Map<Holder, Set<PropertyKey>>();
    for (const { path } of result.error.issues) {
      const [holder, key] = innermost(kept, path);
      if (holder) unfit.set(holder, (unfit.get(holder) ?? new Set()).add(key));
    }
    if (unfit.size === 0) return fallback;
    for (const [holder, keys] of unfit) leaveOut(holder, keys);
  }
}

/** A field that is missing is missed by what holds it, which is then what does not fit. */
function innermost(root: unknown, path: readonly PropertyKey[]): [Holder, PropertyKey] | [undefined] {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const holder = path.slice(0, depth).reduce<unknown>((at, key) => (at as Holder | undefined)?.[key], root);
    if (typeof holder === 'object' && holder !== null && path[depth]! in holder)
      return [holder as Holder, path[depth]!];
  }
  return [undefined];
}

function leaveOut(holder: Holder, keys: ReadonlySet<PropertyKey>): void {
  if (Array.isArray(holder))
    holder.splice(0, holder.length, ...holder.filter((_, index) => !keys.has(index)));
  else for (const key of keys) delete holder[key];
}

/** For shapes whose every field has a default: anything that is no object counts as an empty one. */
export const objectIn = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Every setting of the environment with where its value comes from, fit to be shown to an administrator. */

import { isSecretName, REDACTED, redactSecrets } from '#platform/auth/redact-secrets.ts';

export interface KnownValue {
  name: string;
  /** As it would be written; secrets are hidden; null: none. */
  value: string | null;
  source: 'default' | 'environment';
}

/** `given`: what the environment says; `read`: what came of it, defaults included. */
export function knownValues(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
): KnownValue[] {
  return names.map((name) => ({
    name,
    value: shown(name, read[name]),
    source: given[name] === undefined ? 'default' : 'environment',
  }));
}

function shown(name: string, value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (isSecretName(name)) return REDACTED;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null;
  return redactSecrets(String(value));
}

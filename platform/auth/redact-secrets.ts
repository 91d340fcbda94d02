/** Keeps passwords, tokens and keys out of what is written down, even when a caller was careless. */

export const REDACTED = '(hidden)';

const SECRET_NAME =
  /pass(word|wd|phrase)|secret|token|cookie|credential|private|hash$|[_.-](pw|pwd|key)$|api[_.-]?key/i;
/** smtp://user:password@host and the like. */
const CREDENTIALS_IN_ADDRESS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*:[^\s/@]*@/gi;

/** Whether a field or setting of this name is likely to hold a secret. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

export function redactSecrets<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CREDENTIALS_IN_ADDRESS, `$1${REDACTED}@`);
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? REDACTED : clean(inner)]),
  );
}

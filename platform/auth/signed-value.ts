/** Small values that travel through a browser and must come back unchanged and in time. */

import { createHmac, timingSafeEqual } from 'node:crypto';

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

export function signValue(secret: string, value: unknown, lifetimeSeconds: number): string {
  const text = Buffer.from(JSON.stringify({ value, until: Date.now() + lifetimeSeconds * 1000 })).toString(
    'base64url',
  );
  return `${text}.${mac(secret, text)}`;
}

export function verifyValue<T>(secret: string, sealed: string | undefined): T | undefined {
  const [text, signature] = sealed?.split('.') ?? [];
  if (!text || !signature) return undefined;
  const expected = Buffer.from(mac(secret, text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    value: T;
    until: number;
  };
  return until > Date.now() ? value : undefined;
}

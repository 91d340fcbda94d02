/** Structured logs: one JSON object a line, with request ids and without secrets. */

import { pino, stdTimeFunctions } from 'pino';

export type Log = ReturnType<typeof createLog>;

const SECRET_KEYS = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'cookie',
  'authorization',
  'sid',
];

export function createLog(options: { level: string; destination?: { write(line: string): void } }) {
  const paths = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino(
    {
      level: options.level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: [...paths, 'req.headers.cookie', 'req.headers.authorization'], censor: '[hidden]' },
      serializers: {
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          message: error.message,
          stack: error.stack,
        }),
      },
    },
    options.destination ?? process.stderr,
  );
}

/** Whatever is refused under /v1, in the shape that OpenAI's clients read. */

import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#common/errors.ts';
import { toAppError } from '#platform/http/error-handler.ts';

interface Kind {
  type: string;
  code: string | null;
}

const INVALID: Kind = { type: 'invalid_request_error', code: null };

const KINDS: Partial<Record<ErrorCode, Kind>> = {
  unauthorized: { type: 'invalid_request_error', code: 'invalid_api_key' },
  forbidden: { type: 'invalid_request_error', code: 'missing_scope' },
  rate_limited: { type: 'requests', code: 'rate_limit_exceeded' },
  quota_reached: { type: 'insufficient_quota', code: 'insufficient_quota' },
};

export const modelNotFound = (model: string): AppError =>
  new AppError('not_found', `The model “${model}” does not exist here. GET /v1/models lists those that do.`, {
    details: { code: 'model_not_found', param: 'model' },
  });

/** A refusal that names the field. */
export const badField = (param: string, message: string): AppError =>
  new AppError('bad_request', message, { issues: [{ path: param, message }] });

const NO_KEY =
  'You did not send a valid API key. Make one in the profile menu under “API keys” and send it as Authorization: Bearer atl_…';

function bodyOf(error: AppError) {
  const kind = KINDS[error.code] ?? (error.status >= 500 ? { type: 'server_error', code: null } : INVALID);
  const { code, param } = (error.details ?? {}) as { code?: string; param?: string };
  return {
    error: {
      message: error.status === 401 ? NO_KEY : error.message,
      type: kind.type,
      param: param ?? (error.issues?.[0]?.path || null),
      code: code ?? kind.code,
    },
  };
}

export function installOpenAiErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    if (known.headers) reply.headers(known.headers);
    return reply
      .code(known.status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(JSON.stringify)
      .send(bodyOf(known));
  });
  scope.all('/v1/*', async (request: FastifyRequest) => {
    if (!request.user) throw new AppError('unauthorized', 'Unauthorized');
    throw new AppError('not_found', `There is no ${request.method} ${request.url.split('?')[0]} here.`);
  });
}

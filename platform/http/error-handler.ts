/** The one place where anything thrown becomes an answer: JSON with a message for people, never a stack. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode, STATUS_BY_CODE } from '#common/errors.ts';
import { databaseCode } from '#platform/db/database-code.ts';

export function installErrorHandler(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = error instanceof AppError ? error : translate(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, known);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const body: ErrorBody = { message: error.message, code: error.code, requestId: request.id };
  if (error.status === 401) body.error = 'Unauthorized';
  if (error.issues) body.issues = error.issues;
  if (error.headers) reply.headers(error.headers);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

/** Errors of the HTTP library and the database, in words. Whatever is not recognised stays private. */
function translate(error: FastifyError): AppError {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('bad_request', 'The request body is not valid JSON.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media', 'Send the request as application/json.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too_large', 'The request is too large.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('bad_request', 'The request body does not have the announced length.');
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('too_large', 'The file is too large.');
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError('bad_request', 'Send one file at a time.');
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError('unsupported_media', 'Send the file as multipart/form-data.');
  }
  // PostgreSQL refuses the NUL character and broken surrogates in text.
  if (databaseCode(error) === '22021' || databaseCode(error) === '22P05') {
    return new AppError('bad_request', 'The text contains characters that cannot be stored.');
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code = (Object.keys(STATUS_BY_CODE) as ErrorCode[]).find((key) => STATUS_BY_CODE[key] === status);
    return new AppError(code ?? 'bad_request', 'The request could not be understood.');
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.');
}

/** The one place where anything thrown becomes an answer: JSON with a message for people, never a stack. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode, STATUS_BY_CODE, unavailableFor } from '#common/errors.ts';
import { databaseCode } from '#platform/db/failures/database-code.ts';
import { isOutage, OUTAGE_RETRY_SECONDS } from '#platform/db/failures/outage.ts';
import { CANNOT_BE_STORED } from './storable.ts';

export function installErrorHandler(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, known);
  });
}

export const toAppError = (error: FastifyError | AppError): AppError =>
  error instanceof AppError ? error : translate(error);

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const body: ErrorBody = {
    ...error.details,
    message: error.message,
    code: error.code,
    requestId: request.id,
  };
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

const OUTAGE = 'The service is briefly unavailable. Nothing is lost; please try again in a moment.';

/** What the form reader says about a boundary that is missing or an end that never came; it has no codes. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|.*unexpected end of multipart data|Malformed part header)$/i;

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
  if (BROKEN_FORM.test(error.message)) {
    return new AppError('bad_request', 'The upload is incomplete or damaged. Please try again.');
  }
  const ofDatabase = fromDatabase(error);
  if (ofDatabase) return ofDatabase;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code = (Object.keys(STATUS_BY_CODE) as ErrorCode[]).find((key) => STATUS_BY_CODE[key] === status);
    return new AppError(code ?? 'bad_request', 'The request could not be understood.');
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.');
}

/** What the database has to say about a request, by its own codes. */
function fromDatabase(error: Error): AppError | undefined {
  const code = databaseCode(error);
  switch (code) {
    // NUL and broken surrogates that came by a way around the check of bodies, such as a file's name.
    case '22021':
    case '22P05':
      return new AppError('bad_request', CANNOT_BE_STORED);
    case '22003':
    case '22007':
    case '22008':
      return new AppError('bad_request', 'A number or date in the request is out of range.');
    case '23503':
      // The account was deleted while its request was under way.
      return isUserGone(error) ? new AppError('unauthorized', 'Unauthorized') : undefined;
    case 'ENOSPC':
    case '53100':
      return unavailableFor(60, 'The disk of the server is full. Please tell the administrator.');
    default:
      return isOutage(error) ? unavailableFor(OUTAGE_RETRY_SECONDS, OUTAGE) : undefined;
  }
}

const isUserGone = (error: Error): boolean => {
  const { constraint } = (error.cause ?? error) as { constraint?: string };
  return constraint?.endsWith('_users_id_fk') ?? false;
};

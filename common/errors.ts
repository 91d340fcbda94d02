/** The one error type that crosses layers: a code for programs, a message for people. */

export const STATUS_BY_CODE = {
  bad_request: 400,
  unauthorized: 401,
  second_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  unprocessable: 422,
  rate_limited: 429,
  quota_reached: 429,
  cancelled: 499,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

export interface Issue {
  path: string;
  message: string;
}

export interface ErrorBody {
  message: string;
  code?: string;
  /** 'Unauthorized' on every 401, whatever the message says to people. */
  error?: string;
  issues?: Issue[];
  /** On a file that cannot be deleted: what uses it. */
  usedBy?: unknown[];
  requestId?: string;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly headers: Record<string, string> | undefined;
  /** More for programs, beside message and code. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: {
      issues?: Issue[];
      cause?: unknown;
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
    } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = extra.issues;
    this.headers = extra.headers;
    this.details = extra.details;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

/** For what passes by itself: when asking again makes sense, in seconds. */
export const unavailableFor = (seconds: number, message: string, cause?: unknown): AppError =>
  new AppError('unavailable', message, { cause, headers: { 'retry-after': String(seconds) } });

export const notFound = (what = 'That') => new AppError('not_found', `${what} was not found.`);

/** What a person may read of any thrown value; never a stack. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

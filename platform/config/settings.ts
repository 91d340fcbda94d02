/** Every setting the product knows, with its default and the rule it must meet; the README's table lists the same names. */

import { z } from 'zod';

const wholeNumber = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`)
    .default(fallback);

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
    .transform((text) => text === 'true' || text === '1' || text === 'yes')
    .default(fallback);

/** How many proxies stand in front; `true` is what earlier versions took, and means one. */
const hops = z
  .string()
  .regex(/^(\d|true|false|yes|no)$/, 'must be the number of proxies in front, from 0 to 9')
  .transform((text) => (text === 'true' || text === 'yes' ? 1 : Number(text) || 0))
  .default(0);

const url = (protocols: RegExp, hint: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), hint);

const web = url(/^https?:$/, 'must be an address such as https://atelier.example.com');
const modelId = z
  .string()
  .regex(/^[a-z0-9-]+:.+$/i, 'must look like provider:model, for example openai:gpt-image-1');

export const settingsSchema = z
  .object({
    PORT: wholeNumber(0, 65535, 3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    PUBLIC_URL: web.optional(),
    ALLOWED_HOSTS: z
      .string()
      .regex(
        /^[\w.*:-]+(\s*,\s*[\w.*:-]+)*$/,
        'must be names separated by commas, such as atelier.lan,studio.example.com',
      )
      .transform((text) => text.toLowerCase().split(/\s*,\s*/))
      .default([]),
    TRUST_PROXY: hops,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),

    DATABASE_URL: url(
      /^postgres(ql)?:$/,
      'must be an address such as postgres://user:password@host:5432/name',
    ).optional(),
    DATABASE_POOL_SIZE: wholeNumber(1, 200, 10),
    DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 3600, 30),

    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: web.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PREFIX: z.string().default(''),
    S3_FORCE_PATH_STYLE: flag(true),

    SMTP_URL: url(/^smtps?:$/, 'must be an address such as smtp://user:password@host:587').optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+)$/,
        'must be an address such as Atelier <hello@example.com>',
      )
      .default('Atelier <no-reply@atelier.example>'),

    OIDC_ISSUER: web.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_SCOPE: z.string().default('openid email profile'),
    OIDC_NAME: z.string().default('Single sign-on'),

    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_PRICE_LITE_MONTHLY: z.string().optional(),
    STRIPE_PRICE_LITE_YEARLY: z.string().optional(),
    STRIPE_PRICE_PREMIUM_MONTHLY: z.string().optional(),
    STRIPE_PRICE_PREMIUM_YEARLY: z.string().optional(),
    STRIPE_PRICE_PRO_MONTHLY: z.string().optional(),
    STRIPE_PRICE_PRO_YEARLY: z.string().optional(),
    STRIPE_PRICE_GOLD_MONTHLY: z.string().optional(),
    STRIPE_PRICE_GOLD_YEARLY: z.string().optional(),
    STRIPE_API_BASE: web.optional(),

    SIGNIN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1_000_000, 10),
    SIGNIN_FAILURES_PER_ADDRESS: wholeNumber(1, 1_000_000, 100),
    SIGNUPS_PER_HOUR: wholeNumber(1, 1_000_000, 500),
    UPLOAD_MAX_MB: wholeNumber(1, 2048, 25),
    WEBHOOK_PRIVATE_TARGETS: flag(false),
    WORKER_PORT: wholeNumber(0, 65535, 0),
    SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300, 0),
    METRICS_TOKEN: z.string().optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
    OTEL_SERVICE_NAME: z.string().default('atelier'),
    LINK_FETCHER: z
      .string()
      .regex(/^\/\S+$/, 'must be the absolute path of a program, without spaces')
      .optional(),
    JOB_CONCURRENCY: wholeNumber(1, 64, 2),
    JOBS_IN_WEB: flag(true),

    IMAGE_MODEL: modelId.default('builtin:illustrator'),
    SPEECH_MODEL: modelId.default('builtin:voice'),
    TRANSCRIPTION_MODEL: modelId.default('builtin:transcriber'),
    VIDEO_MODEL: modelId.optional(),
    TEXT_MODEL: modelId.optional(),
    MODELS_DIR: z.string().optional(),
    MODELS_PRIVATE_SOURCES: flag(false),
    OPENAI_API_KEY: z.string().optional(),
    GOOGLE_API_KEY: z.string().optional(),
    FAL_API_KEY: z.string().optional(),
    REPLICATE_API_TOKEN: z.string().optional(),
    ELEVENLABS_API_KEY: z.string().optional(),
    DEEPGRAM_API_KEY: z.string().optional(),
    COMPATIBLE_BASE_URL: web.optional(),
    COMPATIBLE_API_KEY: z.string().optional(),
    COMPATIBLE_NAME: z.string().default('compatible'),
  })
  .superRefine((s, context) => {
    const oidc = [s.OIDC_ISSUER, s.OIDC_CLIENT_ID, s.OIDC_CLIENT_SECRET].filter(Boolean).length;
    if (oidc !== 0 && oidc !== 3) {
      context.addIssue({
        code: 'custom',
        path: ['OIDC_ISSUER'],
        message: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none',
      });
    }
    if (Boolean(s.STRIPE_SECRET_KEY) !== Boolean(s.STRIPE_WEBHOOK_SECRET)) {
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_SECRET_KEY'],
        message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none',
      });
    }
    if (Boolean(s.S3_ACCESS_KEY_ID) !== Boolean(s.S3_SECRET_ACCESS_KEY)) {
      context.addIssue({
        code: 'custom',
        path: ['S3_ACCESS_KEY_ID'],
        message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none',
      });
    }
  });

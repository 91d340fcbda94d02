/** The one place that reads the environment: typed, validated, and readable when it is wrong. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { knownValues } from './known-values.ts';
import { settingsSchema } from './settings.ts';

export type Config = ReturnType<typeof readConfig>;

/** Carries the finished list of what is wrong, so that start-up can print it and leave. */
export class ConfigError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}

export function readConfig(env: Record<string, string | undefined> = readEnvironment()) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `Setting ${issue.path.join('.') || '(together)'}: ${issue.message}`),
    );
  }
  const s = parsed.data;
  return {
    /** For administrators to look at; nothing reads a setting from here. */
    values: knownValues(Object.keys(settingsSchema.shape), given, s),
    version: readVersion(),
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    publicUrl: s.PUBLIC_URL?.replace(/\/+$/, ''),
    /** Proxies in front whose X-Forwarded-* entries are believed. */
    trustProxy: s.TRUST_PROXY,
    allowedHosts: s.ALLOWED_HOSTS,
    logLevel: s.LOG_LEVEL,
    sessionSecret: s.SESSION_SECRET,
    database: {
      url: s.DATABASE_URL,
      poolSize: s.DATABASE_POOL_SIZE,
      timeoutSeconds: s.DATABASE_TIMEOUT_SECONDS,
    },
    s3: s.S3_BUCKET
      ? {
          bucket: s.S3_BUCKET,
          endpoint: s.S3_ENDPOINT,
          region: s.S3_REGION,
          accessKeyId: s.S3_ACCESS_KEY_ID,
          secretAccessKey: s.S3_SECRET_ACCESS_KEY,
          keyPrefix: s.S3_PREFIX,
          forcePathStyle: s.S3_FORCE_PATH_STYLE,
        }
      : undefined,
    mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM },
    oidc:
      s.OIDC_ISSUER && s.OIDC_CLIENT_ID && s.OIDC_CLIENT_SECRET
        ? {
            issuer: s.OIDC_ISSUER,
            clientId: s.OIDC_CLIENT_ID,
            clientSecret: s.OIDC_CLIENT_SECRET,
            scope: s.OIDC_SCOPE,
            name: s.OIDC_NAME,
          }
        : undefined,
    stripe:
      s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: s.STRIPE_SECRET_KEY,
            webhookSecret: s.STRIPE_WEBHOOK_SECRET,
            apiBase: s.STRIPE_API_BASE,
            /** Price ids by plan and interval, as in 'lite-monthly'. */
            prices: Object.fromEntries(
              (['LITE', 'PREMIUM', 'PRO', 'GOLD'] as const).flatMap((plan) =>
                (['MONTHLY', 'YEARLY'] as const).map((interval) => [
                  `${plan}-${interval}`.toLowerCase(),
                  s[`STRIPE_PRICE_${plan}_${interval}`],
                ]),
              ),
            ) as Record<string, string | undefined>,
          }
        : undefined,
    limits: {
      signInPerAccount: { max: s.SIGNIN_FAILURES_PER_ACCOUNT, windowSeconds: 15 * 60 },
      signInPerAddress: { max: s.SIGNIN_FAILURES_PER_ADDRESS, windowSeconds: 15 * 60 },
      signUpPerAddress: { max: s.SIGNUPS_PER_HOUR, windowSeconds: 60 * 60 },
      uploadBytes: s.UPLOAD_MAX_MB * 1024 * 1024,
      bodyBytes: 2 * 1024 * 1024,
      /** How long the first few hundred bytes of a request may take to arrive. */
      headerSeconds: 20,
      /** How long a body other than an upload may take to arrive. */
      bodySeconds: 30,
    },
    /** Whether webhooks may send into private networks. */
    webhooks: { allowPrivate: s.WEBHOOK_PRIVATE_TARGETS },
    /** Where a worker tells how it is; 0: nowhere. */
    workerPort: s.WORKER_PORT,
    /** How long a web process still answers after it said that it stops. */
    shutdownDelaySeconds: s.SHUTDOWN_DELAY_SECONDS,
    metricsToken: s.METRICS_TOKEN,
    tracing: s.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: s.OTEL_SERVICE_NAME }
      : undefined,
    linkFetcher: s.LINK_FETCHER,
    jobs: { concurrency: s.JOB_CONCURRENCY, inWeb: s.JOBS_IN_WEB || !s.DATABASE_URL },
    models: {
      image: s.IMAGE_MODEL,
      speech: s.SPEECH_MODEL,
      transcription: s.TRANSCRIPTION_MODEL,
      video: s.VIDEO_MODEL,
      text: s.TEXT_MODEL,
      dir: s.MODELS_DIR,
      /** Whether weights may come from private networks, without encryption too. */
      allowPrivate: s.MODELS_PRIVATE_SOURCES,
    },
    providerKeys: {
      openai: s.OPENAI_API_KEY,
      google: s.GOOGLE_API_KEY,
      fal: s.FAL_API_KEY,
      replicate: s.REPLICATE_API_TOKEN,
      elevenlabs: s.ELEVENLABS_API_KEY,
      deepgram: s.DEEPGRAM_API_KEY,
      compatible: s.COMPATIBLE_BASE_URL
        ? { baseURL: s.COMPATIBLE_BASE_URL, key: s.COMPATIBLE_API_KEY, name: s.COMPATIBLE_NAME }
        : undefined,
    },
  };
}

/** The process environment over a `.env` file in the working folder. */
function readEnvironment(): Record<string, string | undefined> {
  let file = '';
  try {
    file = readFileSync('.env', 'utf8');
  } catch {
    // No .env is the normal case.
  }
  return { ...parseEnv(file), ...process.env };
}

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

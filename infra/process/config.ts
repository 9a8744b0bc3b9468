import { z } from 'zod';
import type { FeedbackBudget } from '~/domain/stations/claim-feedback-budget';
import { LOOPBACK, readNetworks } from './networks';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true');
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** An address, or a name and an address. */
const SENDER = /^(?:[^\s<>"@,;:]+@[^\s<>"@,;:]+|[^<>"\r\n,;:]{1,80} <[^\s<>"@,;:]+@[^\s<>"@,;:]+>)$/;
/** `stun:host:3478` and the like, separated by commas or spaces. */
const servers = (schemes: RegExp) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(schemes, 'is not an address of such a server')).max(8));
/** `10.0.0.0/8` and the like, separated by commas or spaces. */
const networks = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((entries) => isReadable(entries), 'is not a list of networks such as 10.0.0.0/8, fd00::/8')
  .transform((entries) => (entries.length > 0 ? entries : LOOPBACK));
function isReadable(entries: string[]): boolean {
  try {
    return readNetworks(entries) !== null;
  } catch {
    return false;
  }
}
const isLoopback = (url: string): boolean => /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);
const empty = (schema: z.ZodType) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/** The environment. What each variable means is in the table of docs/operations.md, which a test compares. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  PUBLIC_URL: empty(origin.optional()) as z.ZodType<string | undefined>,
  SESSION_SECRET: z.string().min(32),
  TLS_CERT: empty(z.string().optional()) as z.ZodType<string | undefined>,
  TLS_KEY: empty(z.string().optional()) as z.ZodType<string | undefined>,
  DEMO: flag,
  FIRST_STAFF_EMAIL: empty(z.email().max(254).optional()) as z.ZodType<string | undefined>,
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  REDIS_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('wardmates'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  CHAT_URL: origin.default('https://meet.jit.si'),
  STUN_URLS: servers(/^stuns?:[\w.:[\]-]+$/),
  TURN_URLS: servers(/^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/),
  TURN_SECRET: empty(z.string().min(16).optional()) as z.ZodType<string | undefined>,
  TURN_ONLY: flag,
  RATE_LIMIT_PERSON: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(6_000),
  WORK_BITS: z.coerce.number().int().min(1).max(24).default(17),
  SMTP_URL: empty(z.url({ protocol: /^smtps?$/ }).optional()) as z.ZodType<string | undefined>,
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'is not an address such as no-reply@school.example or Wardmates <no-reply@school.example>')
    .default('Wardmates <no-reply@localhost>'),
  STRIPE_SECRET_KEY: empty(z.string().min(8).regex(/^\S+$/).optional()) as z.ZodType<string | undefined>,
  STRIPE_WEBHOOK_SECRET: empty(z.string().min(8).regex(/^\S+$/).optional()) as z.ZodType<string | undefined>,
  STRIPE_API_BASE: empty(origin.optional()) as z.ZodType<string | undefined>,
  METRICS_TOKEN: empty(z.string().min(16).regex(/^\S+$/).optional()) as z.ZodType<string | undefined>,
  METRICS_NETWORKS: networks,
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: empty(z.url({ protocol: /^https?$/ }).optional()) as z.ZodType<string | undefined>,
  AI_BASE_URL: empty(z.url({ protocol: /^https?$/ }).optional()) as z.ZodType<string | undefined>,
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().default('gpt-4o-mini'),
  AI_FEEDBACK_PERSON_DAILY: z.coerce.number().int().min(0).max(10_000).default(20),
  AI_FEEDBACK_DAILY: z.coerce.number().int().min(0).max(1_000_000).default(500),
  AI_TIMEOUT: z.coerce.number().min(1).max(600).default(60),
  SPEECH_BASE_URL: empty(z.url({ protocol: /^https?$/ }).optional()) as z.ZodType<string | undefined>,
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  SPEECH_MODEL: z.string().min(1).default('tts-1'),
  SPEECH_VOICE: z.string().min(1).default('alloy'),
  SPEECH_TIMEOUT: z.coerce.number().min(1).max(120).default(15),
  IMAGES_S3_ENDPOINT: empty(
    z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  ) as z.ZodType<string | undefined>,
  IMAGES_S3_BUCKET: z
    .string()
    .regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/)
    .default(''),
  IMAGES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default('')
    .transform((value) => value || 'us-east-1'),
  IMAGES_S3_ACCESS_KEY: z.string().default(''),
  IMAGES_S3_SECRET_KEY: z.string().default(''),
});

const environment = variables
  .refine((value) => value.TURN_URLS.length === 0 || value.TURN_SECRET !== undefined, {
    path: ['TURN_SECRET'],
    message: 'is needed where TURN_URLS is set',
  })
  .refine(
    ({
      IMAGES_S3_ENDPOINT: endpoint,
      IMAGES_S3_BUCKET: bucket,
      IMAGES_S3_ACCESS_KEY: access,
      IMAGES_S3_SECRET_KEY: secret,
    }) => !endpoint || (bucket !== '' && access !== '' && secret !== ''),
    {
      path: ['IMAGES_S3_ENDPOINT'],
      message: 'needs IMAGES_S3_BUCKET, IMAGES_S3_ACCESS_KEY and IMAGES_S3_SECRET_KEY',
    },
  )
  .refine((value) => !value.SMTP_URL || !value.MAIL_FROM.endsWith('@localhost>'), {
    path: ['MAIL_FROM'],
    message: 'is needed where SMTP_URL is set',
  })
  .refine((value) => (value.TLS_CERT === undefined) === (value.TLS_KEY === undefined), {
    path: ['TLS_KEY'],
    message: 'is needed where TLS_CERT is set, and of no use without it',
  })
  .refine((value) => (value.STRIPE_SECRET_KEY === undefined) === (value.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'is needed where STRIPE_SECRET_KEY is set, and of no use without it',
  })
  .refine((value) => !value.STRIPE_API_BASE || value.STRIPE_SECRET_KEY !== undefined, {
    path: ['STRIPE_API_BASE'],
    message: 'needs STRIPE_SECRET_KEY',
  })
  .refine((value) => !value.STRIPE_API_BASE || (value.DEMO && isLoopback(value.STRIPE_API_BASE)), {
    path: ['STRIPE_API_BASE'],
    message: 'is for a demo (DEMO=1) and for a provider on this machine only',
  })
  .refine((value) => !value.TURN_ONLY || value.TURN_URLS.length > 0, {
    path: ['TURN_ONLY'],
    message: 'needs TURN_URLS',
  });

/** A server that turns speech into text and text into speech. */
export interface SpeechConfig {
  baseUrl: string | undefined;
  apiKey: string | undefined;
  transcriptionModel: string;
  model: string;
  voice: string;
  timeoutSeconds: number;
}

/** A bucket that speaks S3, addressed by path. */
export interface S3Config {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** What the payment provider is reached with. The secrets are in no log. */
export interface PaymentsConfig {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | undefined;
}

export interface Config {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  databasePool: number;
  redisUrl: string;
  /** Starts every Redis key and channel, so that several products or test files share one server. */
  namespace: string;
  /** Our own origin as browsers see it: no other `Host` is answered. If it is not set, loopback and private addresses are. */
  publicUrl: string | undefined;
  sessionSecret: string;
  /** Files in PEM format. With them the gateway answers https by itself. */
  tls: { cert: string; key: string } | null;
  demo: boolean;
  /** Whose account becomes the first staff account once the address is confirmed; without it a link makes one. */
  firstStaffEmail: string | undefined;
  /** Whether a proxy in front of us may say who asks (`X-Forwarded-For`). */
  trustProxy: boolean;
  logLevel: string;
  /** The base address of the chat rooms of groups. */
  chatUrl: string;
  /** How browsers in a call find a way to each other. `relayOnly`: all audio goes through TURN, so that nobody learns anybody's address. */
  ice: { stunUrls: string[]; turnUrls: string[]; turnSecret: string | undefined; relayOnly: boolean };
  /** Requests a minute. */
  rateLimit: { person: number; address: number };
  /** Zero bits of the easiest proof of work (`domain/kit/work.ts`). */
  workBits: number;
  /** Who may read `/metrics`: a client with the token, or from one of these networks. */
  metrics: { token: string | undefined; networks: string[] };
  /** Where the workers answer /healthz and /metrics; nowhere if 0. */
  workerPort: number;
  /** The collector that traces go to; none are made without it. */
  otlpEndpoint: string | undefined;
  /** Where pictures are kept: in a bucket, or in DATA_DIR. */
  images: { s3: S3Config | null };
  /** `mailbox`: there is no SMTP server and this is a demo, so mails are kept and can be read at /ops/mailbox/. */
  mail: { smtpUrl: string | undefined; from: string; mailbox: boolean };
  /** `local`: a push service of a test on this machine, which no environment names; its origin, and its certificate in PEM format. */
  push: { local: { origin: string; ca: string } | null };
  /** The payment provider; nothing is on sale if it is null. `apiBase`: the embedded one of a demo. */
  payments: PaymentsConfig | null;
  /** How many attempts a day a model writes feedback on by itself. */
  feedbackBudget: FeedbackBudget;
  ai: { baseUrl: string | undefined; apiKey: string | undefined; model: string; timeoutSeconds: number };
  speech: SpeechConfig;
}

/** @throws Error that names every bad variable and never prints a value, for some are secrets */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment cannot be used:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL,
    namespace: value.REDIS_NAMESPACE,
    publicUrl: value.PUBLIC_URL,
    sessionSecret: value.SESSION_SECRET,
    tls: value.TLS_CERT && value.TLS_KEY ? { cert: value.TLS_CERT, key: value.TLS_KEY } : null,
    demo: value.DEMO,
    firstStaffEmail: value.FIRST_STAFF_EMAIL,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    chatUrl: value.CHAT_URL,
    ice: {
      stunUrls: value.STUN_URLS,
      turnUrls: value.TURN_URLS,
      turnSecret: value.TURN_SECRET,
      relayOnly: value.TURN_ONLY,
    },
    rateLimit: { person: value.RATE_LIMIT_PERSON, address: value.RATE_LIMIT_ADDRESS },
    workBits: value.WORK_BITS,
    metrics: { token: value.METRICS_TOKEN, networks: value.METRICS_NETWORKS },
    workerPort: value.WORKER_PORT,
    otlpEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    images: {
      s3: value.IMAGES_S3_ENDPOINT
        ? {
            endpoint: value.IMAGES_S3_ENDPOINT,
            bucket: value.IMAGES_S3_BUCKET,
            region: value.IMAGES_S3_REGION,
            accessKey: value.IMAGES_S3_ACCESS_KEY,
            secretKey: value.IMAGES_S3_SECRET_KEY,
          }
        : null,
    },
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, mailbox: value.DEMO && value.SMTP_URL === undefined },
    push: { local: null },
    payments:
      value.STRIPE_SECRET_KEY && value.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: value.STRIPE_SECRET_KEY,
            webhookSecret: value.STRIPE_WEBHOOK_SECRET,
            apiBase: value.STRIPE_API_BASE,
          }
        : null,
    feedbackBudget: { person: value.AI_FEEDBACK_PERSON_DAILY, installation: value.AI_FEEDBACK_DAILY },
    ai: {
      baseUrl: value.AI_BASE_URL,
      apiKey: value.AI_API_KEY,
      model: value.AI_MODEL,
      timeoutSeconds: value.AI_TIMEOUT,
    },
    speech: {
      baseUrl: value.SPEECH_BASE_URL,
      apiKey: value.SPEECH_API_KEY,
      transcriptionModel: value.SPEECH_TRANSCRIPTION_MODEL,
      model: value.SPEECH_MODEL,
      voice: value.SPEECH_VOICE,
      timeoutSeconds: value.SPEECH_TIMEOUT,
    },
  };
}

/** Whether browsers reach the product by https alone, so that its cookies are never sent without. */
export const isSecure = ({ publicUrl, tls }: Pick<Config, 'publicUrl' | 'tls'>): boolean =>
  Boolean(tls) || (publicUrl?.startsWith('https:') ?? false);

import { join, resolve } from 'node:path';
import { number, object, string, ValidationError } from 'yup';
import { readSecretsKeys, secretsKeyShape } from '../secrets/secrets-key.ts';
import { readLinks, type SiteLinks, siteLinkShape } from '../site-links.ts';
import { readS3, type S3Settings, s3Shape } from '../storage/s3-settings.ts';
import { ConfigError, group } from './config-error.ts';
import { type LocalPayment, localPaymentShape, readLocalPayment } from './local-payment.ts';
import { isPublic } from './loopback.ts';
import { type OembedSources, oembedShape, readOembed } from './oembed.ts';
import { type Operator, operatorShape, readOperator } from './operator.ts';
import { type Periods, periodShape, readPeriods } from './periods.ts';
import { platformFeeShape, readFeeRate } from './platform-fee.ts';
import { withSettingFiles } from './setting-files.ts';
import { readVapid, type VapidKeys, vapidShape } from './vapid.ts';

/** Settings of the process, read once at start from the environment. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Address of the role that owns the tables and migrates; null when that is the server's. */
  databaseOwnerUrl: string | null;
  /** DATABASE_URL leads to a pooler that gives a connection for a transaction only. */
  hasPooler: boolean;
  /** A streaming replica for what visitors read; null without one. */
  databaseReplicaUrl: string | null;
  /** Seconds that the replica may be behind; beyond them the primary answers. */
  replicaLagSeconds: number;
  /** Redis or Valkey, for several processes; null for a single process. */
  redisUrl: string | null;
  /** Storage of pictures; null for files in `dataDir`. */
  s3: S3Settings | null;
  /** Keys of all secrets, the present one first; empty when secrets are kept in `dataDir`. */
  secretsKeys: readonly Buffer[];
  smtpUrl: string | null;
  mailFrom: string;
  demoData: boolean;
  /** Whether scheduled jobs run here; when not, they need another process. */
  runsJobs: boolean;
  publicUrl: string;
  productName: string;
  stripe: {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    /** Of the endpoint for connected accounts; null when one endpoint hears both. */
    connectWebhookSecret: string | null;
    apiBase: string | null;
    /** Whether the account takes PayNow. */
    takesPayNow: boolean;
  } | null;
  /** How the local payment provider behaves. */
  localPayment: LocalPayment;
  recaptcha: { siteKey: string; secretKey: string } | null;
  /** The app at Instagram; null with the local stand-in. `lookup` finds accounts by username. */
  instagram: { appId: string; appSecret: string; lookup: { userId: string; token: string } | null } | null;
  facebook: { appId: string; appSecret: string } | null;
  imageLimitReading: 'stated' | 'checked';
  /** Who issues receipts. */
  operator: Operator;
  /** Periods of a deal. */
  periods: Periods;
  /** Fee on top of what influencers get, in hundredths of a percent. */
  platformFeeRate: number;
  /** US cents above which a decision of staff needs two of them; 0 switches that off. */
  secondPersonAbove: number;
  /** Hours after which members of staff sign in again; 0 treats them as members. */
  staffSessionHours: number;
  /** Minutes for which a proof of who one is counts; 0 asks for none. */
  freshProofMinutes: number;
  /** Staff have their rights only in a session in which a second factor was shown. */
  staffNeedFactor: boolean;
  /** Where rates for estimates come from, with `{from}` and `{to}` for currencies; null without estimates. */
  exchangeRateUrl: string | null;
  /** Where networks answer about public posts; null where they are not asked. */
  oembed: OembedSources;
  /** Links of the product to other sites. */
  links: SiteLinks;
  /** Factor on everybody's budget of query cost. */
  apiBudget: number;
  /** Sessions may send no documents but those of our own pages. */
  trustedDocumentsOnly: boolean;
  logLevel: string;
  /** Keys for push services; null when they are made like other secrets. */
  vapid: VapidKeys | null;
  /** Lets webhooks and push go to private addresses and plain http, for development and tests only. */
  webhooksMayBePrivate: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Collector that traces are sent to by OTLP/HTTP; null without tracing. */
  tracingEndpoint: string | null;
  /** What reads /metrics; null where only this machine can. */
  metricsToken: string | null;
}

/** Name and password, host and port, number of the database. */
const redisAddress = /^rediss?:\/\/([^\s/?#]*@)?[^\s/?#@]+(\/\d{0,2})?$/;

const shape = object({
  PORT: number().integer().min(0).max(65535).default(4000),
  HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_OWNER_URL: string().matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_POOLER: string().oneOf(['transaction', 'off'], 'must be transaction or off'),
  DATABASE_REPLICA_URL: string().matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  REPLICA_LAG_SECONDS: number().integer().min(1).max(60).default(5),
  REDIS_URL: string().test(
    'redis',
    'must be like redis://:password@host:6379/0, or rediss:// for TLS',
    (url) => url === undefined || (URL.canParse(url) && redisAddress.test(url)),
  ),
  ...s3Shape,
  ...secretsKeyShape,
  SMTP_URL: string().matches(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: string(),
  DEMO_DATA: string().oneOf(['on', 'off'], 'must be on or off'),
  JOBS: string().oneOf(['on', 'off'], 'must be on or off'),
  PUBLIC_URL: string().matches(/^https?:\/\/[^/]+$/, 'must be like https://koli.example, without a path'),
  PRODUCT_NAME: string().trim().min(1).max(30).default('Koli'),
  STRIPE_SECRET_KEY: string(),
  STRIPE_PUBLISHABLE_KEY: string(),
  STRIPE_WEBHOOK_SECRET: string(),
  STRIPE_CONNECT_WEBHOOK_SECRET: string(),
  STRIPE_PAYNOW: string().oneOf(['on', 'off'], 'must be on or off'),
  STRIPE_API_BASE: string().matches(/^https?:\/\/[^/]+$/, 'must be like http://host:port'),
  ...localPaymentShape,
  RECAPTCHA_SITE_KEY: string(),
  RECAPTCHA_SECRET_KEY: string(),
  INSTAGRAM_APP_ID: string(),
  INSTAGRAM_APP_SECRET: string(),
  INSTAGRAM_LOOKUP_USER_ID: string(),
  INSTAGRAM_LOOKUP_TOKEN: string(),
  FACEBOOK_APP_ID: string(),
  FACEBOOK_APP_SECRET: string(),
  IMAGE_LIMIT_READING: string()
    .oneOf(['stated', 'checked'] as const, 'must be stated or checked')
    .default('stated'),
  ...operatorShape,
  ...periodShape,
  ...platformFeeShape,
  ...oembedShape,
  STAFF_SESSION_HOURS: number()
    .integer()
    .min(0)
    .max(24 * 30)
    .default(12),
  FRESH_PROOF_MINUTES: number().integer().min(0).max(15).default(15),
  STAFF_SECOND_FACTOR: string().oneOf(['required', 'off'], 'must be required or off'),
  STAFF_SECOND_PERSON_ABOVE: number().integer().min(0).max(1_000_000).default(200),
  API_BUDGET: number().positive().default(1),
  TRUSTED_DOCUMENTS: string().oneOf(['only', 'off'], 'must be only or off'),
  ...siteLinkShape,
  ...vapidShape,
  LOG_LEVEL: string().oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
  OTEL_EXPORTER_OTLP_ENDPOINT: string().matches(/^https?:\/\//, 'must begin with http:// or https://'),
  METRICS_TOKEN: string().min(20, 'must have at least 20 characters'),
  TRUSTED_PROXIES: string(),
  WEBHOOK_ALLOW_PRIVATE: string().oneOf(['on', 'off'], 'must be on or off'),
});

/** Names of all variables that are read. */
export const settingNames: readonly string[] = Object.keys(shape.fields);

type Env = Record<string, string | undefined>;

function parse(env: Env) {
  const present = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => key in shape.fields && value !== ''),
  );
  try {
    return shape.validateSync(present);
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(`${error.path}: ${error.errors[0]}`);
    throw error;
  }
}

/** The apps at Instagram and Facebook. Throws ConfigError for incomplete settings. */
function socialApps(env: Env): Pick<Config, 'instagram' | 'facebook'> {
  const instagram = group(env, ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET']);
  const lookup = group(env, ['INSTAGRAM_LOOKUP_USER_ID', 'INSTAGRAM_LOOKUP_TOKEN']);
  const facebook = group(env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  if (lookup && !instagram) {
    throw new ConfigError(
      'INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET must be set when INSTAGRAM_LOOKUP_USER_ID is.',
    );
  }
  return {
    instagram: instagram && {
      appId: instagram.INSTAGRAM_APP_ID,
      appSecret: instagram.INSTAGRAM_APP_SECRET,
      lookup: lookup && { userId: lookup.INSTAGRAM_LOOKUP_USER_ID, token: lookup.INSTAGRAM_LOOKUP_TOKEN },
    },
    facebook: facebook && { appId: facebook.FACEBOOK_APP_ID, appSecret: facebook.FACEBOOK_APP_SECRET },
  };
}

/** Reads the settings. Throws ConfigError with one clear line. */
export function readConfig(given: Env): Config {
  const env = withSettingFiles(given, settingNames);
  const values = parse(env);
  const stripe = group(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const beside = (['STRIPE_API_BASE', 'STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_PAYNOW'] as const).find(
    (name) => values[name],
  );
  if (!stripe && beside) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set when ${beside} is.`,
    );
  }
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set when DATABASE_OWNER_URL is.');
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set when DATABASE_REPLICA_URL is.');
  const recaptcha = group(env, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']);
  const publicUrl =
    values.PUBLIC_URL ?? `http://${values.HOST === '0.0.0.0' ? 'localhost' : values.HOST}:${values.PORT}`;
  const webhooksMayBePrivate = values.WEBHOOK_ALLOW_PRIVATE === 'on';
  if (webhooksMayBePrivate && publicUrl.startsWith('https:')) {
    throw new ConfigError(
      'WEBHOOK_ALLOW_PRIVATE is for development and must be off when PUBLIC_URL is https.',
    );
  }
  const demoData = (values.DEMO_DATA ?? (values.DATABASE_URL ? 'off' : 'on')) === 'on';
  const isTriedOut = demoData && !isPublic({ host: values.HOST, publicUrl });
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    hasPooler: values.DATABASE_POOLER === 'transaction',
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    replicaLagSeconds: values.REPLICA_LAG_SECONDS,
    redisUrl: values.REDIS_URL ?? null,
    s3: readS3(env),
    secretsKeys: readSecretsKeys(values.SECRETS_KEY),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${values.PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    demoData,
    runsJobs: values.JOBS !== 'off',
    publicUrl,
    productName: values.PRODUCT_NAME,
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      connectWebhookSecret: values.STRIPE_CONNECT_WEBHOOK_SECRET ?? null,
      apiBase: values.STRIPE_API_BASE ?? null,
      takesPayNow: values.STRIPE_PAYNOW === 'on',
    },
    localPayment: readLocalPayment(values),
    recaptcha: recaptcha && {
      siteKey: recaptcha.RECAPTCHA_SITE_KEY,
      secretKey: recaptcha.RECAPTCHA_SECRET_KEY,
    },
    ...socialApps(env),
    imageLimitReading: values.IMAGE_LIMIT_READING,
    operator: readOperator(values, values.PRODUCT_NAME),
    periods: readPeriods(values),
    platformFeeRate: readFeeRate(values.PLATFORM_FEE_PERCENT),
    staffSessionHours: values.STAFF_SESSION_HOURS,
    freshProofMinutes: values.FRESH_PROOF_MINUTES,
    staffNeedFactor: (values.STAFF_SECOND_FACTOR ?? (isTriedOut ? 'off' : 'required')) === 'required',
    secondPersonAbove: values.STAFF_SECOND_PERSON_ABOVE * 100,
    exchangeRateUrl: values.EXCHANGE_RATE_URL ?? null,
    oembed: readOembed(values),
    links: readLinks(values, demoData),
    apiBudget: values.API_BUDGET,
    trustedDocumentsOnly: values.TRUSTED_DOCUMENTS === 'only',
    // Lines of requests would bury the address and the demo sign-ins.
    logLevel: values.LOG_LEVEL ?? (isTriedOut ? 'warn' : 'info'),
    vapid: readVapid(env),
    webhooksMayBePrivate,
    tracingEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustedProxies: values.TRUSTED_PROXIES?.split(',').map((part) => part.trim()) ?? [],
  };
}

/** A folder in the data folder. */
export function dataFolder(config: Config, name: string): string {
  return join(config.dataDir, name);
}

import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { examineDatabase } from '../doctor/database.ts';
import { examineProduct } from '../doctor/examine-product.ts';
import { createAltchaCaptcha } from '../platform/captcha/altcha-captcha.ts';
import { createRecaptchaCaptcha } from '../platform/captcha/recaptcha-captcha.ts';
import type { Clock } from '../platform/clock.ts';
import { singleFlight } from '../platform/concurrency.ts';
import { type Config, dataFolder } from '../platform/config/config.ts';
import { isPublic } from '../platform/config/loopback.ts';
import type { Finding } from '../platform/findings.ts';
import { fileGeo } from '../platform/geo/file-geo.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { MailPort } from '../platform/mail/mail-port.ts';
import { createSmtpMail } from '../platform/mail/smtp-mail.ts';
import { createOutgoingHttp } from '../platform/outgoing-http/node-outgoing-http.ts';
import { createStripe } from '../platform/payment/create-stripe.ts';
import type { PaymentPort } from '../platform/payment/payment-provider.ts';
import { webhookEndpoints } from '../platform/payment/webhook-endpoints.ts';
import type { Ports } from '../platform/ports.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { assertSecretsKey } from '../platform/secrets/assert-secrets-key.ts';
import { openSecrets, type Secrets } from '../platform/secrets/secrets.ts';
import { createFacebookClient, facebookHosts } from '../platform/social/facebook-client.ts';
import { createInstagramClient, instagramHosts } from '../platform/social/instagram-client.ts';
import type { SocialPort } from '../platform/social/social-port.ts';
import { createFilePictureStore } from '../platform/storage/file-picture-store.ts';
import type { PictureStore } from '../platform/storage/picture-store.ts';
import { createRecordStore } from '../platform/storage/record-store.ts';
import { openS3PictureStore } from '../platform/storage/s3-picture-store.ts';
import { openSharedState } from './shared-state.ts';

/** A port to the outside world. A local stand-in also has pages of its own, and is closed. */
interface Opened<Port> {
  readonly port: Port;
  mount?(app: FastifyInstance, limiter: RateLimiter): void | Promise<void>;
  close?(): Promise<void>;
}

/** Where the whole API of the local payment provider answers, with its test helpers. Never handed to a browser. */
export interface LocalProviderAccess {
  readonly url: string;
  readonly secretKey: string;
}

type OpenedPayment = Opened<PaymentPort> & { readonly local?: LocalProviderAccess };

interface Parts {
  readonly config: Config;
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly log: Log;
}

// Each port is the configured service or its stand-in of api/dev, which is loaded only then.

async function openPayment(parts: Parts): Promise<OpenedPayment> {
  const { stripe } = parts.config;
  if (stripe)
    return {
      port: {
        ...createStripe(stripe),
        publishableKey: stripe.publishableKey,
        localBase: stripe.apiBase,
        takesPayNow: stripe.takesPayNow,
      },
    };
  const { openLocalPayment } = await import('../dev/payment/open-local-payment.ts');
  const { localPayment: terms } = parts.config;
  return openLocalPayment({ ...parts, terms, webhookPath: webhookEndpoints[0].path });
}

/** Makes the tables of the local payment provider, as the owner of the database. */
export async function makeProviderSchema(ownerUrl: string): Promise<void> {
  const { ensureProviderSchema, openProviderPool } = await import('../dev/payment/provider-pool.ts');
  const pool = openProviderPool(ownerUrl, () => undefined);
  await ensureProviderSchema(pool).finally(() => pool.end());
}

async function openSocial(parts: Parts): Promise<Opened<SocialPort>> {
  const { instagram, facebook } = parts.config;
  // Elsewhere than on this machine nobody may link any account: without an app there is no linking.
  if (instagram || facebook || isPublic(parts.config))
    return {
      port: {
        instagram: instagram && createInstagramClient(instagram, instagramHosts, parts.clock),
        facebook: facebook && createFacebookClient(facebook, facebookHosts),
      },
    };
  const { openLocalSocial } = await import('../dev/social/open-local-social.ts');
  return openLocalSocial(parts);
}

async function openMail({ config, orm, clock }: Parts): Promise<Opened<MailPort>> {
  if (config.smtpUrl) return { port: createSmtpMail(config.smtpUrl, config.mailFrom) };
  const { openMailbox } = await import('../dev/mailbox/open-mailbox.ts');
  return openMailbox(orm, clock);
}

/** The bucket, or files without one, with the pictures of the demo behind them when there is demo data. */
async function openPictures({ config, log }: Parts): Promise<PictureStore> {
  const store = config.s3 ? await openS3PictureStore(config.s3, log) : createFilePictureStore(config.dataDir);
  if (!config.demoData) return store;
  const { withDemoPictures } = await import('../dev/demo/demo-pictures.ts');
  return withDemoPictures(store);
}

/** Callers that ask at the same time share one examination. */
const visits = singleFlight<Finding[]>();

/** Opens everything outside of the process that the configuration names, and stand-ins for what it does not. */
export async function openPorts(config: Config, orm: MikroORM, clock: Clock, databaseUrl: string) {
  const secrets = openSecrets(dataFolder(config, 'secrets.json'), config.secretsKeys);
  await assertSecretsKey(orm, secrets.cipher);
  const log = createLog(config.logLevel);
  const shared = await openSharedState(config, log);
  const parts = { config, orm, clock, databaseUrl, secrets, log };
  const payment = await openPayment(parts);
  const social = await openSocial(parts);
  const mail = await openMail(parts);
  const ports: Omit<Ports, 'presence' | 'security'> = {
    config,
    log,
    secrets,
    outgoing: createOutgoingHttp({ isPrivateAllowed: config.webhooksMayBePrivate }),
    payment: payment.port,
    social: social.port,
    captcha: config.recaptcha
      ? createRecaptchaCaptcha(config.recaptcha)
      : createAltchaCaptcha(secrets.get('captcha'), shared.usedSolutions),
    mail: mail.port,
    geo: fileGeo(log),
    pictures: await openPictures(parts),
    records: createRecordStore(config.s3, config.dataDir),
    pubsub: shared.pubsub,
    limiter: shared.limiter,
    doctor: () => visits('doctor', () => examineProduct(config, () => examineDatabase(orm, config))),
  };
  return {
    ports,
    shared,
    /** The local payment provider; null with the real one. */
    localProvider: payment.local ?? null,
    /** Puts the pages of the stand-ins on our own origin. */
    async mount(app: FastifyInstance, limiter: RateLimiter): Promise<void> {
      for (const opened of [payment, social, mail]) await opened.mount?.(app, limiter);
    },
    closePayment: async () => payment.close?.(),
    closeSocial: async () => social.close?.(),
  };
}

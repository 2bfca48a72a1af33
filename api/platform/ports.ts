import type { Captcha } from './captcha/captcha.ts';
import type { Config } from './config/config.ts';
import type { Finding } from './findings.ts';
import type { Geo } from './geo/geo.ts';
import type { Log } from './log.ts';
import type { MailPort } from './mail/mail-port.ts';
import type { OutgoingHttp } from './outgoing-http/outgoing-http.ts';
import type { PaymentPort } from './payment/payment-provider.ts';
import type { Presence } from './presence/presence.ts';
import type { PubSub } from './pubsub/pub-sub.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SecurityLog } from './security-log.ts';
import type { SocialPort } from './social/social-port.ts';
import type { PictureStore } from './storage/picture-store.ts';
import type { RecordStore } from './storage/record-store.ts';

/** The outside world, for services. Each port has a real adapter and a local one. */
export interface Ports {
  readonly config: Config;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly security: SecurityLog;
  readonly captcha: Captcha;
  readonly geo: Geo;
  readonly mail: MailPort;
  readonly outgoing: OutgoingHttp;
  readonly payment: PaymentPort;
  readonly pictures: PictureStore;
  readonly presence: Presence;
  readonly pubsub: PubSub;
  readonly records: RecordStore;
  readonly social: SocialPort;
  readonly limiter: RateLimiter;
  /** Checks the configuration against the real services, as `npm run doctor` does. Takes seconds. */
  readonly doctor: () => Promise<Finding[]>;
}

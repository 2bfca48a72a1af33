import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { pictureHosts } from '../../platform/config/oembed.ts';
import { EMPTY_STYLE } from '../../platform/page-styles.ts';

/**
 * Scripts only from our origin, inline ones by hash, and from Stripe and Google when configured. Style elements by hash,
 * too (page-styles.ts); attributes are free, because pages that are rendered here have some, and an attribute can
 * neither read nor send anything of a page.
 */
export function contentSecurityPolicy(
  config: Config,
  inlineScripts: readonly string[] = [],
): FastifyHelmetOptions['contentSecurityPolicy'] {
  const isStripe = config.stripe !== null && config.stripe.apiBase === null;
  // The Payment Element and its wallets come from hosts below js.stripe.com as well.
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const stripe = isStripe ? [...scripts, 'https://api.stripe.com'] : [];
  const stripeFrames = isStripe ? [...scripts, 'https://hooks.stripe.com'] : [];
  // When another server stands in for the provider, the browser tokenises there and shows its confirmation pages.
  const other = config.stripe?.apiBase ? [config.stripe.apiBase] : [];
  // Pictures of posts come from the networks' servers.
  const posts = [
    ...(config.instagram ? ['https://*.cdninstagram.com', 'https://*.fbcdn.net'] : []),
    ...(config.oembed.youtube ? pictureHosts.youtube : []).map((host) => `https://*.${host}`),
    ...(config.oembed.tiktok ? pictureHosts.tiktok : []).map((host) => `https://*.${host}`),
  ];
  const google = config.recaptcha ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts, ...stripe, ...google],
      styleSrc: ["'self'", EMPTY_STYLE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...posts],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...stripe, ...other],
      frameSrc: ["'self'", ...stripeFrames, ...google, ...other],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      upgradeInsecureRequests: null,
    },
  };
}

/** What our pages may ask browsers for: where people are, passkeys, and payment within the provider's frames. */
const permissions = [
  ...['geolocation', 'publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write'].map(
    (name) => `${name}=(self)`,
  ),
  'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((part) => (part.includes('=') ? part : `${part}=()`))
  .join(', ');

/** The headers that helmet sets, from a server of its own that is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const headers: Record<string, unknown> = (await probe.inject('/')).json();
  await probe.close();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * Security headers for every answer. They are the same for all, so they are worked out once: helmet would put them
 * together anew for each request, and a server that it is registered on pays for it with a function for each request,
 * which keeps all that belongs to the request in memory until a full garbage collection.
 */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  return { ...(await headersOf(options)), 'permissions-policy': permissions };
}

/**
 * Headers by which pages of any origin may read an answer. Browsers refuse them the answer to a request with cookies.
 */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
} as const;

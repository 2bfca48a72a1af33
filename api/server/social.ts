import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { createFacebookClient, facebookHosts } from '../platform/social/facebook-client.ts';
import { createInstagramClient, instagramHosts } from '../platform/social/instagram-client.ts';
import { STAND_IN_PATH, startStandIn } from '../platform/social/local/start-stand-in.ts';
import { LINK_PATH, type SocialPort } from '../platform/social/social-port.ts';

/** The networks, with what belongs to their stand-in when that one answers. */
export interface OpenSocial {
  readonly port: SocialPort;
  /** Puts the pages of the stand-in on our own origin. */
  mount(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

interface SocialParts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

async function openStandIn({ config, secrets, clock }: SocialParts): Promise<OpenSocial> {
  const { standInContent } = await import('../db/demo/stand-in-content.ts');
  const app = { appId: '990602627938098', appSecret: secrets.get('localSocialSecret') };
  const lookup = { userId: '17841405309211844', token: secrets.get('localSocialLookup') };
  const standIn = await startStandIn({
    ...app,
    lookup,
    key: secrets.get('localSocialKey'),
    clock,
    content: standInContent,
    productName: config.productName,
    redirectUri: config.publicUrl + LINK_PATH,
    pictures: `${STAND_IN_PATH}/pictures`,
  });
  const page = `${config.publicUrl}${STAND_IN_PATH}`;
  const hosts = {
    authorise: `${page}/instagram/oauth/authorize`,
    api: `${standIn.url}/instagram`,
    graph: `${standIn.url}/instagram`,
    discovery: `${standIn.url}/discovery`,
  };
  const facebook = { authorise: `${page}/facebook/dialog/oauth`, graph: `${standIn.url}/facebook` };
  return {
    port: {
      instagram: createInstagramClient({ ...app, lookup }, hosts, clock),
      facebook: createFacebookClient(app, facebook),
    },
    async mount(server) {
      await server.register(standIn.publicRoutes, { prefix: STAND_IN_PATH });
    },
    close: () => standIn.close(),
  };
}

/** Opens the configured networks, or starts the stand-in for both when none is. */
export async function openSocial(parts: SocialParts): Promise<OpenSocial> {
  const { instagram, facebook } = parts.config;
  if (!instagram && !facebook) return openStandIn(parts);
  return {
    port: {
      instagram: instagram && createInstagramClient(instagram, instagramHosts, parts.clock),
      facebook: facebook && createFacebookClient(facebook, facebookHosts),
    },
    mount: async () => undefined,
    close: async () => undefined,
  };
}

import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createFacebookClient } from '../../platform/social/facebook-client.ts';
import { createInstagramClient } from '../../platform/social/instagram-client.ts';
import { LINK_PATH } from '../../platform/social/social-port.ts';
import { registerStandInApi } from './stand-in-api.ts';
import type { StandInParts } from './stand-in-parts.ts';
import { registerAuthorisePage, registerPictures } from './stand-in-routes.ts';

/** Where the pages of the stand-in are on our own origin. */
const PATH = '/local-social';

interface SocialParts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/**
 * Starts a stand-in for Instagram and Facebook. Its API listens on a free port of this machine; its pages and pictures are
 * mounted on our own origin.
 */
export async function openLocalSocial({ config, secrets, clock }: SocialParts) {
  const parts: StandInParts = {
    appId: '990602627938098',
    appSecret: secrets.get('localSocialSecret'),
    lookup: { userId: '17841405309211844', token: secrets.get('localSocialLookup') },
    key: secrets.get('localSocialKey'),
    clock,
    productName: config.productName,
    redirectUri: config.publicUrl + LINK_PATH,
    pictures: `${PATH}/pictures`,
  };
  const api = Fastify({ logger: false, forceCloseConnections: true });
  registerStandInApi(api, parts);
  const url = await api.listen({ host: '127.0.0.1', port: 0 });
  const page = config.publicUrl + PATH;
  const instagram = {
    authorise: `${page}/instagram/oauth/authorize`,
    api: `${url}/instagram`,
    graph: `${url}/instagram`,
    discovery: `${url}/discovery`,
  };
  const facebook = { authorise: `${page}/facebook/dialog/oauth`, graph: `${url}/facebook` };
  return {
    port: {
      instagram: createInstagramClient(parts, instagram, clock),
      facebook: createFacebookClient(parts, facebook),
    },
    async mount(app: FastifyInstance): Promise<void> {
      await app.register(
        async (scope) => {
          registerAuthorisePage(scope, '/instagram/oauth/authorize', 'Instagram', parts);
          registerAuthorisePage(scope, '/facebook/dialog/oauth', 'Facebook', parts);
          registerPictures(scope);
        },
        { prefix: PATH },
      );
    },
    close: () => api.close(),
  };
}

import { createHmac } from 'node:crypto';
import { object, string } from 'yup';
import { GRAPH_VERSION } from './instagram-client.ts';
import { addressOf, authorisationUrl, callNetwork, parseAnswer } from './social-http.ts';
import type { FacebookPort } from './social-port.ts';

/** Addresses of Facebook. */
export interface FacebookHosts {
  /** Authorisation page, without the version. */
  readonly authorise: string;
  readonly graph: string;
}

/** The real addresses. */
export const facebookHosts: FacebookHosts = {
  authorise: `https://www.facebook.com/${GRAPH_VERSION}/dialog/oauth`,
  graph: 'https://graph.facebook.com',
};

const tokenShape = object({ access_token: string().required() });
const personShape = object({ id: string().required(), name: string().trim().required() });

/** Facebook Login, which gives id and name. */
export function createFacebookClient(
  app: { readonly appId: string; readonly appSecret: string },
  hosts: FacebookHosts,
): FacebookPort {
  const graph = `${hosts.graph}/${GRAPH_VERSION}`;
  return {
    authorisationUrl: authorisationUrl(hosts.authorise, app.appId, 'public_profile'),
    async identify(code, redirectUri) {
      const { appId: client_id, appSecret: client_secret } = app;
      const asked = { client_id, client_secret, redirect_uri: redirectUri, code };
      const answer = await callNetwork(addressOf(`${graph}/oauth/access_token`, asked));
      const { access_token } = parseAnswer('Facebook', tokenShape, answer);
      const appsecret_proof = createHmac('sha256', app.appSecret).update(access_token).digest('hex');
      const me = addressOf(`${graph}/me`, { fields: 'id,name', access_token, appsecret_proof });
      return parseAnswer('Facebook', personShape, await callNetwork(me));
    },
  };
}

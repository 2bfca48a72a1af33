import type { Clock } from '../clock.ts';
import {
  toAccount,
  toAgeGroups,
  toGrant,
  toPlaceGroups,
  toPosts,
  toShortToken,
} from './instagram-answers.ts';
import { addressOf, authorisationUrl, callNetwork } from './social-http.ts';
import { type Demographics, type InstagramPort, SocialError, unknownDemographics } from './social-port.ts';

/** Addresses of Instagram. */
export interface InstagramHosts {
  /** Authorisation page. */
  readonly authorise: string;
  /** Exchanges codes for tokens. */
  readonly api: string;
  /** API for tokens of the Instagram login. */
  readonly graph: string;
  /** API to look up accounts by username. */
  readonly discovery: string;
}

/** The real addresses. */
export const instagramHosts: InstagramHosts = {
  authorise: 'https://www.instagram.com/oauth/authorize',
  api: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
  discovery: 'https://graph.facebook.com',
};

/** Version of the Graph API that the requests are written for. */
export const GRAPH_VERSION = 'v24.0';

/** The app, and our professional account for lookups. */
export interface InstagramApp {
  readonly appId: string;
  readonly appSecret: string;
  readonly lookup: { readonly userId: string; readonly token: string } | null;
}

/** Number of posts read per account. */
const POSTS = 50;
/** What people are asked to allow: profile and posts, and who follows them. */
const SCOPES = 'instagram_business_basic,instagram_business_manage_insights';
const accountFields = 'id,username,followers_count,media_count';
const mediaFields =
  'id,caption,media_type,media_product_type,media_url,permalink,thumbnail_url,timestamp,like_count,comments_count';
/** Business discovery has no stills of videos. */
const discoveredFields = mediaFields.replace('thumbnail_url,', '');

/**
 * Unknown instead of a failure: Instagram refuses insights of accounts with fewer than 100 followers, and where their
 * owner did not allow them.
 */
async function orUnknown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SocialError) return null;
    throw error;
  }
}

/** The Instagram API with Instagram Login; lookups by business discovery. */
export function createInstagramClient(app: InstagramApp, hosts: InstagramHosts, clock: Clock): InstagramPort {
  const graph = `${hosts.graph}/${GRAPH_VERSION}`;
  const { lookup } = app;
  const secret = { client_id: app.appId, client_secret: app.appSecret };
  const followersBy = (breakdown: string, access_token: string): Promise<unknown> =>
    callNetwork(
      addressOf(`${graph}/me/insights`, {
        metric: 'follower_demographics',
        period: 'lifetime',
        metric_type: 'total_value',
        timeframe: 'this_month',
        breakdown,
        access_token,
      }),
    );
  const demographicsOf = async (token: string): Promise<Demographics> => {
    const [ages, countries, cities] = await Promise.all([
      orUnknown(followersBy('age,gender', token).then(toAgeGroups)),
      orUnknown(followersBy('country', token).then((answer) => toPlaceGroups(answer, 'country'))),
      orUnknown(followersBy('city', token).then((answer) => toPlaceGroups(answer, 'city'))),
    ]);
    return { ages, countries, cities };
  };
  return {
    authorisationUrl: authorisationUrl(hosts.authorise, app.appId, SCOPES),
    async exchange(code, redirectUri) {
      const asked = { ...secret, grant_type: 'authorization_code', redirect_uri: redirectUri, code };
      const url = new URL(`${hosts.api}/oauth/access_token`);
      const access_token = toShortToken(await callNetwork(url, new URLSearchParams(asked)));
      const long = { grant_type: 'ig_exchange_token', client_secret: app.appSecret, access_token };
      return toGrant(await callNetwork(addressOf(`${hosts.graph}/access_token`, long)), clock.now());
    },
    async read(access_token) {
      const fields = `user_id,account_type,${accountFields}`;
      const account = toAccount(await callNetwork(addressOf(`${graph}/me`, { fields, access_token })));
      const media = { fields: mediaFields, limit: String(POSTS), access_token };
      const posts = toPosts(await callNetwork(addressOf(`${graph}/me/media`, media)));
      return { account, posts, demographics: await demographicsOf(access_token) };
    },
    async refresh(access_token) {
      const asked = { grant_type: 'ig_refresh_token', access_token };
      return toGrant(await callNetwork(addressOf(`${hosts.graph}/refresh_access_token`, asked)), clock.now());
    },
    lookup:
      lookup &&
      (async (username) => {
        const media = `media.limit(${POSTS}){${discoveredFields}}`;
        const fields = `business_discovery.username(${username}){${accountFields},${media}}`;
        const url = addressOf(`${hosts.discovery}/${GRAPH_VERSION}/${lookup.userId}`, {
          fields,
          access_token: lookup.token,
        });
        const { business_discovery } = (await callNetwork(url)) as {
          business_discovery?: { media?: unknown };
        };
        const posts = toPosts(business_discovery?.media);
        return { account: toAccount(business_discovery), posts, demographics: unknownDemographics };
      }),
  };
}

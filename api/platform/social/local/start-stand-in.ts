import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { StandInContent } from './stand-in-accounts.ts';
import { registerStandInApi } from './stand-in-api.ts';
import { registerAuthorisePage, registerPictures } from './stand-in-routes.ts';

/** Where the public side of the stand-in lies on our own origin. */
export const STAND_IN_PATH = '/local-social';

/** What the stand-in is made of. */
export interface StandInParts {
  readonly appId: string;
  readonly appSecret: string;
  readonly lookup: { readonly userId: string; readonly token: string };
  /** Signs codes and tokens, so that every process of the product knows them. */
  readonly key: string;
  readonly clock: Clock;
  readonly content: StandInContent;
  readonly productName: string;
  /** The only address that people are sent back to. */
  readonly redirectUri: string;
  /** Where the pictures of posts lie. */
  readonly pictures: string;
  nonce(): string;
}

/** A running stand-in. */
export interface StandIn {
  /** Where its API answers; never handed to a browser. */
  readonly url: string;
  /** Its pages and pictures, for our own origin. */
  publicRoutes(scope: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** Starts the API of both networks on a free port of this machine. */
export async function startStandIn(given: Omit<StandInParts, 'nonce'>): Promise<StandIn> {
  const parts: StandInParts = { ...given, nonce: () => randomBytes(9).toString('base64url') };
  const app = Fastify({ logger: false, forceCloseConnections: true });
  registerStandInApi(app, parts);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async publicRoutes(scope) {
      registerAuthorisePage(scope, '/instagram/oauth/authorize', 'Instagram', parts);
      registerAuthorisePage(scope, '/facebook/dialog/oauth', 'Facebook', parts);
      registerPictures(scope, parts);
    },
    close: () => app.close(),
  };
}

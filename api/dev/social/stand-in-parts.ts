import type { Clock } from '../../platform/clock.ts';

export type Network = 'Instagram' | 'Facebook';

/** What the stand-in of both networks works with. */
export interface StandInParts {
  readonly appId: string;
  readonly appSecret: string;
  readonly lookup: { readonly userId: string; readonly token: string };
  /** Signs codes and tokens, so that every process of the product knows them. */
  readonly key: string;
  readonly clock: Clock;
  readonly productName: string;
  /** The only address that people are sent back to. */
  readonly redirectUri: string;
  /** Address of the pictures of posts. */
  readonly pictures: string;
}

/** What a code of the stand-in says. */
export interface StandInCode {
  readonly who: string;
  readonly network: Network;
  readonly redirectUri: string;
  readonly until: number;
  /** Makes every code unique. */
  readonly nonce: string;
}

import type { Clock } from '../../platform/clock.ts';

export type Network = 'Instagram' | 'Facebook';

/** Dependencies of the stand-in. */
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

/** Content of a code of the stand-in. */
export interface StandInCode {
  readonly who: string;
  readonly network: Network;
  readonly redirectUri: string;
  readonly until: number;
  /** Makes every code unique. */
  readonly nonce: string;
}

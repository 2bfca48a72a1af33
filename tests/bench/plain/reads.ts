import { campaignDetail } from './campaign-detail.ts';
import { campaignList } from './campaign-list.ts';
import { influencerSearch, nearestInfluencers } from './influencer-search.ts';
import { notificationFeed } from './notification-feed.ts';

/** A statement that answers one column, `answer`. */
export interface PlainStatement {
  /** The statement is prepared under this name, once per connection. */
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Makes the statement of a request from its body and its session token. */
export type PlainRead = (
  body: Readonly<Record<string, unknown>>,
  token: string | undefined,
) => PlainStatement;

/** Everything the hand-written side answers, by path. */
export const reads: Readonly<Record<string, PlainRead>> = {
  'campaign-list': campaignList,
  'campaign-detail': campaignDetail,
  'influencer-search': influencerSearch,
  'nearest-influencers': nearestInfluencers,
  'notification-feed': notificationFeed,
};

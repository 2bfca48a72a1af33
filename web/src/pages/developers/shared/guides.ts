import campaign from '../../../../../docs/developers/campaign.md?guide';
import changes from '../../../../../docs/developers/changes.md?guide';
import client from '../../../../../docs/developers/client.md?guide';
import errors from '../../../../../docs/developers/errors.md?guide';
import firstQuery from '../../../../../docs/developers/first-query.md?guide';
import limits from '../../../../../docs/developers/limits.md?guide';
import lists from '../../../../../docs/developers/lists.md?guide';
import oauth from '../../../../../docs/developers/oauth.md?guide';
import sandbox from '../../../../../docs/developers/sandbox.md?guide';
import sync from '../../../../../docs/developers/sync.md?guide';
import webhooks from '../../../../../docs/developers/webhooks.md?guide';
import type { Guide } from './content.ts';

/** Guides by their addresses, in the order of reading: a token first, signing in for others before what runs for long. */
export const guides: Readonly<Record<string, Guide>> = {
  'first-query': firstQuery,
  client,
  lists,
  changes,
  campaign,
  sync,
  webhooks,
  oauth,
  errors,
  limits,
  sandbox,
};

export const guidePath = (slug: string) => `/developers/guides/${slug}`;

import type { ApolloCache } from '@apollo/client';
import { saveText } from './savedTexts.ts';

/** Sets or clears the dot on '+ Campaigns'. */
export function markDraft(cache: ApolloCache, accountId: string, waits: boolean) {
  cache.modify({
    id: cache.identify({ __typename: 'Account', id: accountId }),
    fields: { hasDraft: () => waits },
  });
}

/** Name of the form of a campaign among saved texts: 'new', 'continue' (the draft) or an id. */
export const composeForm = (composing: string) => `compose.${composing}`;

/** Forgets what was typed before an accidental reload. */
export const forgetKept = (accountId: string, composing: string) =>
  saveText(accountId, composeForm(composing), '');

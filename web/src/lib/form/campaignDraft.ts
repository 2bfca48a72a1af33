import type { ApolloCache } from '@apollo/client';

/** Sets or clears the dot on '+ Campaigns'. */
export function markDraft(cache: ApolloCache, accountId: string, waits: boolean) {
  cache.modify({
    id: cache.identify({ __typename: 'Account', id: accountId }),
    fields: { hasDraft: () => waits },
  });
}

/** Where a tab keeps what is typed into the form of a campaign: 'new', 'continue' (the draft) or an id. */
export const keptKey = (accountId: string, composing: string) => `koli.compose.${accountId}.${composing}`;

/** Forgets what was typed before an accidental reload. */
export function forgetKept(accountId: string, composing: string) {
  try {
    sessionStorage.removeItem(keptKey(accountId, composing));
  } catch {
    // The form works without it.
  }
}

import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import type { PeoplePresenceSubscription } from '../../../__generated__/graphql.ts';

const PeoplePresenceDocument = graphql(`
  subscription PeoplePresence($profileIds: [ID!]!) {
    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }
  }
`);

/** Follows who of these people is online while they are shown: in the cache for `<PersonFace>`, and by `onTold`. */
export function usePresence(
  people: readonly { id: string }[] | undefined,
  onTold?: (people: Readonly<PeoplePresenceSubscription['presenceChanged']>) => void,
) {
  const profileIds = [...new Set(people?.map(({ id }) => id))].toSorted();
  useSubscription(PeoplePresenceDocument, {
    variables: { profileIds },
    skip: profileIds.length === 0,
    ignoreResults: true,
    onData: ({ data: { data } }) => data && onTold?.(data.presenceChanged),
  });
}

/** Draws nothing. For pages that begin without it. */
export function PeoplePresence({ people }: { people: readonly { id: string }[] }) {
  usePresence(people);
  return null;
}

import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';

const PeoplePresenceDocument = graphql(`
  subscription PeoplePresence($profileIds: [ID!]!) {
    presenceChanged(profileIds: $profileIds) {
      id
      online
      lastSeenAt
    }
  }
`);

/** Follows who of these people is online while they are shown. What comes is in the cache, for `<PersonFace>`. */
export function usePresence(people: readonly { id: string }[] | undefined) {
  const profileIds = [...new Set(people?.map(({ id }) => id))].toSorted();
  useSubscription(PeoplePresenceDocument, {
    variables: { profileIds },
    skip: profileIds.length === 0,
    ignoreResults: true,
  });
}

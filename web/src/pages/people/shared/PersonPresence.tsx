import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { PresenceText } from '../../../components/people/PresenceText.tsx';

const PersonPresenceDocument = graphql(`
  subscription PersonPresence($id: ID!) {
    presenceChanged(profileIds: [$id]) {
      id
      online
      lastSeenAt
    }
  }
`);

type Props = { person: { id: string; online: boolean; lastSeenAt?: string | null } };

/** Whether somebody is online, else when they were last seen; follows them while it is shown. */
export function PersonPresence({ person }: Props) {
  // What comes is written to the cache, which the page is drawn from.
  useSubscription(PersonPresenceDocument, { variables: { id: person.id } });
  return <PresenceText person={person} />;
}

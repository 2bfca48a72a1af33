import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../__generated__/gql.ts';

const UsernameAvailableDocument = graphql(`
  query UsernameAvailable($username: String!) {
    usernameAvailable(username: $username)
  }
`);

/** Whether somebody has the username. Asks the server each time; throws what useQuery would. */
export async function isUsernameTaken(client: ApolloClient, username: string): Promise<boolean> {
  const { data } = await client.query({
    query: UsernameAvailableDocument,
    variables: { username },
    fetchPolicy: 'network-only',
    context: { hasty: true },
  });
  return data?.usernameAvailable === false;
}

import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

export const socket = createClient({
  url: address,
  lazy: true,
  keepAlive: 15_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
});

export const socketLink = new GraphQLWsLink(socket);

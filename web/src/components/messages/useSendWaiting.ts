import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { connection } from '../../lib/connection/connection.ts';
import { toFailure, Unreachable } from '../../lib/errors.ts';
import { forgetWaiting, keepWaiting, onWaiting, type WaitingMessage, waitingOf } from './waitingMessages.ts';

const SendDocument = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) { message { id clientId } }
  }
`);

const shown = ['Messages', 'Conversations'];

export function refreshMessages(client: ApolloClient) {
  const open = [...client.getObservableQueries()].filter(({ queryName }) => shown.includes(queryName ?? ''));
  return Promise.all(open.map((query) => query.refetch().catch(() => undefined)));
}

async function send(client: ApolloClient, accountId: string, message: WaitingMessage) {
  const { clientId, conversationId, person, text, pictures } = message;
  const to = conversationId ? { conversationId } : { profileId: person.id };
  const input = { ...to, clientId, text, pictures: pictures.map(({ id }) => id) };
  try {
    await client.mutate({ mutation: SendDocument, variables: { input } });
    await refreshMessages(client);
    forgetWaiting(accountId, clientId);
  } catch (error) {
    // It may have arrived: the same client id is sent again when there is a connection.
    if (error instanceof Unreachable) return connection.turn(0);
    keepWaiting(accountId, { ...message, failure: toFailure(error).message });
  }
}

/** Sends what waits, one after the other, in whatever page the person is; again when the connection is back. */
export function useSendWaiting(accountId: string) {
  const client = useApolloClient();
  useEffect(() => {
    let isOver = false;
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      const next = () => waitingOf(accountId).find(({ failure }) => failure === undefined);
      for (let message = next(); message && !isOver; message = next()) {
        await connection.whenReached();
        if (!isOver) await send(client, accountId, message);
      }
      isRunning = false;
    };
    const look = () => void run();
    const stop = onWaiting(look);
    look();
    return () => {
      isOver = true;
      stop();
    };
  }, [client, accountId]);
}

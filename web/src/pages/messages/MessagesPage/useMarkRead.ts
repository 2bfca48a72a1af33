import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { MeDocument } from '../../../lib/session/useMe.ts';
import { MarkReadDocument } from './documents.ts';

type Conversation = { id: string; unread: number };

/** Marks a conversation read as far as it is shown, once somebody looks at the page. */
export function useMarkRead({ id, unread }: Conversation, newest: { id: string } | undefined) {
  const client = useApolloClient();
  const marked = useRef<string>(undefined);
  const upTo = newest?.id;
  useEffect(() => {
    const look = async () => {
      if (!upTo || unread === 0 || document.visibilityState !== 'visible' || marked.current === upTo) return;
      marked.current = upTo;
      try {
        const variables = { conversationId: id, messageId: upTo };
        await client.mutate({ mutation: MarkReadDocument, variables });
        await client.refetchQueries({ include: [MeDocument] });
      } catch {
        // The next message, or the next look at the page, tries again.
        marked.current = undefined;
      }
    };
    void look();
    const again = () => void look();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [client, id, unread, upTo]);
}

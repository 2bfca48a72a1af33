import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { isUsernameTaken } from '../../../lib/session/isUsernameTaken.ts';

/** Whether the typed name is free, asked when typing pauses; null while unknown. */
export function useUsernameCheck(name: string): 'free' | 'taken' | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ name: string; taken: boolean } | null>(null);
  useEffect(() => {
    if (!name) return;
    let stale = false;
    const timer = setTimeout(async () => {
      // Without an answer nothing is claimed; saving asks the server anyway.
      const taken = await isUsernameTaken(client, name).catch(() => null);
      if (!stale && taken !== null) setAnswer({ name, taken });
    }, 350);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [client, name]);
  if (!name || answer?.name !== name) return null;
  return answer.taken ? 'taken' : 'free';
}

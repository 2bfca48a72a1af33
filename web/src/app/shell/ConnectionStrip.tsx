import type { ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { acrossPage } from '../../components/overlay/Toast.tsx';
import { msg, type Text, t } from '../../languages/t.ts';
import { type ConnectionState, connection } from '../../lib/connection/connection.ts';

const texts: Partial<Record<ConnectionState, Text>> = {
  offline: msg('You are offline. What you type stays here.'),
  reconnecting: msg('Reconnecting… What you type stays here.'),
  back: msg('Back online'),
};

const stateNow = () => connection.state;
const onChange = (listener: () => void) => connection.on('state', listener);

/** Says quietly that the server cannot be reached, and when it can again; then open pages catch up. */
export function ConnectionStrip() {
  const state = useSyncExternalStore(onChange, stateNow, stateNow);
  useEffect(() => connection.watch(), []);
  useCatchUp();
  // Beside the page and not in it: an open dialog hides the page from screen readers.
  return state === 'fine' ? null : createPortal(<Strip state={state} />, document.body);
}

function Strip({ state }: { state: ConnectionState }) {
  const text = texts[state];
  return (
    <Box role="status" sx={{ ...acrossPage, zIndex: 'tooltip', top: { xs: 72, sm: 80 } }}>
      {text && (
        <Box
          sx={{
            px: 2,
            py: 1,
            borderRadius: '12px',
            bgcolor: state === 'back' ? 'success.soft' : 'warning.soft',
            color: 'text.primary',
            border: 1,
            borderColor: state === 'back' ? 'success.main' : 'warning.main',
            fontSize: 14,
            fontWeight: 600,
          }}
        >
          {t(text)}
        </Box>
      )}
    </Box>
  );
}

/**
 * Whether a query shows what others change. Choices that are asked once (cache-first) stay as they are, and what a form
 * began with (network-only) is not taken from under it.
 */
function isLive(query: ObservableQuery): boolean {
  const { initialFetchPolicy } = query.options;
  const isFailed = !!query.getCurrentResult().error;
  return isFailed || query.queryName === 'Me' || initialFetchPolicy === 'cache-and-network';
}

/** What waits for a member: no event tells what came before events did, or was read on another device. */
function isWaiting(query: ObservableQuery): boolean {
  if (query.queryName === 'MyTasks' || query.queryName === 'TaskCount') return true;
  return (
    query.queryName === 'Me' && !!(query.getCurrentResult().data as { me?: object | null } | undefined)?.me
  );
}

/** Asks anew for what the open page shows whenever events may have been missed, without touching what is typed. */
function useCatchUp() {
  const client = useApolloClient();
  useEffect(() => {
    // Whatever fails here shows where the query is used.
    const ask = (onQueryUpdated: typeof isLive) =>
      void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
    const stops = [
      connection.on('missed', () => ask(isLive)),
      connection.on('begun', () => ask(isWaiting)),
      connection.on('wake', () => ask(isWaiting)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

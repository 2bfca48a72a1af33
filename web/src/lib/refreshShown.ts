import type { ApolloClient } from '@apollo/client';

type Round = { running: Promise<void>; again: boolean };
/** Names of the queries that an event affects. Each set has its own rounds. */
export type Touched = ReadonlySet<string>;
const rounds = new WeakMap<Touched, WeakMap<ApolloClient, Round>>();

function roundsOf(touched: Touched): WeakMap<ApolloClient, Round> {
  const known = rounds.get(touched) ?? new WeakMap<ApolloClient, Round>();
  rounds.set(touched, known);
  return known;
}

/**
 * Refetches those of some queries that the open page shows, one round at a time. Apollo shares the answer of a query that
 * is already under way, which may be older than the event; so an event during a round starts one more. Resolves when all
 * is fresh; failures show where the queries are used.
 */
export function refreshShown(client: ApolloClient, touched: Touched): Promise<void> {
  const under = roundsOf(touched);
  const present = under.get(client);
  if (present) {
    present.again = true;
    return present.running;
  }
  const round: Round = { running: Promise.resolve(), again: false };
  under.set(client, round);
  round.running = runRounds(client, touched, round).finally(() => under.delete(client));
  return round.running;
}

async function runRounds(client: ApolloClient, touched: Touched, round: Round) {
  do {
    round.again = false;
    await ask(client, touched, round).catch(() => undefined);
  } while (round.again);
}

const ask = async (client: ApolloClient, touched: Touched, round: Round) => {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => {
      if (!touched.has(query.queryName ?? '')) return false;
      // The page is still loading: this round only waits for an answer that may be too old.
      if (query.getCurrentResult().loading) round.again = true;
      return true;
    },
  });
};

import type { ApolloClient } from '@apollo/client';

type Round = { running: Promise<void>; again: boolean };
/** Names of the queries that an event touches. Each set has its own rounds. */
export type Touched = ReadonlySet<string>;
const rounds = new WeakMap<Touched, WeakMap<ApolloClient, Round>>();

function roundsOf(touched: Touched): WeakMap<ApolloClient, Round> {
  const known = rounds.get(touched) ?? new WeakMap<ApolloClient, Round>();
  rounds.set(touched, known);
  return known;
}

/**
 * Asks anew whichever of some queries the open page shows. One round at a time: a query that is asked while the
 * same one is under way gets that one's answer, which may be older than what it was asked for. So whoever comes
 * meanwhile starts one more round. Resolves when all is fresh; failures show where the queries are used.
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

import type { ApolloClient } from '@apollo/client';

/** Queries whose rows move between lists or change their counts when a job goes a step further. */
const touched = new Set(['CampaignDetail', 'OwnerJobs', 'CampaignRemarks', 'SuggestedUsers', 'Application']);

type Round = { running: Promise<void>; again: boolean };
const rounds = new WeakMap<ApolloClient, Round>();

/**
 * Asks anew whatever the open page shows of campaigns and jobs. One round at a time: a query that is asked while the
 * same one is under way gets that one's answer, which may be older than what it was asked for. So whoever comes
 * meanwhile starts one more round. Resolves when all is fresh; failures show where the queries are used.
 */
export function refreshJobs(client: ApolloClient): Promise<void> {
  const present = rounds.get(client);
  if (present) {
    present.again = true;
    return present.running;
  }
  const round: Round = { running: Promise.resolve(), again: false };
  rounds.set(client, round);
  round.running = runRounds(client, round).finally(() => rounds.delete(client));
  return round.running;
}

async function runRounds(client: ApolloClient, round: Round) {
  do {
    round.again = false;
    await ask(client, round).catch(() => undefined);
  } while (round.again);
}

const ask = async (client: ApolloClient, round: Round) => {
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

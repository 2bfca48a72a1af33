import { sql } from '../../platform/sql.ts';
import { amountOf, type ProviderCheck } from './provider-check.ts';

/** Minutes before the last booking from which movements are asked for again. */
const OVERLAP = 60;

/** The books of our balance at the provider. */
interface Row {
  readonly id: number;
  /** By currency, in minor units. */
  readonly balances: Readonly<Record<string, number>>;
  readonly readFrom: string;
  /** Movements that are booked since. */
  readonly booked: readonly string[];
}

/** Compares the balance in the ledger, with what moved since it was booked, with the provider's. */
export const balanceCheck: ProviderCheck<Row> = {
  name: 'provider_balance_agrees',
  why: 'What the provider has of ours is what came in less what went out and its fees.',
  async rows(em, _scope, of) {
    if ('after' in of && of.after > 0) return [];
    const found = await sql<Row>`select 1 as id, c.since as "readFrom",
        coalesce((select json_object_agg(b.currency, b.minor) from (select currency, sum(amount_minor)::float8 as minor
          from ledger_entry where account = 'provider_balance' group by currency) as b), '{}') as balances,
        array(select m.id from provider_movement as m where m.moved_at >= c.since) as booked
      from (select booked_until - make_interval(mins => ${OVERLAP}::int) as since from provider_booking) as c`.rows(
      { em },
    );
    return found;
  },
  async look(provider, { balances, readFrom, booked }) {
    const theirs = await provider.retrieveBalance();
    const moved = await provider.listMovements(new Date(readFrom));
    const again = await provider.retrieveBalance();
    const ours = { ...balances };
    for (const { id, currency, amountMinor, feeMinor } of moved)
      if (!booked.includes(id)) ours[currency] = (ours[currency] ?? 0) + amountMinor - feeMinor;
    return (
      [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
        .map(
          (currency) => [currency, ours[currency] ?? 0, theirs[currency] ?? 0, again[currency] ?? 0] as const,
        )
        // What moves at this moment is compared the next time.
        .filter(([, our, their, later]) => our !== their && their === later)
        .map(([currency, our, their]) => ({
          id: `balance ${currency}`,
          detail: `we say ${amountOf(our, currency)}, the provider ${amountOf(their, currency)}`,
        }))
    );
  },
};

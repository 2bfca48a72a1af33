import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of the way of released money to the bank. */
export const payoutChecks: SqlChecks = {
  transfers_are_followed_to_the_bank: {
    why: 'Both sides see where released money is: every transfer that counts as made is followed, with its amount.',
    violations: sql`select 'payout ' || o.id as id,
        o.amount_minor || ' ' || o.currency || ', followed ' || coalesce(w.followed, 'nothing') as detail
      from payout o left join (select distinct on (payout_id, transfer_id) payout_id, transfer_id,
          amount_minor || ' ' || currency as followed from bank_transfer order by payout_id, transfer_id, id desc) w
        on w.payout_id = o.id and w.transfer_id = o.provider_transfer_id
      where o.state = 'succeeded' and o.provider_transfer_id is not null
        and w.followed is distinct from o.amount_minor || ' ' || o.currency`,
  },
  money_on_its_way_was_released: {
    why: 'Nothing is said to be on its way, or arrived, that was taken back or never sent.',
    violations: sql`select 'job ' || w.remark_id as id, 'follows ' || w.transfer_id || ', the payout is ' || o.state as detail
      from bank_transfer w join payout o on o.id = w.payout_id join remark r on r.id = w.remark_id
      where w.ended_at is null and (o.state <> 'succeeded' or o.provider_transfer_id <> w.transfer_id
        -- The refund of a settled job may come back and be made again.
        or o.remark_id <> w.remark_id or r.state not in ('released', 'settled', 'refunding'))`,
  },
  money_on_its_way_has_a_day: {
    why: 'Whoever waits for money knows the day: without one something holds it, and that is noted.',
    violations: (
      now,
    ) => sql`select 'job ' || w.remark_id as id, 'has no promised day since ' || w.created_at as detail
      from bank_transfer w where w.ended_at is null and w.arrived_on is null
        and w.created_at < ${new Date(now.getTime() - 3_600_000)}
        and not exists (select from payout_promise p where p.bank_transfer_id = w.id)
        and not exists (select from payout_hold h where h.remark_id = w.remark_id and h.ended_at is null)`,
  },
};

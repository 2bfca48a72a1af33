import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

const HOUR = 3_600_000;

/** States in which the money of a paid job is held. */
const HOLDING = sql`('hired', 'cancel_asked', 'done', 'disputed', 'releasing', 'refunding')`;

/** Invariants between the states of jobs and their money. */
export const jobChecks: SqlChecks = {
  extras_are_beside_a_first_job: {
    why: 'An extra is more work for the same job of the same two people, so that its first job is no extra itself.',
    violations: sql`select 'job ' || r.id as id, 'extra of ' || f.id as detail from remark r
      join remark f on f.id = r.extra_of join campaign c on c.id = f.campaign_id
      where f.extra_of is not null or c.type <> 'paid' or f.applicant_id <> r.applicant_id
        or f.campaign_id <> r.campaign_id or not f.is_hired`,
  },
  held_as_the_state_says: {
    why: 'A running job holds what was paid less what went back, out or to a bank; every other job holds nothing.',
    violations: sql`select 'job ' || r.id as id, r.state || ', holds ' || m.held || ', should hold ' || m.due as detail
      from remark r cross join lateral (select
          coalesce((select sum(amount_minor) from ledger_entry where remark_id = r.id and account = 'held'), 0) as held,
          case when r.state in ${HOLDING} then
            coalesce((select amount_minor from payment where remark_id = r.id and state = 'succeeded'), 0)
            - coalesce((select sum(amount_minor) from refund where remark_id = r.id and state = 'succeeded'), 0)
            - coalesce((select sum(from_held_minor) from chargeback where remark_id = r.id and returned_at is null), 0)
            - coalesce((select sum(amount_minor) from ledger_entry where remark_id = r.id and account = 'payout'), 0)
            -- We bore what was refunded after the payout; what came back made our loss good first.
            - coalesce((select sum(e.amount_minor) from ledger_group g join ledger_entry e on e.group_id = g.id
              where g.remark_id = r.id and g.kind in ('refund', 'loss_covered') and e.account = 'platform'), 0)
          -- One that somebody made at the provider came back after the payout, and is made again.
          else coalesce((select sum(amount_minor) from refund where remark_id = r.id and kind = 'provider'
            and (state = 'created' or given_up_at is not null)), 0) end as due) m
      where m.held <> m.due`,
  },
  running_jobs_hold_money: {
    why: 'A job that waits for its money to be moved has some, or a bank is arguing about it; otherwise nobody can end it.',
    violations: sql`select 'job ' || r.id as id, r.state || ', holds nothing' as detail
      from remark r join payment p on p.remark_id = r.id and p.state = 'succeeded'
      where r.state in ('hired', 'cancel_asked', 'done', 'disputed') and not exists (select from ledger_entry e
          where e.remark_id = r.id and e.account = 'held' having sum(e.amount_minor) > 0)
        and not exists (select from chargeback c where c.remark_id = r.id and c.state = 'open')`,
  },
  no_hire_without_payment: {
    why: 'For paid campaigns the hire is the payment.',
    violations: sql`select 'job ' || r.id as id, r.state || ' without a payment' as detail
      from remark r join campaign c on c.id = r.campaign_id
      where c.type = 'paid' and (r.is_hired or r.state = 'releasing' or r.state = 'refunding')
        and not exists (select from payment p where p.remark_id = r.id and p.state = 'succeeded')`,
  },
  released_means_paid_out: {
    why: 'A job is released when its money has gone to the influencer, and not before.',
    violations: sql`select 'job ' || r.id as id, r.state || ', payout ' || coalesce(o.state, 'missing') as detail
      from remark r left join payout o on o.remark_id = r.id
      where (r.state in ('released', 'settled')) is distinct from (coalesce(o.state, '') = 'succeeded')
        -- The refund of a settled job came back and is made again.
        and not (r.state = 'refunding' and o.state = 'succeeded' and exists (select from refund f
          where f.remark_id = r.id and (f.state = 'created' or f.given_up_at is not null) and f.returned_at is not null))`,
  },
  cancelled_after_pay_means_refunded: {
    why: 'What was paid for a job that is cancelled is back on the card, all of it.',
    violations: sql`select 'job ' || r.id as id, 'paid ' || p.amount_minor || ', refunded ' || f.back as detail
      from remark r join payment p on p.remark_id = r.id and p.state = 'succeeded'
        cross join lateral (select coalesce(sum(amount_minor), 0) as back from refund
          where remark_id = r.id and state = 'succeeded') f
        cross join lateral (select coalesce(sum(from_held_minor), 0) as taken from chargeback
          where remark_id = r.id and state = 'lost') c
        -- What was paid out, and taken back in part only, stays with the influencer.
        cross join lateral (select coalesce(sum(amount_minor), 0) as kept from ledger_entry
          where remark_id = r.id and account = 'payout' and exists (select from ledger_group back
            where back.remark_id = r.id and back.kind = 'reversal')) o
        -- Our loss is negative: what was refunded at the provider beyond what had come back.
        cross join lateral (select coalesce(sum(e.amount_minor), 0) as borne from ledger_group g
          join ledger_entry e on e.group_id = g.id
          where g.remark_id = r.id and g.kind in ('refund', 'loss_covered') and e.account = 'platform') l
      where r.state = 'cancelled' and f.back + c.taken + o.kept + l.borne <> p.amount_minor`,
  },
  money_under_way_as_the_state_says: {
    why: 'Each state in which money moves has the one row that a job finishes after a crash, and no other state has one.',
    violations: sql`select 'job ' || r.id as id, r.state || ' with ' || coalesce(m.rows, 'nothing under way') as detail
      from remark r cross join lateral (select string_agg(kind, ' and ' order by kind) as rows from (
          select 'payment' as kind from payment where remark_id = r.id and state in ('created', 'processing', 'requires_action')
          union all select 'payout' from payout where remark_id = r.id and state = 'created'
          -- One that was given up waits for staff in its stead; without it the wish to cancel waits, too.
          union all select 'refund' from refund where remark_id = r.id
            and (state = 'created' or given_up_at is not null and r.state <> 'cancel_asked')
            -- It came back when the rest was on its way or paid out, or, of a split, when that had come back, too.
            and not (returned_at is not null and r.state in ('releasing', 'released', 'settled', 'disputed'))) one) m
      where m.rows is distinct from case r.state when 'paying' then 'payment' when 'releasing' then 'payout'
        when 'refunding' then 'refund' end
        -- An application may be given up while a try of paying it is still open at the bank.
        and not (r.state = 'cancelled' and m.rows = 'payment')`,
  },
  free_jobs_move_no_money: {
    why: 'Sponsored and shoutout jobs have no offer, payment or release.',
    violations: sql`select 'job ' || r.id as id, c.type || ' and ' || r.state as detail
      from remark r join campaign c on c.id = r.campaign_id
      where c.type <> 'paid' and (r.state not in ('applied', 'hired', 'done', 'cancelled', 'declined')
        or exists (select from payment p where p.remark_id = r.id)
        or exists (select from ledger_group g where g.remark_id = r.id)
        or exists (select from offer o where o.remark_id = r.id))`,
  },
  rulings_divide_what_was_paid: {
    why: 'Staff can give away neither more nor less than what is held.',
    violations: sql`select 'job ' || d.remark_id as id,
        d.state || ', ' || coalesce(d.ruling, 'no ruling') || ' while ' || r.state as detail
      from dispute d join remark r on r.id = d.remark_id left join payment p on p.remark_id = r.id
        -- What a bank took or somebody refunded at the provider was not there to decide about.
        cross join lateral (select coalesce((select sum(from_held_minor) from chargeback
            where remark_id = r.id and state = 'lost' and r.state <> 'charged_back' and closed_at <= d.ruled_at), 0)
          + coalesce((select sum(amount_minor) from refund where remark_id = r.id and kind = 'provider'
            and created_at < d.ruled_at and (returned_at is null or returned_at > d.ruled_at)), 0)
          -- Nor what staff had given back by hand.
          + coalesce((select sum(amount_minor) from refund where remark_id = r.id and is_by_hand
            and updated_at < d.ruled_at), 0) as before) gone
      where coalesce(d.release_minor, 0) + coalesce(d.refund_minor, 0)
          <> case when d.state = 'ruled' then p.amount_minor - gone.before else 0 end
          -- Of a transfer that was taken back in part, that part was decided about.
          and not (d.state = 'ruled' and coalesce(d.release_minor, 0) + coalesce(d.refund_minor, 0) <= p.amount_minor
            and exists (select from ledger_group back where back.remark_id = r.id and back.kind = 'reversal'))
        or (d.ruling = 'release') <> (d.refund_minor is null) or (d.ruling = 'refund') <> (d.release_minor is null)
        or (d.state = 'open') <> (r.state = 'disputed')
          and not (r.state = 'disputed' and d.ruling is not null and d.release_minor is not null)`,
  },
  settlements_add_up: {
    why: 'What both sides agreed on is what moved: its two parts are all that was held, and nobody decided otherwise.',
    violations: sql`select 'dispute ' || d.id as id, d.state || ', ' || coalesce(d.release_minor, 0) || ' and '
        || coalesce(d.refund_minor, 0) || ', agreed ' || s.release_minor || ' of ' || s.total_minor as detail
      from settlement s join dispute d on d.id = s.dispute_id
      where d.settlement_id = s.id and (s.state <> 'accepted' or d.state <> 'ruled' or d.ruled_by is not null
          or coalesce(d.release_minor, 0) <> s.release_minor
          or coalesce(d.refund_minor, 0) <> s.total_minor - s.release_minor)
        or s.state = 'open' and d.state <> 'open'`,
  },
  disputed_jobs_have_their_dispute: {
    why: 'A job is frozen only while there is a dispute to decide.',
    violations: sql`select 'job ' || r.id as id, r.state || ' without a dispute' as detail from remark r
      where r.state in ('disputed', 'settled') and not exists (select from dispute d where d.remark_id = r.id)`,
  },
  silence_releases_in_time: {
    why: 'A finished job is released at its deadline, unless something holds its payout up, which both sides see.',
    violations: (
      now,
    ) => sql`select 'job ' || r.id as id, r.state || ', should have been released by ' || r.release_deadline as detail
      from remark r where r.state = 'done' and r.release_deadline < ${new Date(now.getTime() - HOUR)}
        and exists (select from bank_account b where b.owner_id = r.applicant_id and b.payouts_enabled
          and b.payable_at is null
          -- It was mended only now.
          and b.updated_at < ${new Date(now.getTime() - HOUR)})
        and not exists (select from chargeback c where c.remark_id = r.id
          and (c.state = 'open' or c.closed_at > ${new Date(now.getTime() - HOUR)}))
        and not exists (select from payout o where o.remark_id = r.id and o.state = 'failed')`,
  },
  charged_back_means_a_bank_took_it: {
    why: 'A job ends as charged back only by a chargeback that was lost.',
    violations: sql`select 'job ' || r.id as id, r.state || ' without a lost chargeback' as detail from remark r
      where r.state = 'charged_back' and not exists (select from chargeback c
        where c.remark_id = r.id and c.state = 'lost')`,
  },
};

import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of applications, offers, invitations and campaigns. */
export const campaignChecks: SqlChecks = {
  offers_agree_with_the_job: {
    why: 'A job waits for the answer to its one open offer, and goes on only after it was accepted.',
    violations: sql`select 'job ' || r.id as id, r.state || ' with ' || coalesce(o.live, 'no live') || ' offer' as detail
      from remark r join campaign c on c.id = r.campaign_id and c.type = 'paid'
        cross join lateral (select string_agg(status, ', ') as live from offer
          where remark_id = r.id and status in ('pending', 'accepted')) o
      where r.state not in ('cancelled', 'declined') and o.live is distinct from case
        when r.state in ('applied', 'offer_rejected') then null when r.state in ('offered', 'countered') then 'pending' else 'accepted' end`,
  },
  states_have_their_times: {
    why: 'Lists, countdowns and labels read when a job was hired, done, released or asked to be cancelled.',
    violations: sql`select 'job ' || r.id as id, r.state || ' without its time, or with one too many' as detail from remark r
      where (r.is_hired and r.hired_at is null)
        or (r.state in ('applied', 'offered', 'countered', 'offer_accepted', 'offer_rejected', 'paying', 'declined') and r.hired_at is not null)
        or (r.state in ('done', 'releasing', 'released', 'disputed', 'settled') and r.done_at is null
          -- Staff takes up jobs that still run, too, and owners dispute drafts once the rounds of changes are used up.
          and not (r.state <> 'done' and exists (select from transition t where t.process = 'remark'
            and t.subject_id = r.id and t.to_state = 'disputed' and t.from_state in ('hired', 'cancel_asked'))))
        or (r.state in ('released', 'settled') and r.released_at is null)
        or (r.state not in ('released', 'settled', 'refunding') and r.released_at is not null)
        or (r.state = 'cancel_asked' and r.cancel_deadline is null)
        or (r.state in ('hired', 'done') and r.cancel_deadline is not null)`,
  },
  states_are_where_their_log_ended: {
    why: 'Only transition() writes a state, and it writes the log: a state that the log does not know was tampered with.',
    violations: sql`select t.process || ' ' || t.subject_id as id,
        t.action || ' began at ' || coalesce(t.from_state, 'nothing') || ' after ' || coalesce(t.before, 'nothing')
          || ', ended at ' || t.to_state || ', now ' || coalesce(t.current, 'gone') as detail
      from (select l.*, lag(l.to_state) over one as before,
          case when lead(l.id) over one is null then case l.process
            when 'remark' then (select state from remark where id = l.subject_id)
            when 'campaign' then (select state from campaign where id = l.subject_id)
            when 'invitation' then (select state from invitation where id = l.subject_id)
            when 'chargeback' then (select state from chargeback where id = l.subject_id) else l.to_state end
          else l.to_state end as current
        from transition l window one as (partition by l.process, l.subject_id order by l.id)) t
      where (t.before is not null and t.from_state is distinct from t.before) or t.current is distinct from t.to_state`,
  },
  accepted_invitations_have_their_application: {
    why: 'An invitation counts as accepted when the person applied.',
    violations: sql`select 'invitation ' || i.id as id, 'accepted without an application' as detail from invitation i
      where i.state = 'accepted' and not exists (select from remark r
        where r.campaign_id = i.campaign_id and r.applicant_id = i.influencer_id)`,
  },
  nobody_applies_to_themselves: {
    why: 'Owner and influencer of a job are two people: money never goes back to who paid it in.',
    violations: sql`select 'job ' || r.id as id, 'of account ' || c.owner_id || ' with itself' as detail
      from remark r join campaign c on c.id = r.campaign_id where c.owner_id = r.applicant_id`,
  },
  jobs_name_the_owner_of_their_campaign: {
    why: 'Owners find what they received by the owner of the job.',
    violations: sql`select 'job ' || r.id as id, 'names account ' || r.owner_id || ', not ' || c.owner_id as detail
      from remark r join campaign c on c.id = r.campaign_id where c.owner_id <> r.owner_id`,
  },
  ended_campaigns_are_closed: {
    why: 'A campaign is open through its last day; a job closes it soon after.',
    violations: (now) => sql`select 'campaign ' || id as id, 'open, ended ' || ends_on as detail from campaign
      where state = 'open' and ends_on < (${now}::timestamptz at time zone 'Asia/Singapore')::date - 1`,
  },
};

import type { RemarkState } from '../../../schema/remark.ts';
import type { TaskKind } from '../../../schema/task.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { areBlocked } from '../profiles/may-meet.view.ts';
import { deadlineAt, isLongLate, lateEndAt } from '../remarks/deadline.facts.ts';
import { bankHold, holdReason } from '../remarks/money/job-money.facts.ts';
import { heldMinor, offeredMinor, toPayMinor } from '../remarks/money-standing.facts.ts';
import { chargebackOpen, type JobParty } from '../remarks/remark.policy.ts';
import { isTurnOf } from '../remarks/turn.facts.ts';
import { mustSend, shippingOfJob } from '../shipments/shipment.facts.ts';
import { kind, tasks, viewer } from './task-row.ts';

/** What a job asks of the side whose turn it is, by its state. Applications are counted by campaign. */
const jobKinds: Readonly<Record<JobParty, Partial<Record<RemarkState, TaskKind>>>> = {
  owner: {
    countered: 'terms_to_answer',
    offer_accepted: 'payment_due',
    paying: 'payment_due',
    hired: 'product_to_send',
    done: 'work_to_review',
    disputed: 'dispute_to_answer',
  },
  applicant: {
    offered: 'terms_to_answer',
    hired: 'work_due',
    cancel_asked: 'cancel_to_answer',
    done: 'payout_held',
    disputed: 'dispute_to_answer',
  },
};

/** SQL: what comes before the work while a product is on its way to the influencer. */
const shippingKind = sql`case ${shippingOfJob('r')} when 'address_needed' then ${kind('address_to_give')}
  when 'sent' then ${kind('product_to_confirm')} else ${kind('work_due')} end`;

/** SQL: what the owner of a running job does while it is their turn. */
const ownersKind = sql`case when ${mustSend('r')} then ${kind('product_to_send')} else ${kind('draft_to_review')} end`;

/** Kinds in whose place another may come first. */
const several: Partial<Record<TaskKind, Sql>> = { work_due: shippingKind, product_to_send: ownersKind };

/** States of an application that the owner of an open campaign can answer with an offer or a hire. */
const unanswered: readonly RemarkState[] = ['applied', 'offer_rejected'];

/** SQL: jobs in which it is the viewer's turn on a side. */
export const jobs =
  (side: JobParty) =>
  (plan: Plan): Sql => {
    const asked = Object.entries(jobKinds[side]);
    const cases = asked.map(
      ([state, name]) => sql`when ${sql.lit(state)} then ${several[name] ?? kind(name)}`,
    );
    const [mine, others] =
      side === 'owner' ? ['r.owner_id', 'r.applicant_id'] : ['r.applicant_id', 'r.owner_id'];
    const isHeldUp = sql.lit(side === 'applicant');
    return tasks(
      {
        kind: sql`case r.state ${sql.join(cases, sql` `)} end`,
        subject_id: sql`r.id`,
        remark_id: sql`r.id`,
        campaign_id: sql`r.campaign_id`,
        person_id: sql.ref(others),
        // The deadline of a finished job is its owner's.
        deadline_at: sql`case when not (r.state = 'done' and ${isHeldUp}) then ${deadlineAt('r', plan.now)} end`,
        amount_minor: sql`case when r.state in ('offer_accepted', 'paying') then ${toPayMinor('r')}
          else coalesce(${heldMinor('r')}, ${offeredMinor('r')}) end`,
        currency: sql`'USD'`,
        reason: sql`case when r.state = 'done' and ${isHeldUp} then ${bankHold(sql`r.applicant_id`)} end`,
        created_at: sql`coalesce((select step.at from transition as step where step.process = 'remark'
          and step.subject_id = r.id order by step.id desc limit 1), r.created_at)`,
      },
      sql`remark as r where ${sql.ref(mine)} = ${viewer(plan)}
        and ${isTurnOf(side, Object.keys(jobKinds[side]) as RemarkState[], 'r', plan.now)}`,
    );
  };

/** SQL: paid jobs of the viewer that can be ended, because nothing was handed in for long after the work was due. */
export const lateWork = (plan: Plan): Sql =>
  tasks(
    {
      kind: kind('work_late'),
      subject_id: sql`r.id`,
      remark_id: sql`r.id`,
      campaign_id: sql`r.campaign_id`,
      person_id: sql`r.applicant_id`,
      deadline_at: sql`r.work_due_at`,
      amount_minor: heldMinor('r'),
      currency: sql`'USD'`,
      created_at: lateEndAt('r'),
    },
    sql`remark as r where r.owner_id = ${viewer(plan)} and r.state in ('hired', 'cancel_asked')
      and ${isLongLate('r', plan.now)} and not ${chargebackOpen('r')}`,
  );

/** SQL: running jobs whose other side proposes other work than agreed. */
export const amendments = (plan: Plan): Sql =>
  tasks(
    {
      kind: kind('terms_to_answer'),
      subject_id: sql`r.id`,
      remark_id: sql`r.id`,
      campaign_id: sql`r.campaign_id`,
      person_id: sql`case proposed.proposed_by when 'owner' then r.owner_id else r.applicant_id end`,
      deadline_at: sql`proposed.lapses_at`,
      amount_minor: heldMinor('r'),
      currency: sql`'USD'`,
      created_at: sql`proposed.created_at`,
    },
    sql`amendment as proposed join remark as r on r.id = proposed.remark_id
      where proposed.state = 'pending' and ${viewer(plan)} =
        case proposed.proposed_by when 'owner' then r.applicant_id else r.owner_id end
        and coalesce(proposed.lapses_at > ${plan.now}::timestamptz, true)`,
  );

/** SQL: invitations that the viewer can answer by applying. */
export const invitations = (plan: Plan): Sql =>
  tasks(
    {
      kind: kind('invitation_to_answer'),
      subject_id: sql`sent.id`,
      campaign_id: sql`about.id`,
      person_id: sql`about.owner_id`,
      amount_minor: sql`sent.amount_minor`,
      currency: sql`sent.currency`,
      created_at: sql`sent.created_at`,
    },
    sql`invitation as sent join campaign as about on about.id = sent.campaign_id
      where sent.influencer_id = ${viewer(plan)} and sent.state = 'open' and about.state = 'open'
      and not about.is_disabled and about.ends_on >= ${dayOf(plan.now)}::date
      and not ${areBlocked(sql`about.owner_id`, sql`sent.influencer_id`)}`,
  );

/** SQL: applications that the viewer can answer, by campaign. */
export const applications = (plan: Plan): Sql =>
  tasks(
    {
      kind: kind('applications_to_review'),
      subject_id: sql`about.id`,
      count: sql`count(*)`,
      campaign_id: sql`about.id`,
      created_at: sql`min(r.created_at)`,
    },
    sql`remark as r join campaign as about on about.id = r.campaign_id
      where r.owner_id = ${viewer(plan)} and r.extra_of is null and about.state = 'open' and ${isTurnOf('owner', unanswered, 'r', plan.now)}
      group by about.id`,
  );

/** SQL: released money of the viewer that waits for them on its way to the bank. */
export const heldPayouts = (plan: Plan): Sql =>
  tasks(
    {
      kind: kind('payout_held'),
      subject_id: sql`r.id`,
      remark_id: sql`r.id`,
      campaign_id: sql`r.campaign_id`,
      person_id: sql`r.owner_id`,
      amount_minor: sql`way.amount_minor`,
      currency: sql`way.currency`,
      reason: holdReason('r', plan.now),
      created_at: sql`coalesce((select noted.began_at from payout_hold as noted
        where noted.remark_id = r.id and noted.ended_at is null), way.created_at)`,
    },
    sql`bank_transfer as way join remark as r on r.id = way.remark_id
      where r.applicant_id = ${viewer(plan)} and way.ended_at is null and way.arrived_on is null
        and ${holdReason('r', plan.now)} not in ('balance_pending', 'bank_account_new', 'in_review')`,
  );

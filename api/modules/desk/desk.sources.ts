import type { DeskKind } from '../../../schema/desk.ts';
import type { IdType } from '../../../schema/global-id.ts';
import type { StaffRole } from '../../../schema/staff-role.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { awaitsApproval } from '../campaigns/campaign.read.ts';
import { isOpenRequest } from '../help/help.read.ts';
import { daysBefore, HOLD_DAYS } from '../ledger/ledger.policy.ts';
import { orderProblems } from '../orders/order.read.ts';
import { chargebackIs } from '../payments/chargebacks/chargeback.read.ts';
import { disputeIs } from '../payments/disputes/dispute.read.ts';
import { isHeldFor } from '../payments/held/held-payment.read.ts';
import { heldMinor } from '../remarks/money-standing.facts.ts';
import { isGivenUp } from '../remarks/remark.read.ts';
import { isUnsettledJump } from '../socials/follower-jump.read.ts';
import { isOpenReport } from '../trust/report.read.ts';
import { because, cases, firstWords } from './desk-row.ts';

/** Hours within which a campaign is promised an answer. */
const APPROVAL_HOURS = 48;
/** Days from the charge until staff look at held money; both sides are first told then. */
const HELD_LONG_DAYS = 80;
/** Days until staff look at a payout that only waits for the influencer. */
const PAYOUT_WAITS_DAYS = 7;

const titleOf = (campaignId: Sql): Sql => sql`(select c.title from campaign as c where c.id = ${campaignId})`;

const campaigns = (): Sql =>
  cases(
    'campaign',
    {
      subject_id: sql`c.id`,
      campaign_id: sql`c.id`,
      person_id: sql`c.owner_id`,
      about: sql`c.title`,
      reason: because('approval'),
      amount_minor: sql`coalesce(c.budget_minor, c.product_value_minor)`,
      currency: sql`c.currency`,
      waiting_since: sql`c.submitted_at`,
      due_at: sql`c.submitted_at + make_interval(hours => ${sql.lit(APPROVAL_HOURS)})`,
    },
    sql`campaign as c where ${awaitsApproval('c')}`,
  );

/** What cases about the job `r` have in common. */
const ofJob = {
  remark_id: sql`r.id`,
  campaign_id: sql`r.campaign_id`,
  person_id: sql`r.owner_id`,
  other_id: sql`r.applicant_id`,
  about: titleOf(sql`r.campaign_id`),
  currency: sql`'USD'`,
};

const disputes = (): Sql =>
  cases(
    'dispute',
    {
      ...ofJob,
      subject_id: sql`d.id`,
      reason: sql`case when d.awaits is null then ${because('ruling')} else ${because('side_to_answer')} end`,
      amount_minor: heldMinor('r'),
      waiting_since: sql`d.created_at`,
      due_at: sql`d.ruling_deadline`,
    },
    sql`dispute as d join remark as r on r.id = d.remark_id where ${disputeIs('d', 'open')}`,
  );

const refunds = (): Sql =>
  cases(
    'refund',
    {
      ...ofJob,
      subject_id: sql`r.id`,
      reason: because('refund_failed'),
      amount_minor: sql`f.minor`,
      currency: sql`f.currency`,
      waiting_since: sql`f.since`,
    },
    sql`(select f.remark_id, f.currency, sum(f.amount_minor + f.fee_minor) as minor, min(f.given_up_at) as since
        from refund as f where ${isGivenUp('f')} group by f.remark_id, f.currency) as f
      join remark as r on r.id = f.remark_id`,
  );

/** What the influencer can mend is left to them for a week. */
const payouts = ({ now }: Plan): Sql =>
  cases(
    'payout',
    {
      ...ofJob,
      subject_id: sql`r.id`,
      person_id: sql`r.applicant_id`,
      other_id: sql`null`,
      reason: sql`h.reason`,
      amount_minor: sql`coalesce((select way.amount_minor from bank_transfer as way
        where way.remark_id = r.id and way.ended_at is null), ${heldMinor('r')})`,
      waiting_since: sql`h.began_at`,
    },
    sql`payout_hold as h join remark as r on r.id = h.remark_id where h.ended_at is null
      and (h.reason in ('bank_rejected', 'paused_by_provider')
        or h.reason in ('bank_account_missing', 'identity_needed', 'document_needed', 'details_needed', 'in_review')
          and h.began_at <= ${daysBefore(now, PAYOUT_WAITS_DAYS)})`,
  );

const heldPayments = ({ now }: Plan): Sql =>
  cases(
    'held_payment',
    {
      ...ofJob,
      subject_id: sql`r.id`,
      reason: because('held_long'),
      amount_minor: heldMinor('r'),
      waiting_since: sql`r.hired_at + make_interval(days => ${sql.lit(HELD_LONG_DAYS)})`,
      due_at: sql`r.hired_at + make_interval(days => ${sql.lit(HOLD_DAYS)})`,
    },
    sql`remark as r where ${isHeldFor('r', HELD_LONG_DAYS, now)}`,
  );

const chargebacks = (): Sql =>
  cases(
    'chargeback',
    {
      ...ofJob,
      subject_id: sql`b.id`,
      reason: because('bank_asks'),
      amount_minor: sql`b.amount_minor`,
      currency: sql`b.currency`,
      waiting_since: sql`b.created_at`,
      due_at: sql`b.due_by`,
    },
    sql`chargeback as b join remark as r on r.id = b.remark_id where ${chargebackIs('b', 'open')}`,
  );

/** Reports of campaigns and people, or of reviews. */
const reports = (kind: 'report' | 'review') => (): Sql =>
  cases(
    kind,
    {
      subject_id: sql`w.id`,
      campaign_id: sql`w.campaign_id`,
      remark_id: sql`said.remark_id`,
      person_id: sql`coalesce(w.person_id, said.author_id,
          (select c.owner_id from campaign as c where c.id = w.campaign_id))`,
      about: firstWords(sql`coalesce(${titleOf(sql`w.campaign_id`)}, w.comment)`),
      reason: because('reported'),
      waiting_since: sql`w.created_at`,
    },
    sql`report as w left join job_review as said on said.id = w.review_id
        where ${isOpenReport('w')} and w.review_id is ${kind === 'review' ? sql`not null` : sql`null`}`,
  );

const followerJumps = (): Sql =>
  cases(
    'follower_jump',
    {
      subject_id: sql`j.id`,
      person_id: sql`j.profile_id`,
      about: sql`(select p.instagram_username from profile as p where p.id = j.profile_id)`,
      reason: because('followers_jumped'),
      waiting_since: sql`j.at`,
    },
    sql`follower_jump as j where ${isUnsettledJump('j')}`,
  );

const helpRequests = (): Sql =>
  cases(
    'help',
    {
      subject_id: sql`q.id`,
      person_id: sql`q.account_id`,
      guest: sql`case when q.account_id is null then q.name end`,
      about: firstWords(sql`q.message`),
      reason: because('question'),
      waiting_since: sql`q.created_at`,
    },
    sql`help_request as q where ${isOpenRequest('q')}`,
  );

/** An order is one case, whatever it needs; the first reason stands for it. */
const orders = ({ now }: Plan): Sql =>
  cases(
    'order',
    {
      subject_id: sql`o.id`,
      person_id: sql`o.buyer_id`,
      other_id: sql`o.seller_id`,
      about: sql`o.title`,
      reason: sql`asking.reason`,
      amount_minor: sql`o.total_minor`,
      currency: sql`o.currency`,
      waiting_since: sql`asking.since`,
    },
    sql`(select distinct on (order_id) order_id, reason, since from (${orderProblems(now)}) as any_of
        order by order_id, since, reason) as asking
      join product_order as o on o.id = asking.order_id`,
  );

/** A kind of case. */
interface DeskSource {
  /** What its ids are of. */
  readonly type: IdType;
  /** Role of staff whose work it is. */
  readonly role: StaffRole;
  readonly rows: (plan: Plan) => Sql;
}

/** All that can wait for staff. A further kind is a row here, a value of `DeskKind` and its page in the web client. */
export const deskSources: Readonly<Record<DeskKind, DeskSource>> = {
  campaign: { type: 'Campaign', role: 'content', rows: campaigns },
  dispute: { type: 'Dispute', role: 'payments', rows: disputes },
  refund: { type: 'Remark', role: 'payments', rows: refunds },
  payout: { type: 'Remark', role: 'payments', rows: payouts },
  held_payment: { type: 'Remark', role: 'payments', rows: heldPayments },
  chargeback: { type: 'Chargeback', role: 'payments', rows: chargebacks },
  report: { type: 'Report', role: 'trust', rows: reports('report') },
  follower_jump: { type: 'FollowerJump', role: 'trust', rows: followerJumps },
  help: { type: 'HelpRequest', role: 'trust', rows: helpRequests },
  review: { type: 'Report', role: 'trust', rows: reports('review') },
  order: { type: 'Order', role: 'payments', rows: orders },
};

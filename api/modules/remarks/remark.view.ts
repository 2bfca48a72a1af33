import { Chargeback } from '../../../schema/chargeback.ts';
import { Offer } from '../../../schema/offer.ts';
import { Dispute, Remark, type TimelineEntry } from '../../../schema/remark.ts';
import { USD } from '../../../schema/usd.ts';
import type { Fields } from '../../platform/read/selection.ts';
import {
  type Column,
  columnsOf,
  later,
  many,
  moneyOf,
  one,
  oneById,
  type Plan,
  type StoredColumn,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { fitFacts } from '../campaigns/fit.policy.ts';
import { dealView } from '../deals/deal.view.ts';
import { quoteOf } from '../deals/quote.view.ts';
import { deliverablesOfJob } from '../deliverables/deliverable.view.ts';
import { heldFor, heldUntil, refundableFor, refundedFor } from '../ledger/ledger.view.ts';
import { canBePaidOut, payoutsPaused } from '../profiles/can-be-paid-out.facts.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { reviewsOfJob } from '../reviews/review.view.ts';
import { shipmentView } from '../shipments/shipment.view.ts';
import { amendmentView } from './amendments/amendment.view.ts';
import { runningDeadline } from './deadline.facts.ts';
import { jobMoney } from './money/job-money.view.ts';
import { Offer as OfferEntity } from './offer.entity.ts';
import { Remark as RemarkEntity } from './remark.entity.ts';
import { isOwnerOf, remarkFacts, standing } from './remark.policy.ts';

const offer = columnsOf(OfferEntity, { updatedAt: 'instant' });

/** View of Offer. Only read below its application. */
export const offerView = viewOf(Offer, OfferEntity, {
  ...offer.columns(
    'id',
    'createdAt',
    'updatedAt',
    'proposedBy',
    'work',
    'message',
    'decidedAt',
    'lapsesAt',
    'rejectReason',
  ),
  state: offer.column('status'),
  amount: offer.money('amountMinor'),
  quote: quoteOf(offer.column('amountMinor'), offer.column('feeMinor')),
});

const members: Readonly<Record<keyof TimelineEntry, Sql>> = {
  action: sql`step.action`,
  state: sql`step.state`,
  by: sql`case when step.side in ('owner', 'applicant') then step.side else 'nobody' end`,
  at: sql`step.at`,
  amount: sql`case when step.amount_minor is not null then
    json_build_object('amount', step.amount_minor, 'currency', 'USD') end`,
};

function entry(fields: Fields): Sql {
  return sql`json_build_object(${sql.join(fields.map(({ name, key }) => sql`${sql.lit(key)}, ${members[name as keyof TimelineEntry]}`))})`;
}

/** SQL: history of an application, oldest first: its creation, and every transition since, at most 200. */
const timeline: Column = (row, field) => sql`(
  select coalesce(json_agg(${entry(field.fields)} order by step.id <> 0, step.at, step.id), '[]'::json) from (
    select 0::bigint as id, case when ${sql.ref(`${row}.extra_of`)} is null then 'apply' else 'proposeExtra' end as action,
      'applied' as state, case when ${sql.ref(`${row}.extra_of`)} is null then 'applicant'
        else (select t.side from transition as t where t.process = 'remark'
          and t.subject_id = ${sql.ref(`${row}.id`)} and t.from_state is null) end as side,
      ${sql.ref(`${row}.created_at`)} as at, null::bigint as amount_minor
    union all (
      select t.id, t.action, t.to_state, t.side, t.at, t.amount_minor from transition as t
      where t.process = 'remark' and t.subject_id = ${sql.ref(`${row}.id`)} and t.from_state is not null
      order by t.id limit 200)
  ) as step)`;

const { column, columns } = columnsOf(RemarkEntity, { updatedAt: 'instant' });

/** SQL: applications that the viewer may see: their own, and those to their campaigns; staff see all. */
export function visibleRemark(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return sql`false`;
  return sql`(${sql.ref(`${row}.applicant_id`)} = ${accountId} or ${isOwnerOf(row, plan)})`;
}

const mySide: Column = (row, _field, plan) => sql`case
  when ${sql.ref(`${row}.applicant_id`)} = ${plan.actor.accountId} then 'applicant'
  when ${isOwnerOf(row, plan)} then 'owner' else 'nobody' end`;

/** SQL: what `beginCancel` would refund: all held money and the fee, as long as cancelling is possible. */
const refundPreview: Column = (row, field, plan) => sql`case
  when ${sql.ref(`${row}.state`)} in ('hired', 'cancel_asked') then ${refundableFor(column('id'))(row, field, plan)} end`;

const fit: Column = (
  row,
  _field,
  { now },
) => sql`(select ${fitFacts('wanting', sql.ref(`${row}.applicant_id`), now)}
  from campaign as wanting where wanting.id = ${sql.ref(`${row}.campaign_id`)})`;

/** Not for the applicant. */
const isShortlisted: Column = (row, _field, plan) => {
  const isOn = sql`${sql.ref(`${row}.shortlisted_at`)} is not null`;
  return plan.actor.isStaff ? isOn : sql`case when ${isOwnerOf(row, plan)} then ${isOn} end`;
};

const ofRemark = (offer: string, row: string): Sql =>
  sql`${sql.ref(`${offer}.remark_id`)} = ${sql.ref(`${row}.id`)} order by ${sql.ref(`${offer}.id`)} desc`;

/** View of Remark. `fit`, `nextSteps`, `turn`, `hiredState` and `hiredLabel` read the facts that their rules decide on. */
export const remarkView = viewOf(Remark, RemarkEntity, {
  ...columns(
    'id',
    'text',
    'brief',
    'state',
    'hiredAt',
    'doneAt',
    'doneText',
    'releasedAt',
    'workDueAt',
    'cancelReason',
    'createdAt',
    'updatedAt',
  ),
  price: moneyOf(column('priceMinor'), () => sql.lit(USD)),
  campaign: campaignOf(column('campaignId')),
  applicant: profileOf(column('applicantId')),
  fit,
  isShortlisted,
  offer: one(offerView, ofRemark),
  offers: many(offerView, (offer, row) => sql`${ofRemark(offer, row)} limit 100`),
  deals: many(
    dealView,
    (deal, row) => sql`${sql.ref(`${deal}.remark_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${deal}.version`)} desc limit 100`,
  ),
  extraOfId: column('extraOf'),
  extraIds: (row) => sql`(select coalesce(json_agg(more.id::text order by more.id desc), '[]'::json)
    from (select extra.id from remark as extra where extra.extra_of = ${sql.ref(`${row}.id`)}
      order by extra.id desc limit 100) as more)`,
  amendments: many(amendmentView, (amendment, row) => sql`${ofRemark(amendment, row)} limit 100`),
  hiredLabel: (row, _field, { now }) => standing(row, now),
  hiredState: (row, _field, { now }) => standing(row, now),
  applicantHasBankAccount: (row) => canBePaidOut(sql.ref(`${row}.applicant_id`)),
  applicantPayoutsPaused: (row) => payoutsPaused(sql.ref(`${row}.applicant_id`)),
  held: heldFor(column('id')),
  heldUntil: heldUntil(column('id'), column('hiredAt')),
  cancelDeadline: (row) => sql`case when ${sql.ref(`${row}.state`)} = 'cancel_asked'
    then ${sql.ref(`${row}.cancel_deadline`)} end`,
  deadline: runningDeadline,
  money: jobMoney,
  refundPreview,
  refunded: refundedFor(column('id')),
  dispute: one(
    later(Dispute),
    (dispute, row) => sql`${sql.ref(`${dispute}.remark_id`)} = ${sql.ref(`${row}.id`)}`,
  ),
  chargeback: one(
    later(Chargeback),
    (asked, row) => sql`${sql.ref(`${asked}.remark_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${asked}.id`)} desc`,
  ),
  reviews: reviewsOfJob,
  deliverables: deliverablesOfJob,
  shipping: one(
    shipmentView,
    (parcel, row) => sql`${sql.ref(`${parcel}.remark_id`)} = ${sql.ref(`${row}.id`)}`,
  ),
  nextSteps: (row, _field, plan) => remarkFacts(row, plan.now),
  turn: (row, _field, { now }) => standing(row, now),
  mySide,
  timeline,
});

/** SQL: the application with the id in a column. Only for rows that its two sides see. */
export function remarkOf(id: StoredColumn): Column {
  return oneById(remarkView, id);
}

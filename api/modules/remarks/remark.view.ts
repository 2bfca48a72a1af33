import { Chargeback } from '../../../schema/chargeback.ts';
import { Dispute, Remark } from '../../../schema/remark.ts';
import {
  type Column,
  columnsOf,
  later,
  many,
  one,
  oneById,
  type Plan,
  type StoredColumn,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { heldFor, heldUntil, refundedFor } from '../ledger/held.view.ts';
import { canBePaidOut, payoutsPaused } from '../profiles/can-be-paid-out.facts.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { offerView } from './offer.view.ts';
import { Remark as RemarkEntity } from './remark.entity.ts';
import { isOwnerOf, remarkFacts, standing } from './remark.facts.ts';
import { timeline } from './timeline.view.ts';

const { column } = columnsOf(RemarkEntity);

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

/** SQL: what `beginCancel` would refund: all held money, as long as cancelling is possible. */
const refundPreview: Column = (row, field, plan) => sql`case
  when ${sql.ref(`${row}.state`)} in ('hired', 'cancel_asked') then ${heldFor(column('id'))(row, field, plan)} end`;

const ofRemark = (offer: string, row: string): Sql =>
  sql`${sql.ref(`${offer}.remark_id`)} = ${sql.ref(`${row}.id`)} order by ${sql.ref(`${offer}.id`)} desc`;

/** View of Remark. `nextSteps`, `turn`, `hiredStatus` and `hiredLabel` read the facts that `next-steps.ts` decides on. */
export const remarkView = viewOf(Remark, RemarkEntity, {
  id: column('id'),
  campaign: campaignOf(column('campaignId')),
  applicant: profileOf(column('applicantId')),
  text: column('text'),
  state: column('state'),
  appliedAt: column('createdAt'),
  offer: one(offerView, ofRemark),
  offers: many(offerView, (offer, row) => sql`${ofRemark(offer, row)} limit 100`),
  hiredAt: column('hiredAt'),
  doneAt: column('doneAt'),
  doneText: column('doneText'),
  releasedAt: column('releasedAt'),
  hiredLabel: (row) => standing(row),
  hiredStatus: (row) => standing(row),
  applicantHasBankAccount: (row) => canBePaidOut(sql.ref(`${row}.applicant_id`)),
  applicantPayoutsPaused: (row) => payoutsPaused(sql.ref(`${row}.applicant_id`)),
  held: heldFor(column('id')),
  heldUntil: heldUntil(column('id'), column('hiredAt')),
  cancelDeadline: (row) => sql`case when ${sql.ref(`${row}.state`)} = 'cancel_asked'
    then ${sql.ref(`${row}.cancel_deadline`)} end`,
  cancelReason: column('cancelReason'),
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
  nextSteps: (row, _field, plan) => remarkFacts(row, plan.now),
  turn: (row) => standing(row),
  mySide,
  timeline,
});

/** SQL: the application with the id in a column. Only for rows that its two sides see. */
export function remarkOf(id: StoredColumn): Column {
  return oneById(remarkView, id);
}

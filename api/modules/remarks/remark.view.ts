import { sql } from 'kysely';
import { nameView } from '../../platform/named-views.ts';
import { type Column, column, many, one, type Plan, type Sql } from '../../platform/view.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { heldFor } from '../ledger/held.view.ts';
import { offerView } from '../offers/offer.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { canBePaidOut, isOwnerOf, remarkFacts, standing } from './remark.facts.ts';
import { timeline } from './timeline.view.ts';

/** Applications that the viewer may see: the own ones, those to own campaigns; staff sees all. */
export function visibleRemark(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return sql`false`;
  return sql`(${sql.ref(`${row}.applicant_id`)} = ${accountId} or ${isOwnerOf(row, plan)})`;
}

const mySide: Column = (row, _field, plan) => sql`case
  when ${sql.ref(`${row}.applicant_id`)} = ${plan.actor.accountId} then 'applicant'
  when ${isOwnerOf(row, plan)} then 'owner' else 'nobody' end`;

const ofRemark = (offer: string, row: string): Sql =>
  sql`${sql.ref(`${offer}.remark_id`)} = ${sql.ref(`${row}.id`)} order by ${sql.ref(`${offer}.id`)} desc`;

/** How a Remark is read. `nextSteps`, `turn` and `hiredLabel` answer the facts that `next-steps.ts` judges. */
export const remarkView = nameView('Remark', {
  id: column('id'),
  campaign: campaignOf('campaign_id'),
  applicant: profileOf('applicant_id'),
  text: column('text'),
  state: column('state'),
  appliedAt: column('created_at'),
  offer: one(offerView, 'offer', ofRemark),
  offers: many(offerView, 'offer', (offer, row) => sql`${ofRemark(offer, row)} limit 100`),
  hiredAt: column('hired_at'),
  doneAt: column('done_at'),
  doneText: column('done_text'),
  releasedAt: column('released_at'),
  hiredLabel: (row) => standing(row),
  applicantHasBankAccount: (row) => canBePaidOut(sql.ref(`${row}.applicant_id`)),
  held: heldFor('id'),
  nextSteps: (row) => remarkFacts(row),
  turn: (row) => standing(row),
  mySide,
  timeline,
});

/** The application whose id stands in a column. For rows that only people of that application see. */
export function remarkOf(id: string): Column {
  return one(
    remarkView,
    'remark',
    (remark, row) => sql`${sql.ref(`${remark}.id`)} = ${sql.ref(`${row}.${id}`)}`,
  );
}

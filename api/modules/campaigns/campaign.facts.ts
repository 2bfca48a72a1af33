import { dayOf } from '../../platform/clock.ts';
import type { Field } from '../../platform/read/selection.ts';
import type { Column, Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { missingForApplying } from '../accounts/account.view.ts';

function viewerFacts(row: string, field: Field, plan: Plan): Sql {
  const viewer = plan.actor.accountId;
  if (viewer === null) {
    return sql`'hasApplied', false, 'hasReported', false, 'isProfileComplete', false, 'followers', 0, 'hiredCount', 0`;
  }
  const campaign = sql.ref(`${row}.id`);
  return sql`
    'hasApplied', exists (select from remark as mine
      where mine.campaign_id = ${campaign} and mine.applicant_id = ${viewer}),
    'hasReported', exists (select from report as told
      where told.campaign_id = ${campaign} and told.reporter_id = ${viewer} and told.resolved_at is null),
    'isProfileComplete', (select cardinality(${missingForApplying('viewer', field, plan)}) = 0
      from account as viewer where viewer.id = ${viewer}),
    'followers', (select person.followers from profile as person where person.id = ${viewer}),
    'hiredCount', case when ${sql.ref(`${row}.owner_id`)} = ${viewer} then ${hiredCount(campaign)} else 0 end`;
}

/** SQL: the `CampaignRuleFacts` of a campaign for the viewer, as JSON. */
export const ruleFacts: Column = (row, field, plan) => sql`json_build_object(
  'ownerId', ${sql.ref(`${row}.owner_id`)},
  'state', ${sql.ref(`${row}.state`)},
  'isDisabled', ${sql.ref(`${row}.is_disabled`)},
  'hasEnded', ${sql.ref(`${row}.ends_on`)} < ${dayOf(plan.now)}::date,
  'minFollowers', ${sql.ref(`${row}.min_followers`)},
  ${viewerFacts(row, field, plan)})`;

/** SQL: number of people hired for a campaign, given SQL of its id; cancelled jobs do not count. */
export const hiredCount = (campaign: Sql): Sql => sql`(select count(*)::int from remark as taken
  where taken.campaign_id = ${campaign} and taken.is_hired and taken.state <> 'cancelled')`;

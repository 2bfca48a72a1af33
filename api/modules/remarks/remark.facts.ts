import { type Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { canBePaidOut, payoutsPaused } from '../profiles/can-be-paid-out.facts.ts';
import { areBlocked } from '../profiles/may-meet.view.ts';

/** SQL: whether one of two members is suspended or closed: nothing new can begin with them. */
function isAway(one: Sql, other: Sql): Sql {
  return sql`exists (select from account as away where away.id in (${one}, ${other})
    and (away.suspended_at is not null or away.closed_at is not null))`;
}

function chargebackOpen(row: string): Sql {
  return sql`exists (select from chargeback as asked
    where asked.remark_id = ${sql.ref(`${row}.id`)} and asked.state = 'open')`;
}

/** SQL: the `RemarkFacts` of an application as JSON. The service and the view use the same. */
export function remarkFacts(row: string, now: Date): Sql {
  const applicant = sql.ref(`${row}.applicant_id`);
  return sql`(select json_build_object(
      'state', ${sql.ref(`${row}.state`)},
      'campaignType', about.type,
      'campaignState', about.state,
      'ownerId', about.owner_id,
      'applicantId', ${applicant},
      'ownerVerified', (select a.email_verified_at is not null from account as a where a.id = about.owner_id),
      'applicantVerified', (select a.email_verified_at is not null from account as a where a.id = ${applicant}),
      'applicantHasBankAccount', ${canBePaidOut(applicant)},
      'silenceAgreed', coalesce(${sql.ref(`${row}.cancel_deadline`)} <= ${now}::timestamptz, false),
      'payoutsPaused', ${payoutsPaused(applicant)},
      'chargebackOpen', ${chargebackOpen(row)},
      'areBlocked', (${areBlocked(sql`about.owner_id`, applicant)} or ${isAway(sql`about.owner_id`, applicant)}),
      'awaitsBank', exists (select from payment as waiting
        where waiting.remark_id = ${sql.ref(`${row}.id`)} and (waiting.state = 'requires_action' or waiting.cancel_asked_at is not null)))
    from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`;
}

/** SQL: the facts for labels and turns. */
export function standing(row: string): Sql {
  return sql`(select json_build_object('state', ${sql.ref(`${row}.state`)}, 'campaignType', about.type,
      'chargebackOpen', ${chargebackOpen(row)},
      'applicantHasBankAccount', ${canBePaidOut(sql.ref(`${row}.applicant_id`))},
      'wasHired', ${sql.ref(`${row}.is_hired`)},
      'ruling', (select d.ruling from dispute as d where d.remark_id = ${sql.ref(`${row}.id`)}))
    from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`;
}

/** SQL: whether the viewer owns the campaign of an application. */
export function isOwnerOf(row: string, plan: Plan): Sql {
  return sql`exists (select from campaign as posted
    where posted.id = ${sql.ref(`${row}.campaign_id`)} and posted.owner_id = ${plan.actor.accountId})`;
}

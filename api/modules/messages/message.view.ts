import { type Column, column, one, type Plan, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { picturesOf } from '../pictures/picture.view.ts';
import { areApart } from '../profiles/may-meet.view.ts';
import { profileView } from '../profiles/profile.view.ts';
import { remarkView } from '../remarks/remark.view.ts';

const viewerOf = (plan: Plan) => sql`${plan.actor.accountId}::int`;

/** SQL: a column of the other member, hidden while the two are apart. */
function unlessApart(name: 'online' | 'lastSeenAt', otherwise: string): Column {
  return (row, field, plan) => {
    const write = profileView[name] as Column;
    return sql`case when ${areApart(sql.ref(`${row}.id`), viewerOf(plan))} then ${sql.raw(otherwise)}
      else ${write(row, field, plan)} end`;
  };
}

const personView: View = {
  ...profileView,
  online: unlessApart('online', 'false'),
  lastSeenAt: unlessApart('lastSeenAt', 'null'),
};

/** View of Message. Only for rows that its two members see. */
export const messageView: View = {
  id: column('id'),
  clientId: column('client_id'),
  conversation: (row, field, plan) =>
    one(
      conversationView,
      'conversation_member',
      (member) => sql`${sql.ref(`${member}.conversation_id`)} = ${sql.ref(`${row}.conversation_id`)}
        and ${sql.ref(`${member}.account_id`)} = ${viewerOf(plan)}`,
    )(row, field, plan),
  mine: (row, _field, plan) => sql`${sql.ref(`${row}.sender_id`)} = ${viewerOf(plan)}`,
  text: column('text'),
  pictures: picturesOf('picture_ids'),
  sentAt: column('created_at'),
  asksToPayOutside: (row, _field, plan) =>
    sql`${sql.ref(`${row}.is_warned`)} and ${sql.ref(`${row}.sender_id`)} <> ${viewerOf(plan)}`,
};

/** View of Conversation, from the row of the viewer's side. `mayWrite` reads the facts that its policy decides on. */
export const conversationView: View = {
  id: column('conversation_id'),
  person: one(
    personView,
    'profile',
    (person, row) => sql`${sql.ref(`${person}.id`)} = ${sql.ref(`${row}.other_id`)}`,
  ),
  lastMessage: one(
    messageView,
    'message',
    (message, row) => sql`${sql.ref(`${message}.id`)} = ${sql.ref(`${row}.last_message_id`)}`,
  ),
  unread: column('unread'),
  readUpTo: (row, _field, plan) => {
    const other = plan.alias();
    return sql`(select nullif(${sql.ref(`${other}.read_id`)}, 0) from conversation_member as ${sql.ref(other)}
      where ${sql.ref(`${other}.conversation_id`)} = ${sql.ref(`${row}.conversation_id`)}
        and ${sql.ref(`${other}.account_id`)} = ${sql.ref(`${row}.other_id`)})`;
  },
  mayWrite: (row) => sql`json_build_object(
    'isApart', ${areApart(sql.ref(`${row}.account_id`), sql.ref(`${row}.other_id`))},
    'isGone', exists (select from account as gone where gone.id = ${sql.ref(`${row}.other_id`)}
      and coalesce(gone.closed_at, gone.suspended_at) is not null))`,
  job: one(
    remarkView,
    'remark',
    (job, row) => sql`${sql.ref(`${job}.id`)} = (select max(common.id) from remark as common
      join campaign as place on place.id = common.campaign_id
      where (common.applicant_id, place.owner_id) in (
        (${sql.ref(`${row}.account_id`)}, ${sql.ref(`${row}.other_id`)}),
        (${sql.ref(`${row}.other_id`)}, ${sql.ref(`${row}.account_id`)})))`,
  ),
};

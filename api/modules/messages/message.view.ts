import { p } from '@mikro-orm/core';
import { Conversation, Message } from '../../../schema/message.ts';
import {
  type Column,
  columnsOf,
  later,
  one,
  oneById,
  type Plan,
  tableOf,
  viewOf,
  viewWith,
} from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { picturesOf } from '../pictures/picture.view.ts';
import { areBlocked } from '../profiles/may-meet.view.ts';
import { profileView } from '../profiles/profile.view.ts';
import { remarkView } from '../remarks/remark.view.ts';

const messageTable = tableOf('message', {
  id: p.bigint('number').primary(),
  clientId: p.uuid(),
  text: p.string(),
  pictureIds: p.array(),
  createdAt: p.datetime(),
});
const conversationMemberTable = tableOf('conversation_member', {
  conversationId: p.integer(),
  unread: p.integer(),
  otherId: p.integer(),
  lastMessageId: p.bigint('number'),
  createdAt: p.datetime(),
});
const message = columnsOf(messageTable);
const { column } = columnsOf(conversationMemberTable);

const viewerOf = (plan: Plan) => sql`${plan.actor.accountId}::int`;

/** SQL: a column of the other member, hidden while the two are apart. */
function unlessApart(name: 'online' | 'lastSeenAt', otherwise: string): Column {
  return (row, field, plan) => {
    const write = profileView.columns[name];
    return sql`case when ${areBlocked(sql.ref(`${row}.id`), viewerOf(plan))} then ${sql.raw(otherwise)}
      else ${write(row, field, plan)} end`;
  };
}

const personView = viewWith(profileView, {
  online: unlessApart('online', 'false'),
  lastSeenAt: unlessApart('lastSeenAt', 'null'),
});

/** View of Message. Only for rows that its two members see. */
export const messageView = viewOf(Message, messageTable, {
  ...message.columns('id', 'clientId', 'text'),
  conversation: one(
    later(Conversation),
    (member, row, plan) => sql`${sql.ref(`${member}.conversation_id`)} = ${sql.ref(`${row}.conversation_id`)}
        and ${sql.ref(`${member}.account_id`)} = ${viewerOf(plan)}`,
  ),
  mine: (row, _field, plan) => sql`${sql.ref(`${row}.sender_id`)} = ${viewerOf(plan)}`,
  pictures: picturesOf(message.column('pictureIds'), 'private'),
  createdAt: message.column('createdAt'),
  // A message never changes.
  updatedAt: message.column('createdAt'),
  hasNewcomerLink: (row, _field, plan) =>
    sql`${sql.ref(`${row}.is_newcomer_link`)} and ${sql.ref(`${row}.sender_id`)} <> ${viewerOf(plan)}`,
  asksToPayOutside: (row, _field, plan) =>
    sql`${sql.ref(`${row}.is_warned`)} and ${sql.ref(`${row}.sender_id`)} <> ${viewerOf(plan)}`,
});

/** View of Conversation, from the row of the viewer's side. `mayWrite` reads the facts that its policy decides on. */
export const conversationView = viewOf(Conversation, conversationMemberTable, {
  id: column('conversationId'),
  person: oneById(personView, column('otherId')),
  lastMessage: oneById(messageView, column('lastMessageId')),
  unread: column('unread'),
  createdAt: column('createdAt'),
  // What one side has read is shown to the other.
  updatedAt: (row, _field, plan) => {
    const side = plan.alias();
    return sql`(select max(${sql.ref(`${side}.updated_at`)}) from conversation_member as ${sql.ref(side)}
      where ${sql.ref(`${side}.conversation_id`)} = ${sql.ref(`${row}.conversation_id`)})`;
  },
  readUpTo: (row, _field, plan) => {
    const other = plan.alias();
    return sql`(select nullif(${sql.ref(`${other}.read_id`)}, 0) from conversation_member as ${sql.ref(other)}
      where ${sql.ref(`${other}.conversation_id`)} = ${sql.ref(`${row}.conversation_id`)}
        and ${sql.ref(`${other}.account_id`)} = ${sql.ref(`${row}.other_id`)})`;
  },
  mayWrite: (row) => sql`json_build_object(
    'isApart', ${areBlocked(sql.ref(`${row}.account_id`), sql.ref(`${row}.other_id`))},
    'isGone', exists (select from account as gone where gone.id = ${sql.ref(`${row}.other_id`)}
      and coalesce(gone.closed_at, gone.suspended_at) is not null))`,
  job: one(
    remarkView,
    (job, row) => sql`${sql.ref(`${job}.id`)} = (select max(common.id) from remark as common
      join campaign as place on place.id = common.campaign_id
      where common.extra_of is null and (common.applicant_id, place.owner_id) in (
        (${sql.ref(`${row}.account_id`)}, ${sql.ref(`${row}.other_id`)}),
        (${sql.ref(`${row}.other_id`)}, ${sql.ref(`${row}.account_id`)})))`,
  ),
});

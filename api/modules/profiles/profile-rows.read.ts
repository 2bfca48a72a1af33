import type { TokenScope } from '../../../schema/token-scope.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  derived,
  key,
  type RowColumn,
  type RowModel,
  stored,
  unsearchable,
} from '../../platform/read/row-model.ts';
import type { Field } from '../../platform/read/selection.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { canBePaidOut } from './can-be-paid-out.facts.ts';
import { isNotBlocked } from './may-meet.view.ts';
import { isOpen } from './profile.read.ts';
import { lastSeen } from './profile.view.ts';

const whole: Field = { name: '', key: '', args: {}, fields: [] };

function mayRead({ token }: Actor, scope: TokenScope): boolean {
  return !token || token.scopes.includes(scope);
}

type OwnType = 'text' | 'boolean' | 'day';

/** Null with a column's type, so that PostgreSQL chooses the right function. */
const nothing: Readonly<Record<OwnType, Sql>> = {
  text: sql`null::text`,
  boolean: sql`null::boolean`,
  day: sql`null::date`,
};

/** A column that only its owner may read; a token needs the scope. */
function own(type: OwnType, write: (row: string) => Sql): RowColumn {
  return unsearchable(
    derived(type, (row, { actor }) => {
      if (actor.accountId === null || !mayRead(actor, 'profile:read')) return nothing[type];
      return sql`case when ${sql.ref(`${row}.id`)} = ${actor.accountId} then ${write(row)} end`;
    }),
  );
}

const ofProfile = (type: OwnType, name: string): RowColumn => own(type, (row) => sql.ref(`${row}.${name}`));
const ofAccount = (type: OwnType, name: string): RowColumn =>
  own(
    type,
    (row) =>
      sql`(select ${sql.ref(`theirs.${name}`)} from account as theirs where theirs.id = ${sql.ref(`${row}.id`)})`,
  );

/** Read-only, and shown under several names. */
const worked = (column: RowColumn): RowColumn => ({ ...unsearchable(column), isCostly: true });

/** Whether the member can be paid out; visible to themselves and to owners of campaigns that they applied to. */
const canBePaid = worked(
  derived('boolean', (row, { actor }) => {
    const id = sql.ref(`${row}.id`);
    if (actor.accountId === null) return sql`false`;
    const own = mayRead(actor, 'payments:read') ? sql`${id} = ${actor.accountId}` : sql`false`;
    const byOwner = mayRead(actor, 'applications:read')
      ? sql`exists (select from remark as applied join campaign as posted on posted.id = applied.campaign_id
          where applied.applicant_id = ${id} and posted.owner_id = ${actor.accountId})`
      : sql`false`;
    return sql`(${canBePaidOut(id)} and (${own} or ${byOwner}))`;
  }),
);

/** Members who blocked one another do not see each other's presence. */
const seenAt = derived(
  'instant',
  (row, plan: Plan) => sql`case when ${isNotBlocked(plan.actor, sql.ref(`${row}.id`))}
    then ${lastSeen(row, whole, plan)} end`,
);

const username: RowColumn = {
  type: 'text',
  isKey: true,
  sql: (row) => sql`${sql.ref(`${row}.username`)}::text`,
  narrow: (row, value) => sql`${sql.ref(`${row}.username`)} = ${value}::citext`,
};

const columns: RowModel['columns'] = {
  id: key('id'),
  username,
  first: stored('text', 'first'),
  last: stored('text', 'last'),
  countryName: derived(
    'text',
    (row) => sql`(select l.name from country as l where l.code = ${sql.ref(`${row}.country`)})`,
  ),
  city: stored('text', 'city'),
  bio: stored('text', 'bio'),
  interests: stored('list', 'interests'),
  avatar: stored('picture', 'avatar_id'),
  followers: stored('int', 'followers'),
  totalPosts: stored('int', 'total_posts'),
  instagramUsername: stored('text', 'instagram_username'),
  facebookUsername: stored('text', 'facebook_username'),
  instagramPrice: stored('minor', 'instagram_price_minor'),
  facebookPrice: stored('minor', 'facebook_price_minor'),
  isFeatured: stored('boolean', 'is_featured'),
  lastSeenAt: seenAt,
  createdAt: stored('instant', 'created_at'),
  email: ofAccount('text', 'email'),
  mailNotifications: ofAccount('boolean', 'mail_notifications'),
  dateOfBirth: ofProfile('day', 'date_of_birth'),
  gender: ofProfile('text', 'gender'),
  phonePrefix: ofProfile('text', 'phone_prefix'),
  mobile: ofProfile('text', 'mobile'),
  canBePaid,
};

/** Profiles that the viewer may find. Private columns are visible to their owner only. */
export const foundProfileRows: RowModel = {
  table: 'profile',
  visible: (row, { actor }) => sql`${isOpen(row)} and ${isNotBlocked(actor, sql.ref(`${row}.id`))}`,
  columns,
};

/** Profiles below something that the viewer sees, such as a campaign or a job. */
export const involvedProfileRows: RowModel = { table: 'profile', visible: () => sql`true`, columns };

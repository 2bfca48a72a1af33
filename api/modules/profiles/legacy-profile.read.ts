import type { Profile } from '../../../schema/profile.ts';
import type { TokenScope } from '../../../schema/token-scope.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { columnsOf, derived, type StoredColumn, type ValueColumn } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { canBePaidOut } from './can-be-paid-out.facts.ts';
import { isNotBlocked } from './may-meet.view.ts';
import { Profile as ProfileEntity } from './profile.entity.ts';
import { isOpen } from './profile.read.ts';
import { involvedProfileView } from './profile.view.ts';

const { column } = columnsOf(ProfileEntity);

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
function own(type: OwnType, write: (row: string) => Sql): ValueColumn {
  const value: ValueColumn['value'] = (row, { actor }) => {
    if (actor.accountId === null || !mayRead(actor, 'profile:read')) return nothing[type];
    return sql`case when ${sql.ref(`${row}.id`)} = ${actor.accountId} then ${write(row)} end`;
  };
  return derived(type, value, { isPrivate: true });
}

const ofProfile = (type: OwnType, { value }: StoredColumn): ValueColumn => own(type, value);
const ofAccount = (type: OwnType, name: string): ValueColumn =>
  own(
    type,
    (row) =>
      sql`(select ${sql.ref(`theirs.${name}`)} from account as theirs where theirs.id = ${sql.ref(`${row}.id`)})`,
  );

/** Whether the member can be paid out; visible to themselves and to owners of campaigns that they applied to. */
const canBePaid = derived(
  'boolean',
  (row, { actor }) => {
    const id = sql.ref(`${row}.id`);
    if (actor.accountId === null) return sql`false`;
    const own = mayRead(actor, 'payments:read') ? sql`${id} = ${actor.accountId}` : sql`false`;
    const byOwner = mayRead(actor, 'remarks:read')
      ? sql`exists (select from remark as applied join campaign as posted on posted.id = applied.campaign_id
          where applied.applicant_id = ${id} and posted.owner_id = ${actor.accountId})`
      : sql`false`;
    return sql`(${canBePaidOut(id)} and (${own} or ${byOwner}))`;
  },
  // Read-only, and shown under several names.
  { isPrivate: true, isCostly: true },
);

const username = derived('text', (row) => sql`${sql.ref(`${row}.username`)}::text`, {
  narrow: (row, value) => sql`${sql.ref(`${row}.username`)} = ${value}::citext`,
});

/** What legacy clients read of a person beside the fields of the view. */
const legacy: Pick<ReadModel, 'more' | 'indexed'> = {
  more: {
    username,
    countryName: derived(
      'text',
      (row) => sql`(select l.name from country as l where l.code = ${sql.ref(`${row}.country`)})`,
    ),
    isFeatured: column('isFeatured'),
    email: ofAccount('text', 'email'),
    mailNotifications: ofAccount('boolean', 'mail_notifications'),
    dateOfBirth: ofProfile('day', column('dateOfBirth')),
    gender: ofProfile('text', column('gender')),
    phonePrefix: ofProfile('text', column('phonePrefix')),
    mobile: ofProfile('text', column('mobile')),
    canBePaid,
  },
  indexed: ['id', 'username'],
};

/** Profiles that the viewer may find. Private columns are visible to their owner only. */
export const foundProfiles: ReadModel<Profile> = {
  view: involvedProfileView,
  visible: (row, { actor }) => sql`${isOpen(row)} and ${isNotBlocked(actor, sql.ref(`${row}.id`))}`,
  ...legacy,
};

/** Profiles below something that the viewer sees, such as a campaign or a job. */
export const involvedProfiles: ReadModel<Profile> = {
  view: involvedProfileView,
  visible: () => sql`true`,
  ...legacy,
};

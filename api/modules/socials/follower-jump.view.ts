import { type Column, column, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** Whether a jump of a profile row waits for staff. */
export const followersUnverified: Column = (row, _field, plan) => {
  const jump = plan.alias();
  return sql`exists (select from follower_jump as ${sql.ref(jump)}
    where ${sql.ref(`${jump}.profile_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${jump}.settled_at`)} is null)`;
};

const ofPerson =
  (words: string): Column =>
  (row) =>
    sql`(select ${sql.raw(words)} from profile as p where p.id = ${sql.ref(`${row}.profile_id`)})`;

/** View of FollowerJump, for staff only. */
export const followerJumpView: View = {
  id: column('id'),
  profileId: column('profile_id'),
  fullName: ofPerson(`trim(p.first || ' ' || p.last)`),
  instagramUsername: ofPerson('p.instagram_username'),
  before: column('before'),
  after: column('after'),
  at: column('at'),
  settledAt: column('settled_at'),
  accepted: column('accepted'),
};

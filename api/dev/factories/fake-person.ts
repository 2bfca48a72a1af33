import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { Account } from '../../modules/accounts/account.entity.ts';
import { Profile } from '../../modules/profiles/profile.entity.ts';

/** Fields of a person; anything absent is filled so that applying is allowed. */
export interface PersonFields {
  account?: Partial<RequiredEntityData<Account>>;
  profile?: Partial<RequiredEntityData<Profile>>;
}

let count = 0;

/** A person with a verified account and a complete profile, not yet flushed. Both rows share the account's id. */
export async function fakePerson(em: EntityManager, fields: PersonFields = {}): Promise<Account> {
  count += 1;
  const createdAt = new Date('2026-06-01T01:00:00Z');
  const username = fields.profile?.username ?? `person${count}`;
  const account = em.create(Account, {
    email: `${username}@people.test`,
    passwordHash: 'nobody can sign in with this',
    emailVerifiedAt: createdAt,
    createdAt,
    ...fields.account,
  });
  await em.flush();
  em.create(Profile, {
    id: account.id,
    username,
    first: 'Person',
    last: `No ${count}`,
    dateOfBirth: '1996-04-02',
    gender: 'female',
    country: 'SG',
    city: 'Singapore',
    phonePrefix: '+65',
    mobile: '81234567',
    bio: 'I cook and I film it.',
    interests: ['Food'],
    followers: 41_000,
    instagramUsername: username,
    instagramPriceMinor: 25_000,
    createdAt: account.createdAt,
    ...fields.profile,
  });
  return account;
}

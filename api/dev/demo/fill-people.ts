import type { EntityManager } from '@mikro-orm/postgresql';
import { hash } from '@node-rs/argon2';
import { fakePerson } from '../factories/fake-person.ts';
import { fakePicture } from '../factories/fake-picture.ts';
import { brands } from './content/brands.ts';
import { people } from './content/people.ts';
import type { DemoIdentity, DemoPerson } from './content/person.ts';
import { staff } from './content/staff.ts';
import { faceId, markId } from './demo-pictures.ts';
import { Rng } from './rng.ts';

/** Password of every demo sign-in. */
export const DEMO_PASSWORD = 'Demo-pass-1';

const DAY = 86_400_000;

/** Account ids of the demo, in the order of the content. */
export interface DemoCast {
  readonly staffId: number;
  readonly brandIds: readonly number[];
  readonly influencerIds: readonly number[];
}

interface Role {
  readonly pictureId: string;
  readonly passwordHash: string;
  readonly isStaff?: boolean;
  readonly name?: string;
}

/** A brand is known by its name: the first word stands as first name, the rest as last. */
function nameOf(who: DemoIdentity, role: Role): { first: string; last: string } {
  if (!role.name) return { first: who.first, last: who.last };
  const [first = who.first, ...rest] = role.name.split(' ');
  return { first, last: rest.join(' ') || 'Studio' };
}

async function addPerson(em: EntityManager, who: DemoIdentity, role: Role, now: Date): Promise<number> {
  const rng = new Rng(`joined:${who.username}`);
  const createdAt = new Date(now.getTime() - rng.int(70, 500) * DAY);
  const account = await fakePerson(em, {
    account: {
      email: who.email,
      passwordHash: role.passwordHash,
      isStaff: role.isStaff ?? false,
      createdAt,
      emailVerifiedAt: createdAt,
    },
    profile: {
      ...nameOf(who, role),
      username: who.username,
      gender: who.gender,
      dateOfBirth: who.dob,
      country: who.countryCode,
      city: who.city,
      latitude: who.latitude,
      longitude: who.longitude,
      phonePrefix: who.phonePrefix,
      mobile: who.mobile,
      bio: who.bio,
      interests: [],
      followers: 0,
      instagramUsername: null,
      instagramPriceMinor: null,
      lastSeenAt: new Date(now.getTime() - rng.between(0, 1) ** 3 * 20 * DAY),
      ...socialsOf(who),
    },
  });
  fakePicture(em, {
    id: role.pictureId,
    ownerId: account.id,
    purpose: 'avatar',
    width: 1280,
    height: 1280,
    createdAt,
  });
  await em.flush();
  await em
    .getConnection()
    .execute(
      'update profile set avatar_id = ? where id = ?',
      [role.pictureId, account.id],
      'run',
      em.getTransactionContext(),
    );
  const { instagramUsername } = { instagramUsername: null, ...socialsOf(who) };
  if (instagramUsername) await linkInstagram(em, account.id, instagramUsername, now);
  return account.id;
}

/** Links the account as by its owner's sign-in long ago; the job that looks at accounts brings the posts. */
async function linkInstagram(em: EntityManager, id: number, username: string, now: Date): Promise<void> {
  await em.getConnection().execute(
    `insert into social_account (profile_id, provider, username, confirmed, linked_at, refresh_at)
      values (?, 'instagram', ?, false, ?, ?)`,
    [id, username, now, now],
    'run',
    em.getTransactionContext(),
  );
}

/** Demo people with so many followers are featured. */
const FEATURED_FROM = 400_000;

function socialsOf(who: DemoIdentity | DemoPerson) {
  if (!('followers' in who)) return {};
  return {
    interests: [...who.interests],
    followers: who.followers,
    isFeatured: who.followers >= FEATURED_FROM,
    totalPosts: who.totalPosts,
    instagramUsername: who.instagramUsername,
    facebookUsername: who.facebookName,
    instagramPriceMinor: who.instaPerPost,
    facebookPriceMinor: who.facebookPerPost,
  };
}

/** Inserts everybody, by the factories that tests use. */
export async function fillPeople(em: EntityManager, now: Date): Promise<DemoCast> {
  const passwordHash = await hash(DEMO_PASSWORD);
  const staffId = await addPerson(em, staff, { pictureId: faceId(-1), passwordHash, isStaff: true }, now);
  const brandIds: number[] = [];
  for (const [index, brand] of brands.entries()) {
    brandIds.push(
      await addPerson(em, brand, { pictureId: markId(index), passwordHash, name: brand.brandName }, now),
    );
  }
  const influencerIds: number[] = [];
  for (const [index, person] of people.entries()) {
    influencerIds.push(await addPerson(em, person, { pictureId: faceId(index), passwordHash }, now));
  }
  return { staffId, brandIds, influencerIds };
}

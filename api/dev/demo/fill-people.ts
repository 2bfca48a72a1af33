import type { EntityManager } from '@mikro-orm/postgresql';
import { hash } from '@node-rs/argon2';
import type { SpokenLanguage } from '../../../schema/spoken-language.ts';
import type { StaffRole } from '../../../schema/staff-role.ts';
import { sql } from '../../platform/sql.ts';
import { fakePerson } from '../factories/fake-person.ts';
import { fakePicture } from '../factories/fake-picture.ts';
import {
  brands,
  type DemoBrand,
  type DemoIdentity,
  type DemoPerson,
  lead,
  people,
  staff,
} from './content.ts';
import { demoPictureId } from './demo-pictures.ts';
import { Rng } from './rng.ts';

/** Password of every demo sign-in. */
export const DEMO_PASSWORD = 'Demo-pass-1';

const DAY = 86_400_000;

/** People with so many followers are featured. */
const FEATURED_FROM = 400_000;

/** Account ids of the demo, in the order of the content. */
export interface DemoCast {
  readonly staffId: number;
  readonly brandIds: readonly number[];
  readonly influencerIds: readonly number[];
}

async function addPerson(
  em: EntityManager,
  { email, ...profile }: DemoIdentity & Partial<DemoPerson>,
  avatarId: string,
  account: { passwordHash: string; staffRoles?: StaffRole[] },
  now: Date,
): Promise<number> {
  const rng = new Rng(`joined:${profile.username}`);
  const createdAt = new Date(now.getTime() - rng.int(70, 500) * DAY);
  const { id } = await fakePerson(em, {
    account: { ...account, email, createdAt, emailVerifiedAt: createdAt },
    profile: {
      interests: [],
      languages: languagesOf({ ...profile, email }),
      followers: 0,
      instagramUsername: null,
      instagramPriceMinor: null,
      lastSeenAt: new Date(now.getTime() - rng.between(0, 1) ** 3 * 20 * DAY),
      isFeatured: (profile.followers ?? 0) >= FEATURED_FROM,
      ...profile,
    },
  });
  fakePicture(em, { id: avatarId, ownerId: id, purpose: 'avatar', width: 1280, height: 1280, createdAt });
  await em.flush();
  await sql`update profile set avatar_id = ${avatarId} where id = ${id}`.execute(em.getKysely());
  if (profile.instagramPriceMinor) await addPrices(em, id, profile.instagramPriceMinor, rng);
  if (profile.instagramUsername) await linkInstagram(em, id, profile.instagramUsername, now);
  return id;
}

/** Languages of the people of a country; everybody speaks English, too. */
const languagesAt: Readonly<Record<string, readonly SpokenLanguage[]>> = {
  SG: ['zh', 'ms', 'ta'],
  MY: ['ms', 'zh', 'ta', 'yue'],
  ID: ['id', 'jv', 'su'],
  TH: ['th'],
  VN: ['vi'],
  PH: ['fil', 'ceb'],
  KH: ['km'],
  MM: ['my'],
  LA: ['lo', 'th'],
  BN: ['ms'],
};

/** English, and what is spoken at home: the first language of most countries, one of several in Singapore and Malaysia. */
function languagesOf({ country, username }: DemoIdentity): SpokenLanguage[] {
  const rng = new Rng(`speaks:${username}`);
  const [first, ...others] = languagesAt[country] ?? [];
  const isMixed = country === 'SG' || country === 'MY';
  const home = isMixed ? rng.pick([first, ...others]) : first;
  const more = !isMixed && others.length > 0 && rng.int(0, 2) === 0 ? rng.pick(others) : undefined;
  return ['en' as const, home, more].filter((language) => language !== undefined);
}

/** Formats beside the post: what they cost by the price of a post, and what is included. */
const formats = [
  ['instagram', 'reel', 1.4, 'Up to 60 seconds, one round of changes'],
  ['instagram', 'story', 0.35, 'With link sticker, 24 hours'],
  ['tiktok', 'video', 1.2, 'Up to 3 minutes'],
] as const;

/** Some name prices of more formats than a post, and of paid ads. */
async function addPrices(em: EntityManager, id: number, post: number, rng: Rng): Promise<void> {
  const round = (minor: number) => Math.max(500, Math.round(minor / 500) * 500);
  const rows = formats
    .filter(() => rng.int(0, 2) > 0)
    .map(([platform, format, factor, note]) => {
      const minor = round(post * factor);
      return sql`(${id}::int, ${platform}, ${format}, ${minor}::bigint, ${note})`;
    });
  if (rows.length === 0) return;
  await sql`insert into format_price (profile_id, platform, format, price_minor, note)
    values ${sql.join(rows)}`.execute(em.getKysely());
  await sql`update profile set paid_ads_price_minor = ${round(post * 0.4)} where id = ${id}`.execute(
    em.getKysely(),
  );
}

/** Links the account as by its owner's sign-in long ago; the job that looks at accounts brings the posts. */
async function linkInstagram(em: EntityManager, id: number, username: string, now: Date): Promise<void> {
  await sql`insert into social_account (profile_id, provider, username, confirmed, linked_at, refresh_at)
    values (${id}, 'instagram', ${username}, false, ${now}, ${now})`.execute(em.getKysely());
}

/** A brand is known by its name: the first word is the first name, the rest the last. */
function asProfile({ brandName, ...who }: DemoBrand): DemoIdentity {
  const [first = who.first, ...rest] = brandName.split(' ');
  return { ...who, first, last: rest.join(' ') || 'Studio' };
}

/** Inserts everybody, by the factories that tests use. */
export async function fillPeople(em: EntityManager, now: Date): Promise<DemoCast> {
  const account = { passwordHash: await hash(DEMO_PASSWORD) };
  const faceOf = ({ username }: DemoIdentity) => demoPictureId('people', username);
  const clerk: StaffRole[] = ['content', 'trust', 'payments'];
  const staffId = await addPerson(em, staff, faceOf(staff), { ...account, staffRoles: clerk }, now);
  await addPerson(em, lead, faceOf(lead), { ...account, staffRoles: ['lead'] }, now);
  const brandIds: number[] = [];
  for (const brand of brands) {
    const mark = demoPictureId('brands', brand.username);
    brandIds.push(await addPerson(em, asProfile(brand), mark, account, now));
  }
  const influencerIds: number[] = [];
  for (const person of people) influencerIds.push(await addPerson(em, person, faceOf(person), account, now));
  return { staffId, brandIds, influencerIds };
}

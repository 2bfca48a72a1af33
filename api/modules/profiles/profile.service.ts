import { outOfBounds } from '../../../schema/errors.ts';
import type { PlaceInput } from '../../../schema/influencer.ts';
import type { ProfileInput } from '../../../schema/profile.ts';
import type { SpokenLanguage } from '../../../schema/spoken-language.ts';
import { usd } from '../../../schema/usd.ts';
import { checkAll } from '../../platform/check-all.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { type Emptied, type Patch, patched } from '../../platform/patch.ts';
import { sql } from '../../platform/sql.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { areActiveCategories, isCountry } from '../reference-data/reference-data.read.ts';
import { toPhone } from './phone.policy.ts';
import { toOwnPlace } from './place.policy.ts';
import { Profile } from './profile.entity.ts';
import {
  type StoredFormatPrice,
  toBio,
  toCity,
  toDateOfBirth,
  toFirst,
  toFormatPrices,
  toLanguages,
  toLast,
  toPrice,
} from './profile.policy.ts';

function own(ctx: Ctx): Promise<Profile> {
  return ctx.em.findOneOrFail(Profile, { id: accountIdOf(ctx) });
}

async function toCountry(ctx: Ctx, code: string | null | undefined): Promise<string | null> {
  if (!code) return null;
  if (!(await isCountry(ctx, code))) throw outOfBounds('country', { format: 'the ISO code of a country' });
  return code;
}

const emptied: Emptied<ProfileInput> = { first: '', last: '', phonePrefix: '', mobile: '' };

/** The Profile tab as it stands, without the prices per format, which have a table of their own. */
function formOf(profile: Profile): ProfileInput {
  const { first, last, phonePrefix, mobile, gender, country, city, dateOfBirth, bio } = profile;
  return {
    ...{ first, last, gender, country, city, dateOfBirth, bio },
    ...{ phonePrefix: phonePrefix ?? '', mobile: mobile ?? '' },
    instagramPrice: usd(profile.instagramPriceMinor ?? null),
    facebookPrice: usd(profile.facebookPriceMinor ?? null),
    languages: profile.languages as SpokenLanguage[],
    paidAdsPrice: usd(profile.paidAdsPriceMinor ?? null),
  };
}

async function replaceFormatPrices(
  { em }: Ctx,
  id: number,
  prices: readonly StoredFormatPrice[],
): Promise<void> {
  await sql`delete from format_price where profile_id = ${id}`.rows({ em });
  const rows = prices.map(
    ({ platform, format, priceMinor, note }) =>
      sql`(${id}::int, ${platform}, ${format}, ${priceMinor}::bigint, ${note})`,
  );
  if (rows.length === 0) return;
  await sql`insert into format_price (profile_id, platform, format, price_minor, note)
    values ${sql.join(rows)}`.rows({ em });
}

/**
 * Changes what is given of the Profile tab; null clears. Throws the field failures of `profile.policy.ts`, those of the
 * phone number only when it is given: old accounts have none.
 */
export async function updateProfile(ctx: Ctx, patch: Patch<ProfileInput>): Promise<void> {
  const profile = await own(ctx);
  const input = patched(formOf(profile), patch, emptied);
  const hasPhone = patch.phonePrefix !== undefined || patch.mobile !== undefined;
  const { phone, formatPrices, ...values } = checkAll({
    first: () => toFirst(ctx, input.first, profile.first),
    last: () => toLast(ctx, input.last, profile.last),
    phone: () => (hasPhone ? toPhone(input) : {}),
    city: () => toCity(input.city),
    dateOfBirth: () => toDateOfBirth(input.dateOfBirth, ctx.clock.now()),
    bio: () => toBio(input.bio),
    instagramPriceMinor: () => toPrice(input.instagramPrice, 'instagramPrice'),
    facebookPriceMinor: () => toPrice(input.facebookPrice, 'facebookPrice'),
    languages: () => toLanguages(input.languages),
    formatPrices: () => patch.formatPrices && toFormatPrices(patch.formatPrices),
    paidAdsPriceMinor: () => toPrice(input.paidAdsPrice, 'paidAdsPrice'),
  });
  const country = await toCountry(ctx, input.country);
  ctx.em.assign(profile, { ...values, ...phone, country, gender: input.gender ?? null });
  await ctx.em.flush();
  if (patch.formatPrices !== undefined) await replaceFormatPrices(ctx, profile.id, formatPrices ?? []);
}

/** Replaces the interests; those that are there stay though hidden. Throws BAD_INPUT for an added one that is no active category. */
export async function setInterests(ctx: Ctx, names: readonly string[]): Promise<void> {
  const interests = [...new Set(names)];
  const profile = await own(ctx);
  const added = interests.filter((name) => !profile.interests.includes(name));
  if (!(await areActiveCategories(ctx, added)))
    throw outOfBounds('interests', { format: 'names of active categories' });
  profile.interests = interests;
  await ctx.em.flush();
}

/** Stores the actor's coarse location for nearby search; null removes it. Throws BAD_INPUT. */
export async function setPlace(ctx: Ctx, place: PlaceInput | null | undefined): Promise<void> {
  ctx.em.assign(await own(ctx), place ? toOwnPlace(place) : { latitude: null, longitude: null });
  await ctx.em.flush();
}

/** Sets an uploaded picture of the caller as avatar; null removes the avatar. Throws NOT_FOUND. */
export async function setAvatar(ctx: Ctx, pictureId: string | null): Promise<void> {
  if (pictureId !== null) await claimPictures(ctx, [pictureId], 'avatar', 'picture');
  (await own(ctx)).avatarId = pictureId;
  await ctx.em.flush();
}

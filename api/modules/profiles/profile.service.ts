import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PlaceInput } from '../../../schema/influencer.ts';
import type { ProfileInput } from '../../../schema/profile.ts';
import { checkAll } from '../../platform/check-all.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { areActiveCategories } from '../reference-data/category.read.ts';
import { isCountry } from '../reference-data/country.read.ts';
import { toPhone } from './phone.policy.ts';
import { toOwnPlace } from './place.policy.ts';
import { Profile } from './profile.entity.ts';
import { toBio, toCity, toDateOfBirth, toFirst, toLast, toPrice } from './profile.policy.ts';

function own(ctx: Ctx): Promise<Profile> {
  return ctx.em.findOneOrFail(Profile, { id: accountIdOf(ctx) });
}

async function toCountry(ctx: Ctx, code: string | null | undefined): Promise<string | null> {
  if (!code) return null;
  if (!(await isCountry(ctx, code))) throw new DomainError(ErrorCode.BAD_INPUT, 'country');
  return code;
}

/** Stores the Profile tab as sent; null clears. Throws the field failures of `profile.policy.ts`. */
export async function updateProfile(ctx: Ctx, input: ProfileInput): Promise<void> {
  const { phone, ...values } = checkAll({
    first: () => toFirst(input.first),
    last: () => toLast(input.last),
    phone: () => toPhone(input),
    city: () => toCity(input.city),
    dateOfBirth: () => toDateOfBirth(input.dateOfBirth, ctx.clock.now()),
    bio: () => toBio(input.bio),
    instagramPriceMinor: () => toPrice(input.instagramPrice, 'instagramPrice'),
    facebookPriceMinor: () => toPrice(input.facebookPrice, 'facebookPrice'),
  });
  const country = await toCountry(ctx, input.country);
  ctx.em.assign(await own(ctx), { ...values, ...phone, country, gender: input.gender ?? null });
  await ctx.em.flush();
}

/** Replaces the interests. Throws BAD_INPUT when one is not the name of an active category. */
export async function setInterests(ctx: Ctx, names: readonly string[]): Promise<void> {
  const interests = [...new Set(names)];
  if (!(await areActiveCategories(ctx, interests))) throw new DomainError(ErrorCode.BAD_INPUT, 'interests');
  (await own(ctx)).interests = interests;
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

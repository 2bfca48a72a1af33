import { setMailNotifications } from '../../api/modules/accounts/account.service.ts';
import { changePurpose } from '../../api/modules/pictures/picture.service.ts';
import { heartbeat } from '../../api/modules/presence/presence.service.ts';
import { setAvatar, setInterests, updateProfile } from '../../api/modules/profiles/profile.service.ts';
import { chooseUsername } from '../../api/modules/profiles/username.service.ts';
import { countryCodeOf } from '../../api/modules/reference-data/named-references.read.ts';
import { setFollowers } from '../../api/modules/socials/followers.service.ts';
import { setInstagramUsername } from '../../api/modules/socials/link-username.service.ts';
import { unlinkFacebook } from '../../api/modules/socials/social-account.service.ts';
import type { Ctx } from '../../api/platform/context.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Call, Operation } from '../call.ts';
import { invalid } from '../lb3/legacy-error.ts';
import { done } from '../presenters/envelope.ts';
import {
  hasForm,
  type ProfileChanges,
  profileFields,
  readProfileChanges,
  readProfileForm,
} from '../presenters/profile-form.ts';
import { readById, readExisting } from './read-resource.ts';
import { resources } from './resources.ts';
import type { Body } from './write-resource.ts';

const resource = resources.people;

async function writeForm(ctx: Ctx, shown: Row, profile: Body): Promise<void> {
  const { country, dateOfBirth, ...form } = readProfileForm(shown, profile);
  if (dateOfBirth === undefined)
    throw invalid(resource.name, [
      { property: 'dob', code: 'date', message: 'is not a valid date', value: profile.dob },
    ]);
  // An unknown country is refused by the profile's rules.
  const code = country === '' ? null : await countryCodeOf(ctx, country);
  await updateProfile(ctx, { ...form, dateOfBirth, country: code });
}

async function writeAvatar(ctx: Ctx, { id }: NonNullable<ProfileChanges['avatar']>): Promise<void> {
  if (id === undefined) throw new DomainError(ErrorCode.NOT_FOUND, 'picture');
  if (id !== null) await changePurpose(ctx, id, 'avatar', 'picture');
  await setAvatar(ctx, id);
}

/** Writes all changes in one transaction. */
async function writeAll(ctx: Ctx, shown: Row, profile: Body, changes: ProfileChanges): Promise<void> {
  const { username, interests, avatar, facebook, isMailed } = changes;
  if (hasForm(profile)) await writeForm(ctx, shown, profile);
  if (username !== undefined) await chooseUsername(ctx, username);
  if (interests) await setInterests(ctx, interests);
  if (avatar) await writeAvatar(ctx, avatar);
  if (isMailed !== undefined) await setMailNotifications(ctx, isMailed);
  if (facebook === '') await unlinkFacebook(ctx);
  // A Facebook account can only be linked by signing in there.
  if (facebook) throw new DomainError(ErrorCode.SOCIAL_LOOKUP_FAILED, 'facebookUsername');
}

/** Looks a handle up where possible; otherwise stores it with the typed count. */
async function writeInstagram({ ctx }: Call, changes: ProfileChanges): Promise<void> {
  const { instagram, followers, namesInstagram } = changes;
  if (instagram !== undefined) await setInstagramUsername(ctx, instagram || null);
  const isLookedUp = namesInstagram && ctx.ports.social.instagram?.lookup != null;
  if (followers !== undefined && instagram !== '' && !isLookedUp)
    await ctx.inTransaction((inner) => setFollowers(inner, followers));
}

/** Throws 404 for a profile that cannot be found, 403 for everyone but its owner. */
async function assertOwn(call: Call, userId: number): Promise<Row> {
  const row = await readExisting(call, resource, userId);
  if (userId !== call.ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN);
  return row;
}

/** Changes the caller's profile, in one or several groups of members. */
export const updateProfileOperation: Operation = {
  method: 'PUT',
  path: '/AppUsers/updateProfile',
  model: resource.name,
  access: 'session',
  scope: 'profile:write',
  replacedBy: 'updateProfile',
  summary: 'Merges members into the own profile',
  takes: ['userID', 'profile'],
  fields: profileFields,
  async handle(call) {
    const userId = call.args.requiredNumber('userID');
    const profile = call.args.requiredObject('profile');
    const shown = await assertOwn(call, userId);
    const changes = readProfileChanges(shown, profile);
    // A program with a token is not the member's presence, and mail settings are for the member only.
    if (changes.isThere || changes.isMailed !== undefined) call.assertScope(undefined);
    if (changes.isThere) heartbeat(call.ctx);
    await call.ctx.inTransaction((inner) => writeAll(inner, shown, profile, changes));
    await writeInstagram(call, changes);
    const { message: _, ...envelope } = done('') as { message: string };
    return { ...envelope, message: { userId, profile: await readById(call, resource, userId) } };
  },
};

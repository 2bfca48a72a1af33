import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { PlaceInput } from '../../../schema/influencer.ts';
import { ProfileInput } from '../../../schema/profile.ts';
import { Call, Mutation } from '../../platform/operation.ts';
import type { Patch } from '../../platform/patch.ts';
import { setAvatar, setInterests, setPlace, updateProfile } from '../profiles/profile.service.ts';
import { chooseUsername } from '../profiles/username.service.ts';
import { readMe } from './account.view.ts';

@Resolver(() => Account)
export class OwnProfileResolver {
  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Chooses or changes the username. Errors: USERNAME_TAKEN, USERNAME_REQUIRED, USERNAME_INVALID, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS. For: signed in.',
  })
  async chooseUsername(@Call() { ctx, fields }: Call, @Arg('username', () => String) username: string) {
    await chooseUsername(ctx, username);
    return readMe(ctx, fields);
  }

  @Access('session', { scope: 'profile:write', patch: true })
  @Mutation(() => Account, {
    description:
      'Changes the profile; what is not given stays, and null empties it. Errors: FIRST_REQUIRED, LAST_REQUIRED, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS, MOBILE_REQUIRED, MOBILE_INVALID, DATE_IN_FUTURE, AMOUNT_INVALID. For: signed in.',
  })
  async updateProfile(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => ProfileInput) input: Patch<ProfileInput>,
  ) {
    await updateProfile(ctx, input);
    return readMe(ctx, fields);
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, { description: 'Saves the interests. For: signed in.' })
  async setInterests(@Call() { ctx, fields }: Call, @Arg('interests', () => [String]) interests: string[]) {
    await setInterests(ctx, interests);
    return readMe(ctx, fields);
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      "Sets the viewer's location for nearby search; stored to about a kilometre and shown to nobody. For: signed in.",
  })
  async setPlace(
    @Call() { ctx, fields }: Call,
    @Arg('place', () => PlaceInput, { nullable: true }) place?: PlaceInput | null,
  ) {
    await setPlace(ctx, place);
    return readMe(ctx, fields);
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description: 'Sets the avatar to an uploaded picture; null removes it. For: signed in.',
  })
  async setAvatar(
    @Call() { ctx, fields }: Call,
    @Arg('picture', () => ID, { nullable: true }) picture?: string | null,
  ) {
    await setAvatar(ctx, picture ?? null);
    return readMe(ctx, fields);
  }
}

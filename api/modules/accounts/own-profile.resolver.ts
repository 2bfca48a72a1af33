import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { PlaceInput } from '../../../schema/influencer.ts';
import { ProfileInput } from '../../../schema/profile.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { setAvatar, setInterests, setPlace, updateProfile } from '../profiles/profile.service.ts';
import { chooseUsername } from '../profiles/username.service.ts';
import { readMe } from './account.view.ts';

/** Changing the own profile. */
@Resolver(() => Account)
export class OwnProfileResolver {
  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Chooses or changes the username. Errors: USERNAME_TAKEN, USERNAME_REQUIRED, USERNAME_INVALID. For: signed in.',
  })
  async chooseUsername(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('username', () => String) username: string,
  ): Promise<Account | null> {
    await chooseUsername(ctx, username);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Saves the Profile tab. Errors: FIRST_REQUIRED, LAST_REQUIRED, MOBILE_REQUIRED, MOBILE_INVALID, DATE_IN_FUTURE, AMOUNT_INVALID. For: signed in.',
  })
  async updateProfile(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ProfileInput) input: ProfileInput,
  ): Promise<Account | null> {
    await updateProfile(ctx, input);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, { description: 'Saves the interests. For: signed in.' })
  async setInterests(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('interests', () => [String]) interests: string[],
  ): Promise<Account | null> {
    await setInterests(ctx, interests);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      "Sets the viewer's location for nearby search; stored to about a kilometre and shown to nobody. For: signed in.",
  })
  async setPlace(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('place', () => PlaceInput, { nullable: true }) place?: PlaceInput | null,
  ): Promise<Account | null> {
    await setPlace(ctx, place);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description: 'Sets the avatar to an uploaded picture; null removes it. For: signed in.',
  })
  async setAvatar(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('picture', () => ID, { nullable: true }) picture?: string | null,
  ): Promise<Account | null> {
    await setAvatar(ctx, picture ?? null);
    return readMe(ctx, selectionOf(info));
  }
}

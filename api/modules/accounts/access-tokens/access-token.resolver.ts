import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { AccessToken, CreateAccessTokenInput, CreatedAccessToken } from '../../../../schema/access-token.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { below, selectionOf } from '../../../platform/read/selection.ts';
import { createAccessToken, revokeAccessToken } from './access-token.service.ts';
import { readMyToken, readMyTokens } from './access-token.view.ts';

/** Personal access tokens. Access tokens themselves may not use these operations. */
@Resolver(() => AccessToken)
export class AccessTokenResolver {
  @Access('session')
  @Query(() => [AccessToken], {
    description:
      'Access tokens of the viewer, newest first; revoked and expired ones are listed for thirty days. For: signed in.',
  })
  accessTokens(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<AccessToken[]> {
    return readMyTokens(ctx, selectionOf(info));
  }

  @Access('verified')
  @Mutation(() => CreatedAccessToken, {
    description:
      'Creates an access token and notifies its owner by mail. The secret is shown only once. Errors: PASSWORD_REQUIRED, PASSWORD_WRONG, TOO_MANY_TOKENS, RATE_LIMITED. For: verified.',
  })
  async createAccessToken(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
  ): Promise<CreatedAccessToken> {
    const { id, secret } = await createAccessToken(ctx, input);
    return { secret, token: await readMyToken(ctx, id, below(selectionOf(info), 'token')) };
  }

  @Access('session')
  @Mutation(() => AccessToken, {
    description: 'Revokes an access token and ends its subscriptions. Idempotent. For: signed in.',
  })
  async revokeAccessToken(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<AccessToken> {
    return readMyToken(ctx, await revokeAccessToken(ctx, id), selectionOf(info));
  }
}

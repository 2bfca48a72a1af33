import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import {
  AccessToken,
  AccessTokenConnection,
  CreateAccessTokenInput,
  CreateAccessTokenPayload,
} from '../../../../schema/access-token.ts';
import { Call, Mutation, Page, Query } from '../../../platform/operation.ts';
import { below } from '../../../platform/read/selection.ts';
import { createAccessToken, revokeAccessToken } from './access-token.service.ts';
import { readMyToken, readMyTokens } from './access-token.view.ts';

/** Personal access tokens. Access tokens themselves may not use these operations. */
@Resolver(() => AccessToken)
export class AccessTokenResolver {
  @Access('session')
  @Query(() => AccessTokenConnection, {
    description:
      'Access tokens of the viewer, newest first; revoked and expired ones are listed for thirty days. For: signed in.',
  })
  accessTokens(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readMyTokens(ctx, fields, page);
  }

  @Access('verified', { proof: 'password' })
  @Mutation(() => CreateAccessTokenPayload, {
    description:
      'Creates an access token and notifies its owner by mail. The secret is shown only once. Errors: PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, TOO_MANY_TOKENS, RATE_LIMITED. For: verified.',
  })
  async createAccessToken(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
  ) {
    const { id, secret } = await createAccessToken(ctx, input);
    return { secret, token: await readMyToken(ctx, id, below(fields, 'token')) };
  }

  @Access('session')
  @Mutation(() => AccessToken, {
    description: 'Revokes an access token and ends its subscriptions. Idempotent. For: signed in.',
  })
  async revokeAccessToken(@Call() { ctx, fields }: Call, @Arg('id', () => ID) id: string) {
    return readMyToken(ctx, await revokeAccessToken(ctx, id), fields);
  }
}

import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import {
  ConnectedAppConnection,
  CreateOAuthAppInput,
  CreateOAuthAppPayload,
  OAuthApp,
  OAuthAppConnection,
  OAuthRequest,
  UpdateOAuthAppInput,
} from '../../../../schema/oauth.ts';
import { TokenScope } from '../../../../schema/token-scope.ts';
import { Call, Mutation, Page, Query } from '../../../platform/operation.ts';
import { below } from '../../../platform/read/selection.ts';
import { readConnectedApps, readOAuthApp, readOAuthApps } from './oauth.view.ts';
import { createOAuthApp, deleteOAuthApp, updateOAuthApp } from './oauth-app.service.ts';
import { disconnectApp } from './oauth-grant.service.ts';
import { answerOAuthRequest, readOAuthRequest } from './oauth-request.service.ts';

/** Programs of third parties that act for members by OAuth. Access tokens may not use these operations. */
@Resolver(() => OAuthApp)
export class OAuthResolver {
  @Access('session')
  @Query(() => OAuthAppConnection, {
    description: 'OAuth programs of the viewer, oldest first. For: signed in.',
  })
  oauthApps(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readOAuthApps(ctx, fields, page);
  }

  @Access('verified', { proof: 'fresh' })
  @Mutation(() => CreateOAuthAppPayload, {
    description:
      'Creates a program that acts for other members by OAuth; an account has at most 20. The secret is shown only once. Errors: PROOF_NEEDED, TOO_MANY_APPS, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS. For: verified.',
  })
  async createOAuthApp(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => CreateOAuthAppInput) input: CreateOAuthAppInput,
  ) {
    const { id, secret } = await createOAuthApp(ctx, input);
    return { secret, app: await readOAuthApp(ctx, id, below(fields, 'app')) };
  }

  @Access('verified', { patch: true, answers: 'app', proof: 'fresh' })
  @Mutation(() => OAuthApp, {
    description:
      'Changes a program. Members stay connected. Errors: PROOF_NEEDED, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS. For: its owner.',
  })
  async updateOAuthApp(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => UpdateOAuthAppInput) input: UpdateOAuthAppInput,
  ) {
    return readOAuthApp(ctx, await updateOAuthApp(ctx, input), fields);
  }

  @Access('verified', { answers: 'deletedAppId' })
  @Mutation(() => ID, { description: 'Deletes a program and ends it for everybody. For: its owner.' })
  async deleteOAuthApp(@Call() { ctx }: Call, @Arg('id', () => ID) id: string) {
    await deleteOAuthApp(ctx, id);
    return id;
  }

  @Access('session')
  @Query(() => OAuthRequest, {
    description:
      'The request of a program to act for the viewer, by the id in the address of the consent page; answered for an hour. For: signed in.',
  })
  oauthRequest(@Call() { ctx }: Call, @Arg('id', () => ID) id: string) {
    return readOAuthRequest(ctx, id);
  }

  @Access('verified', { answers: 'url', proof: 'fresh' })
  @Mutation(() => String, {
    description:
      'Allows a program what is named of the scopes it asked for, or refuses it. Answers where the browser goes next. Errors: PROOF_NEEDED. For: verified.',
  })
  answerOAuthRequest(
    @Call() { ctx }: Call,
    @Arg('id', () => ID) id: string,
    @Arg('allowedScopes', () => [TokenScope]) scopes: TokenScope[],
  ) {
    return answerOAuthRequest(ctx, id, scopes);
  }

  @Access('session')
  @Query(() => ConnectedAppConnection, {
    description: 'Programs that may act for the viewer. For: signed in.',
  })
  connectedApps(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readConnectedApps(ctx, fields, page);
  }

  @Access('session', { answers: 'disconnectedAppId' })
  @Mutation(() => ID, {
    description: 'Ends a program for the viewer: all its tokens stop working. For: signed in.',
  })
  async disconnectApp(@Call() { ctx }: Call, @Arg('id', () => ID) id: string) {
    await disconnectApp(ctx, id);
    return id;
  }
}

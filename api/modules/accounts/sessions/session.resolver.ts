import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Account } from '../../../../schema/account.ts';
import { Session } from '../../../../schema/session.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readMe } from '../account.view.ts';
import { revokeOtherSessions, revokeSession } from './session.service.ts';
import { readMySessions } from './session.view.ts';
import { signIn, signOut } from './sign-in.service.ts';

/** Sign-ins. */
@Resolver(() => Session)
export class SessionResolver {
  @Access('session')
  @Query(() => [Session], { description: 'Sessions of the viewer. For: signed in.' })
  mySessions(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Session[]> {
    return readMySessions(ctx, selectionOf(info));
  }

  @Access('public')
  @Mutation(() => Account, {
    description:
      'Signs in: starts a session. Errors: SIGN_IN_FAILED, RATE_LIMITED, EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED, ACCOUNT_CLOSED, ACCOUNT_SUSPENDED. For: everybody.',
  })
  async signIn(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<Account | null> {
    const accountId = await signIn(ctx, email, password);
    return readMe(ctx, selectionOf(info), accountId);
  }

  @Access('public')
  @Mutation(() => Boolean, { description: 'Signs out: ends the session. For: everybody.' })
  signOut(@Ctx() ctx: Context): Promise<boolean> {
    return signOut(ctx);
  }

  @Access('session')
  @Mutation(() => Boolean, { description: "Ends one of the viewer's sessions. For: signed in." })
  revokeSession(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return revokeSession(ctx, id);
  }

  @Access('session')
  @Mutation(() => Int, {
    description:
      "Ends all of the viewer's other sessions and returns how many. Access tokens stay. For: signed in.",
  })
  revokeOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return revokeOtherSessions(ctx);
  }
}

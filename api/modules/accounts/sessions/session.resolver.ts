import { Arg, ID, Int, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Account } from '../../../../schema/account.ts';
import { Session, SessionConnection } from '../../../../schema/session.ts';
import { Call, Mutation, Page, Query } from '../../../platform/operation.ts';
import { readMe } from '../account.view.ts';
import { endToldSession, revokeOtherSessions, revokeSession } from './session.service.ts';
import { readMySessions } from './session.view.ts';
import { signIn, signOut } from './sign-in.service.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Access('session')
  @Query(() => SessionConnection, { description: 'Sessions of the viewer. For: signed in.' })
  mySessions(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readMySessions(ctx, fields, page);
  }

  @Access('public')
  @Mutation(() => Account, {
    description:
      'Signs in: starts a session. After several failures only with a solved captcha. Errors: SIGN_IN_FAILED, CAPTCHA_NEEDED, EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED, SECOND_FACTOR_NEEDED, CODE_WRONG, ACCOUNT_CLOSED, ACCOUNT_SUSPENDED. For: everybody.',
  })
  async signIn(
    @Call() { ctx, fields }: Call,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Arg('captcha', () => String, { nullable: true }) captcha?: string | null,
    @Arg('code', () => String, { nullable: true }) code?: string | null,
  ) {
    const accountId = await signIn(ctx, { email, password, code, captcha });
    return readMe(ctx, fields, accountId);
  }

  @Access('public', { answers: 'isSignedOut' })
  @Mutation(() => Boolean, { description: 'Signs out: ends the session. For: everybody.' })
  signOut(@Call() { ctx }: Call) {
    return signOut(ctx);
  }

  @Access('session', { answers: 'revokedSessionId' })
  @Mutation(() => ID, { description: "Ends one of the viewer's sessions. For: signed in." })
  async revokeSession(@Call() { ctx }: Call, @Arg('id', () => ID) id: string) {
    await revokeSession(ctx, id);
    return id;
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Ends one session with the token of the mail that told of it, without signing in. Errors: LINK_INVALID, RATE_LIMITED. For: everybody.',
  })
  endSession(@Call() { ctx }: Call, @Arg('token', () => String) token: string) {
    return endToldSession(ctx, token);
  }

  @Access('session', { answers: 'revokedCount' })
  @Mutation(() => Int, {
    description:
      "Ends all of the viewer's other sessions and returns how many. Access tokens stay. For: signed in.",
  })
  revokeOtherSessions(@Call() { ctx }: Call) {
    return revokeOtherSessions(ctx);
  }
}

import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

/** Forgotten and changed passwords. */
@Resolver()
export class PasswordResolver {
  @Access('public')
  @Mutation(() => Boolean, {
    description:
      'Mails a reset link. Errors: EMAIL_UNKNOWN, EMAIL_REQUIRED, EMAIL_INVALID, RATE_LIMITED. For: everybody.',
  })
  requestPasswordReset(@Ctx() ctx: Context, @Arg('email', () => String) email: string): Promise<boolean> {
    return requestPasswordReset(ctx, email);
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password with a mailed token and ends all sessions. Errors: LINK_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, RATE_LIMITED. For: everybody.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ): Promise<boolean> {
    return resetPassword(ctx, token, password);
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password; all other sessions end, this one is rotated. Errors: PASSWORD_WRONG, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, RATE_LIMITED. For: signed in.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('current', () => String) current: string,
    @Arg('password', () => String) password: string,
  ): Promise<boolean> {
    return changePassword(ctx, current, password);
  }
}

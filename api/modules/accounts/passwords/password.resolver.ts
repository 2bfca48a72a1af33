import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Account } from '../../../../schema/account.ts';
import { Call, Mutation } from '../../../platform/operation.ts';
import { readMe } from '../account.view.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

@Resolver()
export class PasswordResolver {
  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Mails a reset link. Errors: EMAIL_UNKNOWN, EMAIL_REQUIRED, EMAIL_INVALID, RATE_LIMITED. For: everybody.',
  })
  requestPasswordReset(@Call() { ctx }: Call, @Arg('email', () => String) email: string) {
    return requestPasswordReset(ctx, email);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Sets a new password with a mailed token and ends all sessions. Errors: LINK_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, RATE_LIMITED. For: everybody.',
  })
  resetPassword(
    @Call() { ctx }: Call,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ) {
    return resetPassword(ctx, token, password);
  }

  @Access('session')
  @Mutation(() => Account, {
    description:
      'Sets a new password; all other sessions end, this one is rotated. Errors: PASSWORD_WRONG, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, RATE_LIMITED. For: signed in.',
  })
  async changePassword(
    @Call() { ctx, fields }: Call,
    @Arg('current', () => String) current: string,
    @Arg('password', () => String) password: string,
  ) {
    await changePassword(ctx, current, password);
    return readMe(ctx, fields);
  }
}

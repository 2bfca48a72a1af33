import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Account } from '../../../../schema/account.ts';
import { PasswordStrength } from '../../../../schema/password.ts';
import { Call, Mutation, Query } from '../../../platform/operation.ts';
import { readMe } from '../account.view.ts';
import { changePassword, passwordStrength, requestPasswordReset, resetPassword } from './password.service.ts';

@Resolver()
export class PasswordResolver {
  @Access('public', { scope: 'any' })
  @Query(() => PasswordStrength, {
    description:
      'How hard a new password is to guess, to be shown while it is typed; also against what the viewer is called. Nothing is stored or logged. Errors: RATE_LIMITED, BAD_INPUT. For: everybody.',
  })
  passwordStrength(
    @Call() { ctx }: Call,
    @Arg('password', () => String) password: string,
    @Arg('about', () => [String], { nullable: true }) about?: string[] | null,
  ) {
    return passwordStrength(ctx, password, about ?? []);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Mails a reset link; none when several were mailed within the hour. After several failures only with a solved captcha. Errors: EMAIL_UNKNOWN, EMAIL_REQUIRED, EMAIL_INVALID, CAPTCHA_NEEDED. For: everybody.',
  })
  requestPasswordReset(
    @Call() { ctx }: Call,
    @Arg('email', () => String) email: string,
    @Arg('captcha', () => String, { nullable: true }) captcha?: string | null,
  ) {
    return requestPasswordReset(ctx, email, captcha);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Sets a new password with a mailed token, ends all sessions and access tokens, and pauses webhooks. Errors: LINK_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, RATE_LIMITED. For: everybody.',
  })
  resetPassword(
    @Call() { ctx }: Call,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ) {
    return resetPassword(ctx, token, password);
  }

  @Access('session', { proof: 'password' })
  @Mutation(() => Account, {
    description:
      'Sets a new password; all other sessions end, this one is rotated. Errors: PASSWORD_WRONG, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, RATE_LIMITED. For: signed in.',
  })
  async changePassword(
    @Call() { ctx, fields }: Call,
    @Arg('current', () => String) current: string,
    @Arg('password', () => String) password: string,
    @Arg('disconnect', () => Boolean, {
      nullable: true,
      description:
        'Whether access tokens and programs end and webhooks pause. Without it tokens and programs end, and webhooks go on.',
    })
    disconnect?: boolean | null,
  ) {
    await changePassword(ctx, current, password, disconnect);
    return readMe(ctx, fields);
  }
}

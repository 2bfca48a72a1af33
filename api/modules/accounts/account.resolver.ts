import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account, SignUpInput } from '../../../schema/account.ts';
import { Purpose } from '../../../schema/first-steps.ts';
import { Language } from '../../../schema/language.ts';
import { MutedNotification } from '../../../schema/muted-notification.ts';
import { Call, Mutation, Query } from '../../platform/operation.ts';
import { setLanguage, setMailNotifications, setMutedNotifications, setPurpose } from './account.service.ts';
import { readMe } from './account.view.ts';
import { toEmail } from './email.policy.ts';
import { resendVerification, signUp, verifyEmail } from './sign-up/sign-up.service.ts';

@Resolver(() => Account)
export class AccountResolver {
  @Access('public', { scope: 'profile:read' })
  @Query(() => Account, {
    nullable: true,
    description: 'The signed-in account; null for visitors. For: everybody.',
  })
  me(@Call() { ctx, fields }: Call) {
    return readMe(ctx, fields);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Creates an account and mails the verification link. Errors: FIRST_REQUIRED, LAST_REQUIRED, USERNAME_REQUIRED, USERNAME_INVALID, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS, EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, MOBILE_REQUIRED, MOBILE_INVALID, TERMS_REQUIRED, EMAIL_TAKEN, USERNAME_TAKEN, CAPTCHA_REQUIRED. For: visitors.',
  })
  async signUp(@Call() { ctx }: Call, @Arg('input', () => SignUpInput) input: SignUpInput) {
    await signUp(ctx, input);
    return toEmail(input.email);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Verifies the address of the viewer with a mailed token, and ends their other sessions. Errors: LINK_INVALID, VERIFY_SIGN_IN when the token was mailed for another account. For: signed in; others get VERIFY_SIGN_IN.',
  })
  verifyEmail(@Call() { ctx }: Call, @Arg('token', () => String) token: string) {
    return verifyEmail(ctx, token);
  }

  @Access('session')
  @Mutation(() => Account, {
    description: 'Mails the verification link again. Errors: RATE_LIMITED. For: signed in.',
  })
  async resendVerification(@Call() { ctx, fields }: Call) {
    await resendVerification(ctx);
    return readMe(ctx, fields);
  }

  @Access('session')
  @Mutation(() => Account, { description: 'Turns notification mail on or off. For: signed in.' })
  async setMailNotifications(@Call() { ctx, fields }: Call, @Arg('enabled', () => Boolean) enabled: boolean) {
    await setMailNotifications(ctx, enabled);
    return readMe(ctx, fields);
  }

  @Access('session')
  @Mutation(() => Account, {
    description: 'Stores which notifications the viewer does not want. For: signed in.',
  })
  async setMutedNotifications(
    @Call() { ctx, fields }: Call,
    @Arg('muted', () => [MutedNotification]) muted: MutedNotification[],
  ) {
    await setMutedNotifications(ctx, muted);
    return readMe(ctx, fields);
  }

  @Access('session')
  @Mutation(() => Account, {
    description:
      'Stores what the viewer came for, which decides the first steps that are shown. For: signed in.',
  })
  async setPurpose(
    @Call() { ctx, fields }: Call,
    @Arg('purpose', () => Purpose, { nullable: true }) purpose: Purpose | null,
  ) {
    await setPurpose(ctx, purpose ?? null);
    return readMe(ctx, fields);
  }

  @Access('session')
  @Mutation(() => Account, { description: "Stores the viewer's language. For: signed in." })
  async setLanguage(@Call() { ctx, fields }: Call, @Arg('language', () => Language) language: Language) {
    await setLanguage(ctx, language);
    return readMe(ctx, fields);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account, SignUpInput } from '../../../schema/account.ts';
import { Language } from '../../../schema/language.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { setLanguage, setMailNotifications } from './account.service.ts';
import { readMe } from './account.view.ts';
import { resendVerification, signUp, verifyEmail } from './sign-up/sign-up.service.ts';

/** Sign-up, verification, and the viewer's own account. */
@Resolver(() => Account)
export class AccountResolver {
  @Access('public', { scope: 'profile:read' })
  @Query(() => Account, {
    nullable: true,
    description: 'The signed-in account; null for visitors. For: everybody.',
  })
  me(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Account | null> {
    return readMe(ctx, selectionOf(info));
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description:
      'Creates an account and mails the verification link. Errors: FIRST_REQUIRED, LAST_REQUIRED, USERNAME_REQUIRED, USERNAME_INVALID, EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, MOBILE_REQUIRED, MOBILE_INVALID, TERMS_REQUIRED, EMAIL_TAKEN, USERNAME_TAKEN, CAPTCHA_REQUIRED. For: visitors.',
  })
  async signUp(@Ctx() ctx: Context, @Arg('input', () => SignUpInput) input: SignUpInput): Promise<boolean> {
    await signUp(ctx, input);
    return true;
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description: 'Verifies the address with a mailed token. Errors: LINK_INVALID. For: everybody.',
  })
  verifyEmail(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<boolean> {
    return verifyEmail(ctx, token);
  }

  @Access('session')
  @Mutation(() => Boolean, {
    description: 'Mails the verification link again. Errors: RATE_LIMITED. For: signed in.',
  })
  resendVerification(@Ctx() ctx: Context): Promise<boolean> {
    return resendVerification(ctx);
  }

  @Access('session')
  @Mutation(() => Account, { description: 'Turns notification mail on or off. For: signed in.' })
  async setMailNotifications(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('enabled', () => Boolean) enabled: boolean,
  ): Promise<Account | null> {
    await setMailNotifications(ctx, enabled);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session')
  @Mutation(() => Account, {
    description: "Stores the viewer's language. For: signed in.",
  })
  async setLanguage(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', () => Language) language: Language,
  ): Promise<Account | null> {
    await setLanguage(ctx, language);
    return readMe(ctx, selectionOf(info));
  }
}

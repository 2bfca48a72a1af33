import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Account } from '../../../../schema/account.ts';
import { Call, Mutation } from '../../../platform/operation.ts';
import { readMe } from '../account.view.ts';
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
  withdrawEmailChange,
} from './email-change.service.ts';

@Resolver()
export class EmailChangeResolver {
  @Access('session', { idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description:
      'Asks to change the sign-in address: mails a link to the new one, which confirms it within 24 hours, and tells the present one. A later request takes the place of an earlier one. Errors: PROOF_NEEDED, EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN, RATE_LIMITED. For: signed in.',
  })
  async requestEmailChange(@Call() { ctx, fields }: Call, @Arg('email', () => String) email: string) {
    await requestEmailChange(ctx, email);
    return readMe(ctx, fields);
  }

  @Access('session')
  @Mutation(() => Account, {
    description:
      'Withdraws the new address before it is confirmed; its link no longer works. For: signed in.',
  })
  async withdrawEmailChange(@Call() { ctx, fields }: Call) {
    await withdrawEmailChange(ctx);
    return readMe(ctx, fields);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Changes the address of the viewer with the token that was mailed to the new one. The old one, if it was verified, gets a mail that undoes it for 7 days. Errors: LINK_INVALID, VERIFY_SIGN_IN when the token was mailed for another account, EMAIL_TAKEN, RATE_LIMITED. For: signed in; others get VERIFY_SIGN_IN.',
  })
  confirmEmailChange(@Call() { ctx }: Call, @Arg('token', () => String) token: string) {
    return confirmEmailChange(ctx, token);
  }

  @Access('public', { answers: 'email' })
  @Mutation(() => String, {
    description:
      'Puts back the earlier address with the token of the mail about its change, and sets a new password. Ends all sessions, access tokens and programs, pauses webhooks, and removes second factors that were added since. Errors: LINK_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, RATE_LIMITED. For: everybody.',
  })
  undoEmailChange(
    @Call() { ctx }: Call,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ) {
    return undoEmailChange(ctx, token, password);
  }
}

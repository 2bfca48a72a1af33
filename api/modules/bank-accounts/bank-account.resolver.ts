import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { BankAccount, BankAccountInput, PayoutNeed } from '../../../schema/bank-account.ts';
import { Call, Mutation } from '../../platform/operation.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { readMe } from '../accounts/account.view.ts';
// Loads the view that accounts show their bank account through.
import './bank-account.read.ts';
import { deleteBankAccount, deleteSpareBankAccount } from './delete-bank-account.service.ts';
import { openVerification } from './open-verification.service.ts';
import { type PayeeFacts, payoutNeeds, payoutTodo } from './payout-needs.policy.ts';
import { saveBankAccount } from './save-bank-account.service.ts';
import { undoBankAccount } from './undo-bank-account.service.ts';
import { useSpareBankAccount } from './use-spare.service.ts';

@Resolver(() => BankAccount)
export class BankAccountResolver {
  @Access('verified', { steps: true, idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description:
      "Registers the bank account at the payment provider, or replaces it. One that takes the place of another is not paid out to for 72 hours, unless a second factor was shown in the last 15 minutes, and the owner gets a mail that undoes it. Errors: PROOF_NEEDED, BANK_REFUSED with the provider's message, BANK_COUNTRY, DATE_IN_FUTURE, UNAVAILABLE. For: verified.",
  })
  async saveBankAccount(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('input', () => BankAccountInput) input: BankAccountInput,
  ) {
    await saveBankAccount(ctx, input);
    return readMe(ctx, fields);
  }

  @Access('verified', { steps: true, idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description:
      'Pays out to the spare bank account from now on; the other one becomes the spare. A spare younger than 72 hours is paid out to once it is that old, unless a second factor was shown in the last 15 minutes. Errors: PROOF_NEEDED, NOT_FOUND, UNAVAILABLE. For: verified.',
  })
  async useSpareBankAccount(@Call() { ctx, fields }: Call<StepsCtx>) {
    await useSpareBankAccount(ctx);
    return readMe(ctx, fields);
  }

  @Access('session', { steps: true, idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description: 'Deletes the spare bank account. Errors: PROOF_NEEDED. For: signed in.',
  })
  async deleteSpareBankAccount(@Call() { ctx, fields }: Call<StepsCtx>) {
    await deleteSpareBankAccount(ctx);
    return readMe(ctx, fields);
  }

  @Access('public', { steps: true, answers: 'email' })
  @Mutation(() => String, {
    description:
      'Puts back the earlier bank account with the token of the mail about its change, and ends all sessions and access tokens. Errors: LINK_INVALID, UNAVAILABLE, RATE_LIMITED. For: everybody.',
  })
  undoBankAccountChange(@Call() { ctx }: Call<StepsCtx>, @Arg('token', () => String) token: string) {
    return undoBankAccount(ctx, token);
  }

  @Access('session', { steps: true, idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description: 'Deletes the bank account. Errors: PROOF_NEEDED, PAYOUT_IN_FLIGHT. For: signed in.',
  })
  async deleteBankAccount(@Call() { ctx, fields }: Call<StepsCtx>) {
    await deleteBankAccount(ctx);
    return readMe(ctx, fields);
  }

  @Access('verified', { steps: true, proof: 'fresh', answers: 'url' })
  @Mutation(() => String, {
    description:
      "Address of the payment provider's page where the viewer gives what it needs: documents, and details that it could not confirm. It can be visited once, within minutes; the person returns to a page of ours. Errors: PROOF_NEEDED, NOTHING_TO_VERIFY, UNAVAILABLE, RATE_LIMITED. For: verified.",
  })
  openVerification(@Call() { ctx }: Call<StepsCtx>, @Arg('returnTo', () => String) returnTo: string) {
    return openVerification(ctx, returnTo);
  }

  @FieldResolver(() => [PayoutNeed])
  needs(@Root() bank: { needs: PayeeFacts }): PayoutNeed[] {
    return payoutNeeds(bank.needs);
  }

  @FieldResolver(() => [String])
  todo(@Root() bank: { todo: PayeeFacts }): string[] {
    return payoutTodo(bank.todo);
  }
}

import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { BankAccount, BankAccountInput } from '../../../schema/bank-account.ts';
import { Call, Mutation } from '../../platform/operation.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { readMe } from '../accounts/account.view.ts';
// Loads the view that accounts show their bank account through.
import './bank-account.read.ts';
import { deleteBankAccount } from './delete-bank-account.service.ts';
import { payoutTodo } from './payout-todo.policy.ts';
import { saveBankAccount } from './save-bank-account.service.ts';

@Resolver(() => BankAccount)
export class BankAccountResolver {
  @Access('verified', { steps: true, idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description:
      "Registers the bank account at the payment provider, or replaces it. Errors: PROOF_NEEDED, BANK_REFUSED with the provider's message, BANK_COUNTRY, DATE_IN_FUTURE, UNAVAILABLE. For: verified.",
  })
  async saveBankAccount(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('input', () => BankAccountInput) input: BankAccountInput,
  ) {
    await saveBankAccount(ctx, input);
    return readMe(ctx, fields);
  }

  @Access('session', { steps: true, idempotent: true, proof: 'fresh' })
  @Mutation(() => Account, {
    description: 'Deletes the bank account. Errors: PROOF_NEEDED, PAYOUT_IN_FLIGHT. For: signed in.',
  })
  async deleteBankAccount(@Call() { ctx, fields }: Call<StepsCtx>) {
    await deleteBankAccount(ctx);
    return readMe(ctx, fields);
  }

  @FieldResolver(() => [String])
  todo(@Root() bank: { todo: Parameters<typeof payoutTodo>[0] }): string[] {
    return payoutTodo(bank.todo);
  }
}

import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import {
  CreateSetupIntentPayload,
  SavedPaymentMethod,
  SavedPaymentMethodConnection,
} from '../../../../schema/payment-method.ts';
import { toId } from '../../../platform/ids.ts';
import { Call, Mutation, Page, Query } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { removePaymentMethod } from './remove-payment-method.service.ts';
import { savePaymentMethod } from './save-payment-method.service.ts';
import { readSavedPaymentMethod, readSavedPaymentMethods } from './saved-payment-method.read.ts';
import { createSetupIntent } from './setup-intent.service.ts';

@Resolver(() => SavedPaymentMethod)
export class SavedPaymentMethodResolver {
  @Access('session', { scope: 'payments:read' })
  @Query(() => SavedPaymentMethodConnection, {
    description: 'Saved cards of the viewer, newest first. For: signed in.',
  })
  savedPaymentMethods(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readSavedPaymentMethods(ctx, fields, page);
  }

  @Access('verified', { steps: true, scope: 'payments:write' })
  @Mutation(() => CreateSetupIntentPayload, {
    description:
      "Begins saving a card. A person then confirms the card in a browser, with the payment provider's form and the client secret, or in Settings; `savePaymentMethod` keeps it. Errors: RATE_LIMITED, UNAVAILABLE. For: verified.",
  })
  createSetupIntent(@Call() { ctx }: Call<StepsCtx>) {
    return createSetupIntent(ctx);
  }

  @Access('verified', { steps: true, scope: 'payments:write' })
  @Mutation(() => SavedPaymentMethod, {
    description:
      "Saves the card of a confirmed setup, once. Without this call it is saved when the payment provider reports it, usually within a minute. Errors: CARD_NOT_CONFIRMED, CARD_DECLINED with the provider's message, NOT_FOUND (also when the card was removed meanwhile), UNAVAILABLE. For: verified.",
  })
  async savePaymentMethod(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('setupIntentId', () => String) setupIntentId: string,
  ) {
    return readSavedPaymentMethod(ctx, await savePaymentMethod(ctx, setupIntentId), fields);
  }

  @Access('session', { scope: 'payments:write', answers: 'removedPaymentMethodId' })
  @Mutation(() => ID, {
    description:
      'Removes a saved card, here and soon after at the payment provider. Payments made with it stay. Errors: NOT_FOUND. For: its owner.',
  })
  async removePaymentMethod(@Call() { ctx }: Call, @Arg('id', () => ID) id: string) {
    await removePaymentMethod(ctx, toId(id, 'id'));
    return id;
  }
}

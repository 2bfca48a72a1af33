import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  ProviderEvent,
  ProviderEventConnection,
  ProviderEventState,
} from '../../../schema/chargeback-desk.ts';
import { Call, Mutation, Page, Query } from '../../platform/operation.ts';
import { readProviderEvent, readProviderEvents } from './provider-event.read.ts';
import { retryProviderEvent } from './provider-event.service.ts';

@Resolver()
export class ProviderEventResolver {
  @Access('staff', { role: 'payments' })
  @Query(() => ProviderEventConnection, {
    description:
      'Events of the payment provider, newest first; given-up ones when no state is given. For: staff (payments).',
  })
  providerEvents(
    @Call() { ctx, fields }: Call,
    @Arg('state', () => ProviderEventState, { nullable: true, defaultValue: ProviderEventState.GIVEN_UP })
    state?: ProviderEventState,
    @Page() page?: Page,
  ) {
    return readProviderEvents(ctx, state ?? ProviderEventState.GIVEN_UP, fields, page);
  }

  @Access('staff', { role: 'payments' })
  @Mutation(() => ProviderEvent, {
    description:
      'Schedules a failed event to be tried again now. Errors: NOT_FOUND, WRONG_STATE when it is done. For: staff (payments).',
  })
  async retryProviderEvent(@Call() { ctx, fields }: Call, @Arg('id', () => ID) id: string) {
    await retryProviderEvent(ctx, id);
    return readProviderEvent(ctx, id, fields);
  }
}

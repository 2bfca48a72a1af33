import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ProviderEvent, ProviderEventPage, ProviderEventState } from '../../../schema/chargeback-desk.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readProviderEvent, readProviderEvents } from './provider-event.read.ts';
import { retryProviderEvent } from './provider-event.service.ts';

/** Events of the payment provider, for staff. */
@Resolver()
export class ProviderEventResolver {
  @Access('staff')
  @Query(() => ProviderEventPage, {
    description:
      'Events of the payment provider, newest first; given-up ones when no state is given. For: staff.',
  })
  providerEvents(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('state', () => ProviderEventState, { nullable: true, defaultValue: ProviderEventState.GIVEN_UP })
    state?: ProviderEventState,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ProviderEventPage> {
    return readProviderEvents(ctx, state ?? ProviderEventState.GIVEN_UP, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => ProviderEvent, {
    description:
      'Schedules a failed event to be tried again now. Errors: NOT_FOUND, WRONG_STATE when it is done. For: staff.',
  })
  async retryProviderEvent(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<ProviderEvent> {
    await retryProviderEvent(ctx, id);
    return readProviderEvent(ctx, id, selectionOf(info));
  }
}

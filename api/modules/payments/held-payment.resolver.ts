import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { HeldPaymentPage } from '../../../schema/held-payment.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/selection.ts';
import { readHeldPayments } from './held-payment.read.ts';

/** Money that waits to be released or refunded. */
@Resolver()
export class HeldPaymentResolver {
  @Access('staff')
  @Query(() => HeldPaymentPage, {
    description: 'Jobs whose money is held for at least some days, the oldest first. For: staff.',
  })
  heldPayments(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('olderThanDays', () => Int, { nullable: true, defaultValue: 0 }) olderThanDays?: number,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<HeldPaymentPage> {
    return readHeldPayments(ctx, olderThanDays ?? 0, selectionOf(info), page);
  }
}

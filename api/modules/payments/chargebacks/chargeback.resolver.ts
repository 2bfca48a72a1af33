import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { ChargebackState } from '../../../../schema/chargeback.ts';
import { StaffChargebackPage } from '../../../../schema/chargeback-desk.ts';
import { PageInput } from '../../../../schema/page.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readChargebacks } from './chargeback.read.ts';

/** Chargebacks, for staff; the two sides see theirs at the job. */
@Resolver()
export class ChargebackResolver {
  @Access('staff')
  @Query(() => StaffChargebackPage, {
    description: 'Chargebacks, earliest deadline first; open ones when no state is given. For: staff.',
  })
  chargebacks(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('state', () => ChargebackState, { nullable: true, defaultValue: ChargebackState.OPEN })
    state?: ChargebackState,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<StaffChargebackPage> {
    return readChargebacks(ctx, state ?? ChargebackState.OPEN, selectionOf(info), page);
  }
}

import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { ChargebackState } from '../../../../schema/chargeback.ts';
import { StaffChargebackConnection } from '../../../../schema/chargeback-desk.ts';
import { Call, Page, Query } from '../../../platform/operation.ts';
import { readChargebacks } from './chargeback.read.ts';

/** Chargebacks, for staff; the two sides see theirs at the job. */
@Resolver()
export class ChargebackResolver {
  @Access('staff', { role: 'payments' })
  @Query(() => StaffChargebackConnection, {
    description:
      'Chargebacks, earliest deadline first; open ones when no state is given. For: staff (payments).',
  })
  chargebacks(
    @Call() { ctx, fields }: Call,
    @Arg('state', () => ChargebackState, { nullable: true, defaultValue: ChargebackState.OPEN })
    state?: ChargebackState,
    @Page() page?: Page,
  ) {
    return readChargebacks(ctx, state ?? ChargebackState.OPEN, fields, page);
  }
}

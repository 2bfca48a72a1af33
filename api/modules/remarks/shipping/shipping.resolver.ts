import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Remark } from '../../../../schema/remark.ts';
import { ShippingAddressInput } from '../../../../schema/shipment.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import { readChangedRemark } from '../remark.read.ts';
import { confirmReceipt, giveAddress, markAsSent } from './shipping.service.ts';

@Resolver()
export class ShippingResolver {
  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Gives the delivery address of a sponsored job, or another one before the product is sent. Only the two sides see it. Errors: NOTHING_TO_SEND, PRODUCT_SENT, RECIPIENT_REQUIRED, MOBILE_REQUIRED, MOBILE_INVALID, ADDRESS_REQUIRED, FIELD_REQUIRED, WRONG_STATE. For: the hired influencer.',
  })
  async giveAddress(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('address', () => ShippingAddressInput) address: ShippingAddressInput,
  ) {
    await giveAddress(ctx, id, address);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Marks the product of a sponsored job as sent, or corrects carrier and number before it is received. Errors: NOTHING_TO_SEND, ADDRESS_MISSING, PRODUCT_RECEIVED, FIELD_REQUIRED, WRONG_STATE. For: the owner.',
  })
  async markAsSent(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('carrier', () => String) carrier: string,
    @Arg('trackingNumber', () => String, { nullable: true }) trackingNumber?: string,
  ) {
    await markAsSent(ctx, id, carrier, trackingNumber);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Confirms that the product of a sponsored job has arrived: from now on the days until the work is due count. Errors: NOTHING_TO_SEND, PRODUCT_NOT_SENT, PRODUCT_RECEIVED, WRONG_STATE. For: the hired influencer.',
  })
  async confirmReceipt(@Call() { ctx, fields }: Call, @IdArg('remarkId') id: number) {
    await confirmReceipt(ctx, id);
    return readChangedRemark(ctx, id, fields);
  }
}

import type { ShippingAddressInput } from '../../../../schema/shipment.ts';
import type { Ctx } from '../../../platform/context.ts';
import { agreeWork } from '../../deliverables/agree-work.service.ts';
import {
  checkAddress,
  checkDispatch,
  writeAddress,
  writeDispatch,
  writeReceipt,
} from '../../shipments/shipment.service.ts';
import { assertMove, lockRemarkAs, moveRemark, wasLastStep } from '../remark.service.ts';

/**
 * The hired influencer gives the delivery address, or another one before the product is sent. Throws NOTHING_TO_SEND,
 * PRODUCT_SENT, WRONG_STATE, FORBIDDEN, NOT_FOUND, and at the invalid fields of the address.
 */
export async function giveAddress(ctx: Ctx, remarkId: number, sent: ShippingAddressInput): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'applicant');
  const move = { action: 'giveAddress', side: 'applicant' } as const;
  assertMove(locked, move);
  const address = await checkAddress(ctx, sent);
  await moveRemark(ctx, locked, move);
  await writeAddress(ctx, remarkId, address);
}

/**
 * The owner marks the product as sent, or corrects carrier and number before it is received; the same again changes
 * nothing. Throws NOTHING_TO_SEND, ADDRESS_MISSING, PRODUCT_RECEIVED, WRONG_STATE, FORBIDDEN, NOT_FOUND, FIELD_REQUIRED.
 */
export async function markAsSent(
  ctx: Ctx,
  remarkId: number,
  carrier: string,
  trackingNumber?: string | null,
): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  const move = { action: 'markAsSent', side: 'owner' } as const;
  assertMove(locked, move);
  if (await writeDispatch(ctx, remarkId, checkDispatch(carrier, trackingNumber)))
    await moveRemark(ctx, locked, move);
}

/**
 * The influencer confirms that the product has arrived, from when the days until the work is due count. Repeating keeps
 * the first time. Throws NOTHING_TO_SEND, PRODUCT_NOT_SENT, PRODUCT_RECEIVED, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function confirmReceipt(ctx: Ctx, remarkId: number): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'applicant');
  if (await wasLastStep(ctx, remarkId, 'confirmReceipt')) return;
  await moveRemark(ctx, locked, { action: 'confirmReceipt', side: 'applicant' });
  await writeReceipt(ctx, remarkId);
  await agreeWork(ctx, remarkId);
}

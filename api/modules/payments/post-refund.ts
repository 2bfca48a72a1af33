import type { Ctx } from '../../platform/context.ts';
import { post } from '../ledger/ledger.service.ts';
import type { Refund } from './refund.entity.ts';

/** Posts a refund of held money to the payer, with its whole amount, once per `key`. */
export async function postRefund(ctx: Ctx, refund: Refund, key: string): Promise<void> {
  const { remarkId, currency, amountMinor, payerId: partyId } = refund;
  await post(ctx, {
    key,
    kind: 'refund',
    remarkId,
    currency,
    entries: [
      { account: 'held', partyId: null, amountMinor: -amountMinor },
      { account: 'card', partyId, amountMinor },
    ],
  });
}

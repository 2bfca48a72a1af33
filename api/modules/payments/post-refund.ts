import type { Ctx } from '../../platform/context.ts';
import { post } from '../ledger/ledger.service.ts';
import type { Refund } from './refund.entity.ts';

/** Posts that held money of a job went back to its payer, once for each `key`: all that the refund is about. */
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

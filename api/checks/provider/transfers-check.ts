import { transferGroupOf } from '../../modules/payments/hire/settle-payment.service.ts';
import { sql } from '../../platform/sql.ts';
import type { Violation } from '../check.ts';
import { takenBack } from '../taken-back.ts';
import { amountOf, mayLag, type ProviderCheck } from './provider-check.ts';
import { type MoneyRow, paymentRows } from './rows-of.ts';

interface Row extends MoneyRow {
  readonly payout: {
    id: number;
    state: string;
    amountMinor: number;
    currency: string;
    destination: string;
    transferId: string | null;
    updatedAt: string;
    /** Amount that was posted back, in minor units. */
    takenBack: number;
    /** Earlier transfers that were reversed in part or whole. */
    earlier: readonly string[];
  } | null;
}

/** Compares payouts with the provider's transfers of the same job. */
export const transfersCheck: ProviderCheck<Row> = {
  name: 'provider_transfers_agree',
  why: 'A job has one transfer at the provider when we say it is paid out: our amount, to our influencer, from our charge.',
  rows: (em, scope, of) =>
    paymentRows<Row>(
      em,
      scope,
      of,
      sql`'payout', (select json_build_object('id', o.id, 'state', o.state, 'amountMinor', o.amount_minor, 'currency', o.currency,
        'destination', o.destination, 'transferId', o.provider_transfer_id, 'updatedAt', o.updated_at,
        'takenBack', ${takenBack('o')}, 'earlier', o.earlier_transfers)
        from payout o where o.payment_id = p.id)`,
    ),
  async look(provider, { id, remarkId, payout, providerChargeId }, scope) {
    if (!providerChargeId) return [];
    // Databases that share a provider account have jobs with the same number; the charge tells them apart.
    const all = (await provider.listTransfers(transferGroupOf(remarkId))).filter(
      ({ sourceChargeId }) => sourceChargeId === providerChargeId,
    );
    // The reversal reports a reversed transfer; the payout above says what is left.
    const live = all.filter(({ reversedMinor }) => reversedMinor === 0);
    const found: Violation[] = [];
    const offend = (detail: string) =>
      found.push({ id: payout ? `payout ${payout.id}` : `payment ${id}`, detail });
    if (payout?.state === 'succeeded') {
      const theirs = all.find((one) => one.id === payout.transferId);
      const ours = `${amountOf(payout.amountMinor - payout.takenBack, payout.currency)} to ${payout.destination}`;
      const there = theirs
        ? `${amountOf(theirs.agreed.amountMinor - theirs.agreed.reversedMinor, theirs.agreed.currency)} to ${theirs.destination}`
        : 'nothing';
      if (ours !== there) offend(`we say ${ours} by ${payout.transferId}, the provider ${there}`);
    }
    // An earlier transfer may have been reversed in part; then the newest one counts, whatever the payout says.
    const standing =
      payout && (payout.state === 'succeeded' || payout.earlier.length > 0) ? payout.transferId : null;
    const others = live.filter(({ id }) => id !== standing && !payout?.earlier.includes(id));
    const lags = payout && payout.state !== 'succeeded' && mayLag(new Date(payout.updatedAt), scope);
    if (others.length > 0 && !lags) {
      offend(
        `the provider made ${others.map((one) => `${one.id} of ${amountOf(one.amountMinor, one.currency)}`).join(', ')}`,
      );
    }
    return found;
  },
};

import { campaignChecks } from './campaign-checks.ts';
import { dealChecks } from './deal-checks.ts';
import { eventChecks } from './event-checks.ts';
import { jobChecks } from './job-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { orderChecks } from './order-checks.ts';
import { paperChecks } from './paper-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { payoutChecks } from './payout-checks.ts';
import { peopleChecks } from './people-checks.ts';
import { balanceCheck } from './provider/balance-check.ts';
import { chargesCheck } from './provider/charges-check.ts';
import { ordersCheck } from './provider/orders-check.ts';
import type { AnyProviderCheck } from './provider/provider-check.ts';
import { refundsCheck } from './provider/refunds-check.ts';
import { transfersCheck } from './provider/transfers-check.ts';
import { providerMovementChecks } from './provider-movement-checks.ts';
import { reviewChecks } from './review-checks.ts';
import { shipmentChecks } from './shipment-checks.ts';
import { staffChecks } from './staff-checks.ts';
import { statementChecks } from './statement-checks.ts';
import { workChecks } from './work-checks.ts';

/** Invariants inside any database of this product. A new one is a row in one of these lists. */
export const sqlChecks = Object.entries({
  ...ledgerChecks,
  ...paymentChecks,
  ...providerMovementChecks,
  ...payoutChecks,
  ...jobChecks,
  ...statementChecks,
  ...campaignChecks,
  ...dealChecks,
  ...eventChecks,
  ...peopleChecks,
  ...orderChecks,
  ...reviewChecks,
  ...shipmentChecks,
  ...workChecks,
  ...paperChecks,
  ...staffChecks,
}).map(([name, check]) => ({ name, ...check }));

/** Invariants between the database and the payment provider. */
export const providerChecks: readonly AnyProviderCheck[] = [
  chargesCheck,
  refundsCheck,
  transfersCheck,
  ordersCheck,
  balanceCheck,
];

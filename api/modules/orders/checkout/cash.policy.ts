/** Below S$ 7,500 the buyer may pay cash on delivery (specification, section 2). In minor units of SGD. */
const LIMIT_SGD_MINOR = 750_000;

/**
 * Singapore dollars per unit of a currency, fixed above the market rate, so that no order worth S$ 7,500 or more is
 * paid in cash. Other currencies are paid by card.
 */
const SGD_PER: Readonly<Record<string, number>> = { SGD: 1, USD: 1.35 };

/** Whether an order of this total may be paid in cash on delivery. */
export function mayPayCash(totalMinor: number, currency: string): boolean {
  const rate = SGD_PER[currency];
  return rate !== undefined && Math.round(totalMinor * rate) < LIMIT_SGD_MINOR;
}

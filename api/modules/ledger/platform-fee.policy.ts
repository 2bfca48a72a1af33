import { share } from '../../platform/share.ts';

/** What `rate` hundredths of a percent means. */
const WHOLE_RATE = 10_000;

/**
 * The platform fee on top of an amount, in minor units, rounded half up. `rate` is in hundredths of a percent. Computed
 * when terms are proposed and kept with them, so that a later rate never changes it.
 */
export function platformFee(amountMinor: number, rate: number): number {
  return share(amountMinor, rate, WHOLE_RATE);
}

/**
 * The part of a fee that stays ours while `keptMinor` of the `wholeMinor` that it was charged for or with is not given
 * back: in proportion, rounded half up. Nothing kept means no fee, all kept the whole fee.
 */
export function keptFee(feeMinor: number, keptMinor: number, wholeMinor: number): number {
  const kept = Math.max(0, Math.min(keptMinor, wholeMinor));
  return feeMinor === 0 ? 0 : share(feeMinor, kept, wholeMinor);
}

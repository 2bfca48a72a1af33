import { formatNumber } from '../../../../lib/format/formatMoney.ts';

/** '62%', and '<1%' for what would be rounded to nothing. */
export function percentText(percent: number): string {
  return percent > 0 && percent < 1 ? '<1%' : `${formatNumber(Math.round(percent))}%`;
}

/** '+4,200', '−310'. */
export const signedCount = (count: number): string =>
  `${count < 0 ? '−' : '+'}${formatNumber(Math.abs(count))}`;

/** '4.8%'. */
export const exactPercent = (percent: number): string => `${formatNumber(percent, 1)}%`;

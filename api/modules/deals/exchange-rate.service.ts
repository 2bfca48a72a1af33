import { isCalendarDay } from '../../../schema/scalars.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { PAYOUT_CURRENCY } from './quote.view.ts';

/** Currency that offers are in. */
const OFFER_CURRENCY = 'USD';

/** A rate as the source gives it: `{ "date": "2026-11-20", "rates": { "SGD": 1.3041 } }`, the rest ignored. */
function readRate(text: string | null, to: string): { day: string; rate: number } | null {
  try {
    const { date, rates } = JSON.parse(text ?? '') as { date?: unknown; rates?: Record<string, unknown> };
    const rate = rates?.[to];
    const isGood = typeof rate === 'number' && Number.isFinite(rate) && rate > 0;
    return typeof date === 'string' && isCalendarDay(date) && isGood ? { day: date, rate } : null;
  } catch {
    return null;
  }
}

/**
 * Fetches the rate for estimates of payouts from the configured source, and keeps the newest. Without a source, or while
 * it fails, estimates end when the last rate is too old.
 */
export async function fetchExchangeRate(ctx: StepsCtx): Promise<void> {
  const { config, log, outgoing } = ctx.ports;
  if (config.exchangeRateUrl === null) return;
  const [base, quote] = [OFFER_CURRENCY, PAYOUT_CURRENCY];
  const url = config.exchangeRateUrl.replaceAll('{from}', base).replaceAll('{to}', quote);
  const { status, answer, failure } = await outgoing.get(url);
  const known = status === 200 ? readRate(answer, quote) : null;
  if (!known) return log.warn({ status, failure }, 'the exchange rate could not be read');
  await ctx.inTransaction((inner) =>
    sql`insert into exchange_rate (base, quote, rate, day, fetched_at)
      values (${base}, ${quote}, ${known.rate}, ${known.day}, ${ctx.clock.now()})
      on conflict (base, quote) do update
        set rate = excluded.rate, day = excluded.day, fetched_at = excluded.fetched_at
        where exchange_rate.day <= excluded.day`.run(inner),
  );
}

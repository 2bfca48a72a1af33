import type { Quote } from '../../../schema/quote.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Column, StoredColumn } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { platformFee } from '../ledger/platform-fee.policy.ts';

/** Currency of bank accounts that influencers are paid out to. */
export const PAYOUT_CURRENCY = 'SGD';
/** Days until a rate is too old for an estimate. */
const RATE_DAYS = 7;

/** What a quote is made of: SQL of minor units and of their currency. */
interface QuoteParts {
  readonly amount: Sql;
  readonly fee: Sql;
  readonly currency: Sql;
}

const money = (minor: Sql): Sql => sql`json_build_object('amount', ${minor}, 'currency', asked.currency)`;

/** SQL: a Quote as JSON. */
function quote({ amount, fee, currency }: QuoteParts, now: Date): Sql {
  return sql`(select json_build_object('amount', ${money(sql`asked.amount`)}, 'fee', ${money(sql`asked.fee`)},
      'total', ${money(sql`asked.amount + asked.fee`)},
      'estimate', (select json_build_object('rate', known.rate::float8, 'day', known.day, 'amount',
          json_build_object('amount', round(asked.amount * known.rate)::bigint, 'currency', known.quote))
        from exchange_rate as known where known.base = asked.currency and known.quote = ${PAYOUT_CURRENCY}
          and known.day > ${dayOf(now)}::date - ${RATE_DAYS}::int))
    from (select ${amount} as amount, ${fee} as fee, ${currency} as currency) as asked)`;
}

/** SQL: the Quote of the amount and fee in two columns. */
export function quoteOf(amount: StoredColumn, fee: StoredColumn): Column {
  return (row, _field, { now }) =>
    quote(
      { amount: amount.value(row), fee: fee.value(row), currency: sql`${sql.ref(`${row}.currency`)}` },
      now,
    );
}

/** The quote of an amount in minor units by the fee of today. */
export async function readQuote(ctx: Ctx, amountMinor: number, currency: string): Promise<Quote> {
  const feeMinor = platformFee(amountMinor, ctx.ports.config.platformFeeRate);
  const parts = {
    amount: sql`${amountMinor}::bigint`,
    fee: sql`${feeMinor}::bigint`,
    currency: sql`${currency}::text`,
  };
  const found = await sql<{ quote: Quote }>`select ${quote(parts, ctx.clock.now())} as quote`.first(ctx);
  if (!found) throw new Error('a quote has one row');
  return found.quote;
}

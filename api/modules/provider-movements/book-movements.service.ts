import type { Ctx } from '../../platform/context.ts';
import type { BalanceMovement } from '../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { post } from '../ledger/ledger.service.ts';
import { exchangeLoss, kindOf, movementEntries, type SettledCharge } from './movement.policy.ts';

/** Days before the last booking that are read again: the provider may list a movement late. */
const OVERLAP_DAYS = 7;

/** From when on movements are read; null for all there are. */
async function readFrom(ctx: StepsCtx): Promise<Date | null> {
  const found = await sql<{
    from: Date;
  }>`select booked_until - make_interval(days => ${OVERLAP_DAYS}::int) as from
    from provider_booking`.first({ em: ctx.em.fork() });
  return found ? new Date(found.from) : null;
}

async function unbooked(ctx: StepsCtx, all: readonly BalanceMovement[]): Promise<BalanceMovement[]> {
  const found = await sql<{ id: string }>`select id from provider_movement
    where id = any(${all.map(({ id }) => id)}::text[])`.rows({ em: ctx.em.fork() });
  const known = new Set(found.map(({ id }) => id));
  return all.filter(({ id }) => !known.has(id));
}

/** The charge that a movement belongs to, as it was booked. */
async function chargeOf(ctx: Ctx, { source, currency }: BalanceMovement): Promise<SettledCharge | null> {
  const found = await sql<SettledCharge>`select source_minor::float8 as "paidMinor",
      source_currency as "paidCurrency", amount_minor::float8 as "settledMinor"
    from provider_movement where kind = 'charge' and source_id = ${source?.chargeId ?? null}
      and source_minor > 0 and currency = ${currency}`.first(ctx);
  return found ?? null;
}

/** Books a movement, once: a second time changes nothing. */
async function book(ctx: Ctx, movement: BalanceMovement): Promise<void> {
  const { id, category, amountMinor, feeMinor, currency, movedAt, source } = movement;
  const kind = kindOf(movement);
  const exchangeMinor = exchangeLoss(movement, kind, await chargeOf(ctx, movement));
  const made =
    await sql`insert into provider_movement (id, kind, category, source_id, charge_id, source_minor,
      source_currency, amount_minor, fee_minor, currency, exchange_minor, moved_at, created_at)
    values (${id}, ${kind}, ${category}, ${source?.id ?? null}, ${source?.chargeId ?? null},
      ${source?.amount?.minor ?? null}, ${source?.amount?.currency ?? null}, ${amountMinor}, ${feeMinor}, ${currency},
      ${exchangeMinor}, ${movedAt}, ${ctx.clock.now()})
    on conflict (id) do nothing returning id`.rows(ctx);
  if (made.length === 0) return;
  const entries = movementEntries(movement, kind, exchangeMinor);
  await post(ctx, { key: `provider-${id}`, kind: 'provider_movement', currency, entries });
}

/**
 * Books what moved the balance at the payment provider since the last time, its fees and exchange differences, each
 * movement in a separate transaction. Returns how many. After a crash the next run books what is missing.
 */
export async function bookProviderMovements(ctx: StepsCtx): Promise<number> {
  const began = ctx.clock.now();
  const listed = await ctx.ports.payment.listMovements(await readFrom(ctx));
  // A movement of nothing has no postings.
  const moved = listed.filter(({ amountMinor, feeMinor }) => amountMinor !== 0 || feeMinor !== 0);
  // Oldest first: a refund is compared with its charge.
  const missing = (await unbooked(ctx, moved)).toReversed();
  for (const movement of missing) await ctx.inTransaction((inner) => book(inner, movement));
  await ctx.inTransaction((inner) =>
    sql`insert into provider_booking (booked_until) values (${began}) on conflict (is_only) do update
      set booked_until = greatest(provider_booking.booked_until, excluded.booked_until)`.run(inner),
  );
  return missing.length;
}

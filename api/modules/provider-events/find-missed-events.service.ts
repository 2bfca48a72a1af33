import type { DisputeResult, TransferResult } from '../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { type About, followUp } from './follow-up.service.ts';
import { processProviderEvents, storeProviderEvent } from './provider-event.service.ts';

/** Days back to look for chargebacks, in case the server was down or its webhook misconfigured. */
const CHARGEBACK_DAYS = 7;
/** Days back to look at transfers. The check of transfers finds older reversals. */
const TRANSFER_DAYS = 14;

const daysAgo = (ctx: StepsCtx, days: number): Date =>
  new Date(ctx.clock.now().getTime() - days * 86_400_000);

async function unknownDisputes(ctx: StepsCtx, all: readonly DisputeResult[]): Promise<About[]> {
  const ids = all.map(({ id }) => id);
  const found = await sql<{ id: string }>`select told.id from unnest(${ids}::text[]) as told (id)
    where not exists (select from chargeback as c where c.provider_dispute_id = told.id)
      and not exists (select from order_payment as p where p.chargeback_id = told.id)`.rows({
    em: ctx.em.fork(),
  });
  const isUnknown = new Set(found.map(({ id }) => id));
  return all
    .filter(({ id }) => isUnknown.has(id))
    .map(({ id, paymentIntentId }) => ({ kind: 'dispute', id, paymentIntentId }));
}

/** Our transfers that were reversed further than we know. */
async function unknownReversals(ctx: StepsCtx, all: readonly TransferResult[]): Promise<About[]> {
  const back = all.filter(({ reversedMinor }) => reversedMinor > 0);
  const [ids, keys] = [
    back.map(({ id }) => id),
    back.map(({ id, reversedMinor }) => `reversal-${id}-${reversedMinor}`),
  ];
  const found = await sql<{
    id: string;
  }>`select told.id from unnest(${ids}::text[], ${keys}::text[]) as told (id, key)
    where (exists (select from payout as o where o.provider_transfer_id = told.id)
        or exists (select from payout as o where o.earlier_transfers <> '{}' and o.earlier_transfers @> array[told.id]))
      and not exists (select from ledger_group as g where g.key = told.key)`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => ({ kind: 'transfer', id }));
}

/**
 * Looks for recent chargebacks and reversed transfers at the provider that no event reported, and does what the event
 * would have done. One that fails is logged and comes again with the next run. Returns how many it found.
 */
export async function findMissedEvents(ctx: StepsCtx): Promise<number> {
  const { payment, log } = ctx.ports;
  const disputes = await payment.listDisputes(daysAgo(ctx, CHARGEBACK_DAYS));
  const transfers = await payment.listTransfersSince(daysAgo(ctx, TRANSFER_DAYS));
  const untold = [...(await unknownDisputes(ctx, disputes)), ...(await unknownReversals(ctx, transfers))];
  for (const about of untold) {
    try {
      await followUp(ctx, about);
    } catch (error) {
      log.error({ err: error, ...about }, 'what nobody told us of could not be looked up');
    }
  }
  return untold.length;
}

/**
 * Asks the payment provider for events whose webhook never reached us (it gives up after three days) and handles them.
 * Known ones are left alone. Returns how many the provider named.
 */
export async function recoverEvents(ctx: StepsCtx): Promise<number> {
  const events = await ctx.ports.payment.listUndeliveredEvents();
  for (const event of events) await ctx.inTransaction((inner) => storeProviderEvent(inner, event));
  if (events.length > 0) await processProviderEvents(ctx);
  return events.length;
}

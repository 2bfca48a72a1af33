import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { refreshAccountStanding } from '../bank-accounts/account-standing.service.ts';
import { processProviderEvents, storeProviderEvent } from './provider-event.service.ts';

/** Hours until a connected account is looked up again, in case its webhooks are lost. */
const PATIENCE = 12;
/** Maximum number of accounts in one run. */
const BATCH = 100;
/** Days back to look for events of an account, so that rounds that failed are made up for. */
const EVENT_DAYS = 7;

const before = (ctx: StepsCtx, hours: number): Date =>
  new Date(ctx.clock.now().getTime() - hours * 3_600_000);

async function recheck(ctx: StepsCtx, providerAccountId: string): Promise<void> {
  const events = await ctx.ports.payment.listAccountEvents(providerAccountId, before(ctx, EVENT_DAYS * 24));
  for (const event of events) await ctx.inTransaction((inner) => storeProviderEvent(inner, event));
  await refreshAccountStanding(ctx, providerAccountId);
}

/**
 * Asks the payment provider about the connected accounts that were not asked about for longest: their standing, and
 * events that no webhook brought. One that fails is logged, and has its turn again after the others; a provider that does
 * not answer ends the run. Returns how many.
 */
export async function recheckPayees(ctx: StepsCtx): Promise<number> {
  const due = await sql<{ id: string }>`select provider_account_id as id from provider_account
    where checked_at <= ${before(ctx, PATIENCE)} order by checked_at limit ${BATCH}`.rows({
    em: ctx.em.fork(),
  });
  let count = 0;
  for (const { id } of due) {
    const failure: unknown = await recheck(ctx, id).then(
      () => null,
      (error: unknown) => error,
    );
    await sql`update provider_account set checked_at = ${ctx.clock.now()} where provider_account_id = ${id}`.run(
      { em: ctx.em.fork() },
    );
    count += 1;
    if (failure)
      ctx.ports.log.warn({ err: failure, account: id }, 'a connected account could not be looked up');
    if (failure instanceof PaymentProviderError && failure.kind === 'temporary') break;
  }
  if (count > 0) await processProviderEvents(ctx);
  return count;
}

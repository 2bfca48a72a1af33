import type { Ctx } from '../../../platform/context.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';

/** Maximum number of removals claimed together. */
const BATCH = 20;
/** Seconds for which a claimed removal is left alone; after a crash it is tried again then. */
const LEASE = 60;
/** Longest pause between two tries, in seconds. */
const LONGEST_PAUSE = 3_600;

/**
 * Records that cards (`pm_...`) and customers (`cus_...`) have to be removed at the provider. The job does it after the
 * commit. Such a card is never saved again.
 */
export async function recordRemovals(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const now = ctx.clock.now();
  await sql`insert into provider_removal (id, created_at, next_try_at)
    select removed.id, ${now}, ${now} from unnest(${ids}::text[]) as removed (id) on conflict do nothing`.run(
    ctx,
  );
}

/** Removes the saved cards of an account and its customer at the provider, because it is closed. */
export async function removeCustomer(ctx: Ctx, accountId: number): Promise<void> {
  // First the customer: its lock keeps cards from being saved meanwhile.
  const customers = await sql<{
    id: string | null;
  }>`delete from payment_customer where account_id = ${accountId}
    returning customer_id as id`.rows(ctx);
  const cards = await sql<{ id: string }>`delete from saved_payment_method where account_id = ${accountId}
    returning method_id as id`.rows(ctx);
  await recordRemovals(
    ctx,
    [...cards, ...customers].flatMap(({ id }) => id ?? []),
  );
}

interface Removal {
  readonly id: string;
  readonly tries: number;
}

/** Claims the removals that are due, so that no other process makes them. */
function take(ctx: Ctx): Promise<Removal[]> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + LEASE * 1000);
  return sql<Removal>`update provider_removal set tries = tries + 1, next_try_at = ${until}
    where id in (select id from provider_removal where done_at is null and next_try_at <= ${now}
      order by next_try_at limit ${BATCH} for update skip locked)
    returning id, tries`.rows({ em: ctx.em.fork() });
}

/** Makes a removal. One that the provider refuses was made before, by a process that died, or by staff there. */
async function remove({ payment, log }: Ports, id: string): Promise<void> {
  const key = `remove-${id}`;
  try {
    if (id.startsWith('cus_')) await payment.deleteCustomer(id, key);
    else await payment.detachPaymentMethod(id, key);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
    log.info({ removal: id, code: error.code }, 'a card or customer was removed at the provider before');
  }
}

/**
 * Makes the recorded removals at the provider, each once. One that fails is logged and tried again after a growing
 * pause. Returns how many it took.
 */
export async function finishRemovals(ctx: StepsCtx): Promise<number> {
  const removals = await take(ctx);
  const em = ctx.em.fork();
  for (const { id, tries } of removals) {
    const now = ctx.clock.now();
    try {
      await remove(ctx.ports, id);
      await sql`update provider_removal set done_at = ${now} where id = ${id}`.run({ em });
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE, 15 * 2 ** (tries - 1));
      ctx.ports.log.warn({ err: error, removal: id, tries }, 'a card or customer stays at the provider');
      await sql`update provider_removal set next_try_at = ${new Date(now.getTime() + pause * 1000)}
        where id = ${id}`.run({ em });
    }
  }
  return removals.length;
}

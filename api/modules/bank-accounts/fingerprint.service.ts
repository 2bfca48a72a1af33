import type { Ctx } from '../../platform/context.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';

/** Notes that a member uses a card or bank account, as the payment provider tells them apart. */
export async function noteFingerprint(
  ctx: Ctx,
  accountId: number,
  kind: 'card' | 'bank',
  fingerprint: string | null,
): Promise<void> {
  if (fingerprint === null) return;
  await sql`insert into account_fingerprint (account_id, kind, fingerprint, created_at)
    values (${accountId}, ${kind}, ${fingerprint}, ${ctx.clock.now()}) on conflict do nothing`.run(ctx);
}

/** Maximum number of payments of each kind in one run. */
const BATCH = 25;

interface Charged {
  readonly table: 'payment' | 'order_payment';
  readonly id: number;
  readonly payerId: number;
  readonly chargeId: string;
}

function unseen(ctx: StepsCtx): Promise<Charged[]> {
  const of = (table: Charged['table']) => sql`(select ${table}::text as table, id, payer_id as "payerId",
      provider_charge_id as "chargeId" from ${sql.table(table)}
    where state = 'succeeded' and card_seen_at is null and provider_charge_id is not null order by id limit ${BATCH})`;
  return sql<Charged>`${of('payment')} union all ${of('order_payment')}`.rows({ em: ctx.em.fork() });
}

/** The fingerprint of a charge's card; null when it has none, or the provider does not know the charge. */
async function cardOf({ ports }: StepsCtx, chargeId: string): Promise<string | null> {
  try {
    return (await ports.payment.retrieveCharge(chargeId)).cardFingerprint;
  } catch (error) {
    if (error instanceof PaymentProviderError && error.kind === 'invalid') return null;
    throw error;
  }
}

async function noteCard(ctx: StepsCtx, { table, id, payerId, chargeId }: Charged): Promise<void> {
  const card = await cardOf(ctx, chargeId);
  await ctx.inTransaction(async (inner) => {
    await noteFingerprint(inner, payerId, 'card', card);
    await sql`update ${sql.table(table)} set card_seen_at = ${inner.clock.now()} where id = ${id}`.run(inner);
  });
}

/**
 * Asks the payment provider which cards paid, and notes whose they are. Returns how many payments; those that it does not
 * answer for are tried again in the next run.
 */
export async function noteCards(ctx: StepsCtx): Promise<number> {
  const charged = await unseen(ctx);
  for (const one of charged) {
    await noteCard(ctx, one).catch((error: unknown) => {
      ctx.ports.log.warn({ err: error, charge: one.chargeId }, 'the card of a payment could not be read');
    });
  }
  return charged.length;
}

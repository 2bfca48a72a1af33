import { sql } from 'kysely';
import type { PaymentEvent } from '../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../platform/steps.ts';
import { finishPayment } from './hire-payment.service.ts';
import { finishRefund } from './refund.service.ts';
import { finishRelease } from './release.service.ts';

/** Writes the event down. Answers false when it was worked off before. */
async function isNew(ctx: StepsCtx, { id, type }: PaymentEvent): Promise<boolean> {
  const noted = await sql<{ isDone: boolean }>`
    insert into provider_event (id, type, received_at) values (${id}, ${type}, ${ctx.clock.now()})
    on conflict (id) do update set type = excluded.type
    returning done_at is not null as "isDone"`.execute(ctx.em.fork().getKysely());
  return noted.rows[0]?.isDone === false;
}

async function remarkOfPayment(ctx: StepsCtx, providerPaymentId: string): Promise<number | null> {
  const found = await sql<{ remarkId: number }>`select remark_id as "remarkId" from payment
    where provider_payment_id = ${providerPaymentId}`.execute(ctx.em.fork().getKysely());
  return found.rows[0]?.remarkId ?? null;
}

async function remarkOfCharge(ctx: StepsCtx, chargeId: string | null): Promise<number | null> {
  const found = await sql<{ remarkId: number }>`select o.remark_id as "remarkId" from payout as o
    join payment as p on p.id = o.payment_id where p.provider_charge_id = ${chargeId} and o.state = 'created'`.execute(
    ctx.em.fork().getKysely(),
  );
  return found.rows[0]?.remarkId ?? null;
}

async function remarkOfRefund(ctx: StepsCtx, providerPaymentId: string | null): Promise<number | null> {
  const found = await sql<{ remarkId: number }>`select f.remark_id as "remarkId" from refund as f
    join payment as p on p.id = f.payment_id
    where p.provider_payment_id = ${providerPaymentId} and f.state = 'created'`.execute(
    ctx.em.fork().getKysely(),
  );
  return found.rows[0]?.remarkId ?? null;
}

/** Brings what we know of a connected account up to date. */
async function readAccount(ctx: StepsCtx, accountId: string): Promise<void> {
  const known = await sql`select from bank_account where provider_account_id = ${accountId}`.execute(
    ctx.em.fork().getKysely(),
  );
  if (known.rows.length === 0) return;
  const account = await ctx.ports.payment.retrieveAccount(accountId);
  const isReady = account.payoutsEnabled && account.transfersEnabled;
  await sql`update bank_account set payouts_enabled = ${isReady}, updated_at = ${ctx.clock.now()}
    where provider_account_id = ${accountId} and payouts_enabled <> ${isReady}`.execute(
    ctx.em.fork().getKysely(),
  );
}

async function lookAt(ctx: StepsCtx, { subject }: PaymentEvent): Promise<void> {
  if (subject.kind === 'paymentIntent') {
    const remarkId = await remarkOfPayment(ctx, subject.paymentIntent.id);
    if (remarkId !== null) await finishPayment(ctx, remarkId, false);
  } else if (subject.kind === 'transfer') {
    const remarkId = await remarkOfCharge(ctx, subject.transfer.sourceChargeId);
    if (remarkId !== null) await finishRelease(ctx, remarkId);
  } else if (subject.kind === 'refund') {
    const remarkId = await remarkOfRefund(ctx, subject.refund.paymentIntentId);
    if (remarkId !== null) await finishRefund(ctx, remarkId, true);
  } else if (subject.kind === 'account') {
    await readAccount(ctx, subject.account.id);
  }
}

/**
 * Works a verified webhook off. Nothing is taken from it but what to look at: the state is read at the provider, so
 * that events may come twice, late and in any order.
 */
export async function takeProviderEvent(ctx: StepsCtx, event: PaymentEvent): Promise<void> {
  if (!(await isNew(ctx, event))) return;
  await lookAt(ctx, event);
  await sql`update provider_event set done_at = ${ctx.clock.now()} where id = ${event.id}`.execute(
    ctx.em.fork().getKysely(),
  );
}

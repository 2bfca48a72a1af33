import { randomUUID } from 'node:crypto';
import type { CreateSetupIntentPayload } from '../../../../schema/payment-method.ts';
import { accountIdOf } from '../../../platform/context.ts';
import type { SetupIntentResult } from '../../../platform/payment/payment-results.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../../platform/process/steps.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../../platform/sql.ts';
import { PaymentCustomer } from './payment-customer.entity.ts';
import { providerFailure } from './provider-failure.ts';
import { recordRemovals } from './provider-removal.service.ts';

/** Limits how many stolen cards one account can test. */
const setups: Limit = { name: 'card-setup', points: 10, seconds: 3_600 };

interface Setup {
  /** As recorded before the provider is called. */
  readonly customer: PaymentCustomer;
  readonly setupKey: string;
}

interface Created {
  readonly customerId: string;
  readonly setup: SetupIntentResult;
}

/** A repeat gets the same customer. The creation time keeps databases that share one provider account apart. */
const customerKey = ({ accountId, createdAt }: PaymentCustomer): string =>
  `customer-${accountId}-${createdAt.getTime().toString(36)}`;

const creation: ProviderSteps<null, Setup, Created, SetupIntentResult> = {
  async prepare(ctx) {
    const accountId = accountIdOf(ctx);
    await sql`insert into payment_customer (account_id, created_at) values (${accountId}, ${ctx.clock.now()})
      on conflict do nothing`.run(ctx);
    const customer = await ctx.em.findOneOrFail(PaymentCustomer, { accountId });
    return { call: { customer, setupKey: `setup-${randomUUID()}` } };
  },
  async call({ ports: { payment } }, { customer, setupKey }) {
    const metadata = { account: String(customer.accountId) };
    const customerId =
      customer.customerId ?? (await payment.createCustomer({ metadata }, customerKey(customer))).id;
    return { customerId, setup: await payment.createSetupIntent({ customerId }, setupKey) };
  },
  async settle(ctx, { customer: { accountId, createdAt } }, { customerId, setup }) {
    const known = await sql`update payment_customer set customer_id = ${customerId}
      where account_id = ${accountId} and created_at = ${createdAt} returning 1`.rows(ctx);
    // The account was closed meanwhile.
    if (known.length === 0) await recordRemovals(ctx, [customerId]);
    return setup;
  },
};

/** Begins saving a card of the actor: a browser confirms it with the provider. Throws RATE_LIMITED, UNAVAILABLE. */
export async function createSetupIntent(ctx: StepsCtx): Promise<CreateSetupIntentPayload> {
  await ctx.ports.limiter.consume(setups, String(accountIdOf(ctx)));
  const { id, clientSecret } = await runSteps(ctx, ctx.inTransaction, creation, null).catch(
    providerFailure(ctx),
  );
  return { setupIntentId: id, clientSecret };
}

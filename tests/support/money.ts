import { usd } from '../../schema/usd.ts';
import { createCampaign, createRemark, jobOperations } from './jobs.ts';
import { card, freshKey, singaporeBank, singaporePerson } from './payment-harness.ts';
import { createPerson, type Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Test cards by their effect. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asksBank: '4000002500003155',
} as const;

/** A call of the provider with the publishable key, as the card form makes it. */
export async function atProvider(product: TestProduct, path: string, form: Record<string, string>) {
  const response = await product.app.inject({
    method: 'POST',
    url: `/provider${path}`,
    headers: {
      authorization: `Bearer ${product.ports.payment.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
  return response.json();
}

/** A card as the payment form tokenises it: at the provider's public endpoints, never at ours. */
export async function tokenise(product: TestProduct, number: string): Promise<string> {
  return (await atProvider(product, '/v1/payment_methods', card(number))).id;
}

/** The payer's answer on the bank's page. */
export async function answerBank(
  product: TestProduct,
  clientSecret: string,
  outcome: 'complete' | 'fail',
): Promise<void> {
  const [id] = clientSecret.split('_secret_');
  const kind = id?.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const response = await product.app.inject({
    url: `/provider/v1/${kind}/${id}?client_secret=${clientSecret}`,
    headers: { authorization: `Bearer ${product.ports.payment.publishableKey}` },
  });
  await product.app.inject({
    method: 'POST',
    url: response.json().next_action.use_stripe_sdk.stripe_js,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
}

/** Opens the connected account of a member at the provider. */
export async function openBankAccount(product: TestProduct, person: Person): Promise<string> {
  const { payment } = product.ports;
  const account = await payment.createConnectedAccount(singaporePerson, freshKey());
  const token = (await atProvider(product, '/v1/tokens', singaporeBank())).id;
  const bank = await payment.addBankAccount(account.id, token, freshKey());
  await sql(
    product.databaseUrl,
    `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code,
       routing_number, payouts_enabled, provider_account_id, provider_bank_id, fingerprint, created_at, updated_at)
     values ($1, 'saving', 'DBS', $2, 'Person', 'DBSSSGSG', '7171-001', true, $3, $4, $5, '2026-11-19', '2026-11-19')
     on conflict (owner_id) do update set provider_account_id = excluded.provider_account_id`,
    [person.id, bank.last4, account.id, bank.id, bank.fingerprint],
  );
  return account.id;
}

/** A paid job of two members, up to the accepted offer. */
export interface PaidJob {
  readonly brand: Person;
  readonly influencer: Person;
  readonly campaignId: number;
  readonly remarkId: number;
}

/** A job whose offer waits for the influencer for as long as they like, through the API. */
export async function offeredJob(product: TestProduct): Promise<PaidJob & { readonly offerId: string }> {
  const [brand, influencer] = [await createPerson(product), await createPerson(product)];
  await openBankAccount(product, influencer);
  const campaignId = await createCampaign(product, brand);
  const remarkId = await createRemark(product, campaignId, influencer);
  const offered = await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_050) });
  await sql(product.databaseUrl, 'update offer set lapses_at = null where remark_id = $1', [remarkId]);
  return { brand, influencer, campaignId, remarkId, offerId: offered.makeOffer.remark.offer.id };
}

/** Creates two members and a job with an accepted offer of `amountMinor`, through the API. */
export async function acceptedJob(product: TestProduct, amountMinor = 45_050): Promise<PaidJob> {
  const brand = await createPerson(product);
  const influencer = await createPerson(product);
  await openBankAccount(product, influencer);
  const campaignId = await createCampaign(product, brand);
  const remarkId = await createRemark(product, campaignId, influencer);
  const offered = await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(amountMinor) });
  await influencer.client.data(jobOperations.acceptOffer, { offerId: offered.makeOffer.remark.offer.id });
  return { brand, influencer, campaignId, remarkId };
}

/** The owner presses Pay with a card; null looks again. */
export function pay(job: PaidJob, paymentMethodId: string | null) {
  return job.brand.client.send(jobOperations.pay, { input: { remarkId: job.remarkId, paymentMethodId } });
}

/** Dollars with cents. */
const dollars = (minor: unknown): string => (Number(minor) / 100).toFixed(2);

/** A job that holds money. */
export async function hiredJob(product: TestProduct, amountMinor?: number): Promise<PaidJob> {
  const job = await acceptedJob(product, amountMinor);
  await pay(job, await tokenise(product, cards.good));
  return job;
}

/** A job that is done and not yet released. */
export async function doneJob(product: TestProduct): Promise<PaidJob> {
  const job = await hiredJob(product);
  await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
  return job;
}

/** State and balances of a job. */
export async function balances(product: TestProduct, remarkId: number): Promise<string[]> {
  const rows = await sql(
    product.databaseUrl,
    `select r.state,
       coalesce(sum(e.amount_minor) filter (where e.account = 'card'), 0) as card,
       coalesce(sum(e.amount_minor) filter (where e.account = 'held'), 0) as held,
       coalesce(sum(e.amount_minor) filter (where e.account = 'payout'), 0) as payout
     from remark r left join ledger_entry e on e.remark_id = r.id where r.id = $1 group by r.state`,
    [remarkId],
  );
  const row = rows[0];
  return row ? [String(row.state), dollars(row.card), dollars(row.held), dollars(row.payout)] : [];
}

/** A job's life as a table: step, state and balances after it. */
export class MoneyStory {
  private readonly lines: string[][] = [['what', 'state', 'card', 'held', 'payout']];
  private readonly product: TestProduct;
  private readonly remarkId: number;

  constructor(product: TestProduct, remarkId: number) {
    this.product = product;
    this.remarkId = remarkId;
  }

  async tell(what: string): Promise<void> {
    this.lines.push([what, ...(await balances(this.product, this.remarkId))]);
  }

  table(): string[] {
    const widths = [28, 16, 9, 9, 9];
    return this.lines.map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    );
  }
}

/** How often the provider moved money for a job: successful charges, and transfers. */
export async function atTheProvider(product: Pick<TestProduct, 'databaseUrl'>, remarkId: number) {
  const objects = await sql(
    product.databaseUrl,
    `select kind, count(*)::int as n, sum(coalesce(split_part(body #>> '{metadata,agreed}', ' ', 1), body ->> 'amount')::int)::int
       as amount from payment_provider.objects
     where body ->> 'transfer_group' = $1 and (kind = 'transfer' or (kind = 'charge' and body ->> 'status' = 'succeeded'))
     group by kind order by kind`,
    [`job-${remarkId}`],
  );
  return Object.fromEntries(objects.map(({ kind, n, amount }) => [kind, [n, amount]]));
}

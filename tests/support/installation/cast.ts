import { hashSync } from '@node-rs/argon2';
import { type LocalProvider, startLocalProvider } from '../../../api/dev/payment/start-local-provider.ts';
import { createStripe } from '../../../api/platform/payment/create-stripe.ts';
import { webhookEndpoints } from '../../../api/platform/payment/webhook-endpoints.ts';
import { cards } from '../money.ts';
import { card, freshKey, singaporeBank, singaporePerson } from '../payment-harness.ts';
import { password } from '../people.ts';
import { sql } from '../sql.ts';
import type { Caller } from './callers.ts';

/** A brand and an influencer who do jobs together. */
export interface Couple {
  readonly brand: Member;
  readonly influencer: Member;
}

export interface Member extends Caller {
  readonly id: number;
  readonly cookie: string;
}

const secretKey = 'sk_test_of_an_installation_of_several_processes';
const publishableKey = 'pk_test_of_an_installation_of_several_processes';
const webhookSecret = 'whsec_installation';

/** The payment provider as a company of its own, which all servers share. */
export async function startProvider(databaseUrl: string, webhookPort: () => number) {
  const provider: LocalProvider = await startLocalProvider({
    databaseUrl,
    webhookUrl: () => `http://127.0.0.1:${webhookPort()}${webhookEndpoints[0].path}`,
    webhookSecret,
    secretKey,
    publishableKey,
  });
  const call = async (path: string, form: Record<string, string>): Promise<string> => {
    const headers = { authorization: `Bearer ${publishableKey}` };
    const answer = await fetch(provider.url + path, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    return (await answer.json()).id;
  };
  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: provider.url,
    },
    port: createStripe({ secretKey, webhookSecret, apiBase: provider.url }),
    tokeniseCard: () => call('/v1/payment_methods', card(cards.good)),
    tokeniseBank: () => call('/v1/tokens', singaporeBank()),
    close: () => provider.close(),
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Inserts a member who may apply, by columns that every version has, and signs in. */
async function createMember(databaseUrl: string, url: string, number: number): Promise<Member> {
  const email = `member${number}@people.test`;
  const hash = hashSync(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const [row] = await sql(
    databaseUrl,
    `with one as (insert into account (email, password_hash, email_verified_at, created_at, updated_at)
       values ($1, $2, now(), now(), now()) returning id)
     insert into profile (id, username, first, last, date_of_birth, gender, country, city, phone_prefix, mobile, bio,
       interests, followers, instagram_username, instagram_price_minor, is_listed, created_at, updated_at)
     select id, $3::text, 'Person', 'No ' || $4::text, '1996-04-02', 'female', 'SG', 'Singapore', '+65', '81234567',
       'I cook and I film it.', '{Food}', 41000, $3::text, 25000, true, now(), now() from one returning id`,
    [email, hash, `member${number}`, number],
  );
  const query =
    'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email, password } }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .find((line) => line.includes('koli_session='))
    ?.split(';')[0];
  if (!cookie) throw new Error(`could not sign in: ${await answer.text()}`);
  return { id: Number(row?.id), address: `198.51.100.${number}`, cookie };
}

/** Has a member be paid out to a bank account. */
async function addBankAccount(databaseUrl: string, provider: Provider, { id }: Member): Promise<void> {
  const account = await provider.port.createConnectedAccount(singaporePerson, freshKey());
  const bank = await provider.port.addBankAccount(account.id, await provider.tokeniseBank(), freshKey());
  await sql(
    databaseUrl,
    `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code,
       routing_number, payouts_enabled, provider_account_id, provider_bank_id, fingerprint, created_at, updated_at)
     values ($1, 'saving', 'DBS', $2, 'Person', 'DBSSSGSG', '7171-001', true, $3, $4, $5, now(), now())`,
    [id, bank.last4, account.id, bank.id, bank.fingerprint],
  );
}

/** Couples of members, signed in at a running server. */
export async function createCouples(
  databaseUrl: string,
  provider: Provider,
  port: number,
  count: number,
): Promise<Couple[]> {
  const url = `http://127.0.0.1:${port}`;
  const couples: Couple[] = [];
  for (let number = 1; couples.length < count; number += 2) {
    const brand = await createMember(databaseUrl, url, number);
    const influencer = await createMember(databaseUrl, url, number + 1);
    await addBankAccount(databaseUrl, provider, influencer);
    couples.push({ brand, influencer });
  }
  return couples;
}

import { atProvider, tokenise } from './money.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** What happens to cards that are saved. */
export const cardOperations = {
  setup: 'mutation { createSetupIntent { setupIntentId clientSecret } }',
  save: `mutation ($setupIntentId: String!) { savePaymentMethod(input: { setupIntentId: $setupIntentId }) {
    savedPaymentMethod { id brand last4 expiryMonth expiryYear isDefault } } }`,
  remove: 'mutation ($id: ID!) { removePaymentMethod(input: { id: $id }) { removedPaymentMethodId } }',
  list: '{ savedPaymentMethods { totalCount nodes { id brand last4 expiryMonth expiryYear isDefault } } }',
};

/** A setup as the form in the browser confirms it at the provider. */
export async function confirmedSetup(product: TestProduct, person: Person, number: string) {
  const { createSetupIntent } = await person.client.data(cardOperations.setup);
  const { setupIntentId, clientSecret } = createSetupIntent;
  const answer = await atProvider(product, `/v1/setup_intents/${setupIntentId}/confirm`, {
    client_secret: clientSecret,
    payment_method: await tokenise(product, number),
  });
  return { setupIntentId, clientSecret, answer } as const;
}

/** A card that the person has saved. Returns its id. */
export async function saveCard(product: TestProduct, person: Person, number: string): Promise<string> {
  const { setupIntentId } = await confirmedSetup(product, person, number);
  const { savePaymentMethod } = await person.client.data(cardOperations.save, { setupIntentId });
  return savePaymentMethod.savedPaymentMethod.id;
}

/** Inserts a saved card that the provider does not know. Returns its id. */
export async function insertCard(product: TestProduct, person: Person): Promise<number> {
  const [row] = await sql(
    product.databaseUrl,
    `insert into saved_payment_method
       (account_id, customer_id, method_id, brand, last4, expiry_month, expiry_year, created_at)
     values ($1::int, 'cus_' || $1::text, 'pm_' || md5(random()::text), 'visa', '4242', 11, 2039, now()) returning id`,
    [person.id],
  );
  return Number(row?.id);
}

/** What the provider was told about the cards and customer of a person, in order. */
export async function cardEvents(product: TestProduct, { id }: Person): Promise<string[]> {
  const rows = await sql(
    product.databaseUrl,
    `with mine as (select id from payment_provider.objects
       where kind = 'customer' and id in (select body #>> '{data,object,id}' from payment_provider.events
         where type = 'customer.created' and body #>> '{data,object,metadata,account}' = $1))
     select type from payment_provider.events
     where type like 'customer.%' and body #>> '{data,object,id}' in (select id from mine)
       or type like 'payment_method.%' and body #>> '{data,object,id}' in
         (select body #>> '{data,object,id}' from payment_provider.events
          where type = 'payment_method.attached' and body #>> '{data,object,customer}' in (select id from mine))
     order by seq`,
    [String(id)],
  );
  return rows.map(({ type }) => String(type));
}

/** The provider's event that a setup of a card succeeded, as it would be delivered. */
export async function setupEvent(product: TestProduct, setupIntentId: string): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select body from payment_provider.events
     where type = 'setup_intent.succeeded' and body #>> '{data,object,id}' = $1`,
    [setupIntentId],
  );
  return JSON.stringify(rows[0]?.body);
}

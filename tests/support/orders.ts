import { usd } from '../../schema/usd.ts';
import { rowNumber } from './global-ids.ts';
import { cards, openBankAccount, tokenise } from './money.ts';
import { createPerson, type Person } from './people.ts';
import { makeProduct } from './products.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

const fields = 'id state mySide isHeld isPaidOut nextSteps { action permission { allowed code } }';

/** Operations of orders. */
export const orderOperations = {
  place: `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ${fields} } } }`,
  pay: `mutation ($input: PayForOrderInput!) { payForOrder(input: $input) { state clientSecret order { ${fields} } } }`,
  ship: `mutation ($orderId: ID!) { shipOrder(input: { orderId: $orderId, tracking: "Ninja Van 12" }) { order { ${fields} } } }`,
  confirm: `mutation ($orderId: ID!) { confirmDelivery(input: { orderId: $orderId }) { order { ${fields} } } }`,
  cancel: `mutation ($orderId: ID!) { cancelOrder(input: { orderId: $orderId, reason: "Changed my mind." }) { order { ${fields} } } }`,
  problem: `mutation ($orderId: ID!) { reportOrderProblem(input: { orderId: $orderId, reason: "Broken." }) { order { ${fields} } } }`,
  settle: `mutation ($orderId: ID!, $refund: Boolean!) { settleOrder(input: { orderId: $orderId, refund: $refund, reason: "Seen." }) { order { ${fields} } } }`,
  review: `mutation ($orderId: ID!) { reviewProduct(input: { orderId: $orderId, rating: 4, text: "Holds noodles." }) { order { review { rating } mayReview { code } } } }`,
  order: `query ($id: ID!) { order(id: $id) { ${fields} delivery { line1 } timeline { action by } } }`,
};

export const delivery = {
  recipient: 'Mei Tan',
  phone: '81234567',
  line1: '12 Joo Chiat Road',
  line2: '#03-01',
  postalCode: '427356',
};

/** Input of an order. */
export function orderForm(productId: number, more: Record<string, unknown> = {}) {
  return {
    productId: String(productId),
    quantity: 1,
    method: 'CARD',
    total: usd(2_400),
    ...delivery,
    ...more,
  };
}

/** Two members and a product for 24 dollars, five in stock. */
export interface Sale {
  readonly seller: Person;
  readonly buyer: Person;
  readonly productId: number;
}

/** Creates a seller with a bank account, a buyer and a product. */
export async function makeSale(product: TestProduct, stockCount = 5): Promise<Sale> {
  const seller = await createPerson(product);
  await openBankAccount(product, seller);
  const buyer = await createPerson(product);
  return { seller, buyer, productId: await makeProduct(product, seller, { stockCount }) };
}

/** Places an order and returns the number of its row. */
export async function place({ buyer, productId }: Sale, more: Record<string, unknown> = {}): Promise<string> {
  const input = orderForm(productId, more);
  return rowNumber((await buyer.client.data(orderOperations.place, { input })).placeOrder.order.id);
}

/** Pays an order with a card; null looks again. */
export async function payOrder(
  product: TestProduct,
  { buyer }: Sale,
  orderId: string,
  card: string | null = cards.good,
) {
  const paymentMethodId = card === null ? null : await tokenise(product, card);
  return buyer.client.send(orderOperations.pay, { input: { orderId, paymentMethodId } });
}

const dollars = (minor: unknown): string => (Number(minor) / 100).toFixed(0);

/** State, stock and balances of an order, on one line. */
export async function orderLine(product: TestProduct, orderId: string): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select o.state, p.stock_count, (select json_object_agg(account, minor) from (select account || case when account = 'cash'
        then case when party_id = o.buyer_id then ' of buyer' else ' of seller' end else '' end as account, sum(amount_minor) as minor
        from ledger_entry where order_id = o.id group by 1 having sum(amount_minor) <> 0 order by 1) s) as books
     from product_order o join product p on p.id = o.product_id where o.id = $1`,
    [orderId],
  );
  const { state, stock_count: stock, books } = rows[0] ?? {};
  const told = Object.entries((books ?? {}) as Record<string, number>).map(
    ([name, minor]) => `${name} ${dollars(minor)}`,
  );
  return [`${state}, ${stock} left`, ...told].join(', ');
}

/** How often the provider moved money for an order. */
export async function orderAtProvider(product: TestProduct, orderId: string): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select kind || ' ' || count(*) as told from payment_provider.objects
     where (body ->> 'transfer_group' = $1 and (kind = 'transfer' or (kind = 'charge' and body ->> 'status' = 'succeeded')))
       or (kind = 'refund' and body -> 'metadata' ->> 'order' = $2)
     group by kind order by kind`,
    [`order-${orderId}`, orderId],
  );
  return rows.map(({ told }) => told).join(', ');
}

/** Inserts an order in a state, a minute old, without the services, and returns its id. */
export async function writeOrder(
  product: TestProduct,
  { productId, buyer, seller }: Sale,
  { method, state }: { method: string; state: string },
): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into product_order (product_id, buyer_id, seller_id, state, method, title, quantity, unit_minor, total_minor,
       currency, recipient, phone, line1, postal_code, created_at, delivered_at, updated_at)
     values ($1, $2, $3, $4, $5, 'Noodle bowl', 1, 2400, 2400, 'USD', 'SECRET-recipient', '81234567', '12 Joo Chiat Road',
       '427356', now(), case when $4 = 'delivered' then now() end, now()) returning id`,
    [productId, buyer.id, seller.id, state, method],
  );
  return Number(rows[0]?.id);
}

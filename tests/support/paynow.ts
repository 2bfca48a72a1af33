import { expect } from 'vitest';
import { rowNumber } from './global-ids.ts';
import { atProvider } from './money.ts';
import { makeSale, orderForm, orderOperations, type Sale } from './orders.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** What the payer's bank does with a PayNow code. */
export type BankAnswer = 'completed' | 'failed' | 'expired';

/** A sale in Singapore dollars, as products are sold. */
export async function makeSaleInSgd(product: TestProduct): Promise<Sale> {
  const sale = await makeSale(product);
  await sql(product.databaseUrl, "update product set currency = 'SGD' where id = $1", [sale.productId]);
  return sale;
}

/** Places an order in Singapore dollars and returns the number of its row. */
export async function placeInSgd({ buyer, productId }: Sale): Promise<string> {
  const input = orderForm(productId, { total: { amount: 2_400, currency: 'SGD' } });
  return rowNumber((await buyer.client.data(orderOperations.place, { input })).placeOrder.order.id);
}

/** A payment method of PayNow, as the payment form makes it. */
export async function payNowMethod(product: TestProduct): Promise<string> {
  return (await atProvider(product, '/v1/payment_methods', { type: 'paynow' })).id;
}

/** Begins to pay an order by PayNow; returns the state. */
export async function payByPayNow(product: TestProduct, { buyer }: Sale, orderId: string): Promise<string> {
  const input = { orderId, paymentMethodId: await payNowMethod(product) };
  return (await buyer.client.data(orderOperations.pay, { input })).payForOrder.state;
}

/** State and code of an order's payment by PayNow, as a viewer sees it; null for none. */
export async function payNowOf(
  { client }: Sale['buyer'],
  orderId: string,
): Promise<{ state: string; code: string | null } | null> {
  const query = 'query ($id: ID!) { order(id: $id) { payNow { state code } } }';
  return (await client.data(query, { id: orderId })).order.payNow;
}

/** The newest code of an order's payment at the provider. */
export async function codeAtProvider(product: TestProduct, orderId: string): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select body #>> '{next_action,paynow_display_qr_code,data}' as code from payment_provider.objects
     where kind = 'payment_intent' and body ->> 'transfer_group' = $1`,
    [`order-${orderId}`],
  );
  return String(rows[0]?.code);
}

/** What the payer does in their bank's app with a code that they scanned. */
export async function answerPayNow(product: TestProduct, code: string, outcome: BankAnswer): Promise<void> {
  const response = await product.app.inject({
    method: 'POST',
    url: code,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
  expect(response.statusCode).toBe(303);
}

import { usd } from '../../../schema/usd.ts';
import { orderForm, writeOrder } from '../orders.ts';
import { createPerson, password } from '../people.ts';
import { makeProduct } from '../products.ts';
import { type Desk, type Rows, wrong } from './desk.ts';

async function orderOf(desk: Desk, goods: Parameters<typeof makeProduct>[2], more: Record<string, unknown>) {
  const productId = await makeProduct(desk.product, desk.world.owner, goods);
  return desk.send('placeOrder', orderForm(productId, { method: 'CASH', ...more }), 'applicant');
}

/** Failures of products and orders. */
export const ofShop: Rows = {
  PRICE_REQUIRED: wrong('a product for nothing', 'createProduct', { amount: usd(0) }),
  AMOUNT_INVALID: wrong('a product for more than a million', 'createProduct', { amount: usd(100_000_001) }),
  PRODUCT_PRICE_TOO_SMALL: wrong('a product for a cent', 'createProduct', { amount: usd(1) }),
  OWN_PRODUCT: wrong('buying the own product', 'placeOrder', {}, 'owner'),
  PRODUCT_NOT_SOLD: [
    'staff buy a hidden product',
    (desk) => desk.call('placeOrder', { productId: desk.world.hiddenProduct }, 'staff'),
  ],
  OUT_OF_STOCK: [
    'six of five',
    (desk) => orderOf(desk, { stockCount: 5 }, { quantity: 6, total: usd(14_400) }),
  ],
  PRICE_CHANGED: wrong('an old price', 'placeOrder', { total: usd(2_300) }),
  CASH_LIMIT: [
    'US$5,555.56 at the door',
    (desk) => orderOf(desk, { amountMinor: 555_556 }, { total: usd(555_556) }),
  ],
  SELLER_TAKES_NO_CARDS: wrong('a card for a seller without a bank account', 'placeOrder', {
    method: 'CARD',
  }),
  ORDER_BY_CASH: [
    'paying an order by card that is paid at the door',
    async (desk) => desk.call('payForOrder', { orderId: await desk.world.order('cash', 'placed') }),
  ],
  ORDER_NOT_PAID: [
    'sending before the payment',
    async (desk) => desk.call('shipOrder', { orderId: await desk.world.order('card', 'placed') }),
  ],
  NOT_DELIVERED: [
    'reviewing on the way',
    async (desk) => desk.call('reviewProduct', { orderId: await desk.world.order('cash', 'shipped') }),
  ],
  ALREADY_REVIEWED: ['reviewing twice', (desk) => desk.twice('reviewProduct')],
  RECIPIENT_REQUIRED: wrong('to nobody', 'placeOrder', { recipient: ' ' }),
  ADDRESS_REQUIRED: wrong('to no street', 'placeOrder', { line1: '' }),
  POSTAL_CODE_INVALID: wrong('out of Singapore', 'placeOrder', { postalCode: '50000' }),
  OPEN_ORDERS_FIRST: [
    'closing an account with an order on its way',
    async (desk) => {
      const { owner: seller, sold: productId } = desk.world;
      const buyer = await createPerson(desk.product);
      await writeOrder(desk.product, { productId, buyer, seller }, { method: 'cash', state: 'shipped' });
      return desk.send('closeAccount', { password }, buyer);
    },
  ],
};

/** Failures of the shop and its orders; part of the closed catalogue. */
export const shopErrors = {
  OWN_PRODUCT: {
    when: 'Buying or reviewing what one sells oneself.',
    text: 'This is your own product.',
  },
  PRODUCT_NOT_SOLD: {
    when: 'Buying a product that is hidden or deactivated.',
    text: 'This product is not for sale at the moment.',
  },
  OUT_OF_STOCK: {
    when: 'Fewer are left than were asked for.',
    text: 'Sorry, this is sold out. Someone else was faster.',
  },
  PRODUCT_PRICE_TOO_SMALL: {
    when: 'A price after the discount below what the payment provider charges at least; param amount is that.',
    text: 'The price after the discount must be at least {amount}.',
  },
  PRICE_CHANGED: {
    when: 'The price is not what the buyer saw.',
    text: 'The price has changed in the meantime. Please check it and order again.',
  },
  CASH_LIMIT: {
    when: 'Cash on delivery for S$ 7500 or more.',
    text: 'Cash on delivery is possible below S$ 7500. Please pay by card.',
  },
  SELLER_TAKES_NO_CARDS: {
    when: 'Paying by card when the seller has no bank account that can be paid out to.',
    text: 'This seller cannot be paid by card yet. Please choose cash on delivery.',
  },
  ORDER_BY_CASH: {
    when: 'A step that only card orders have.',
    text: 'This order is paid in cash on delivery.',
  },
  ORDER_NOT_PAID: {
    when: 'Sending an order before its card payment arrived.',
    text: 'Please wait for the payment before you send it.',
  },
  NOT_DELIVERED: {
    when: 'Reviewing before the order is delivered.',
    text: 'You can review this when you have received it.',
  },
  ALREADY_REVIEWED: { when: 'A second review of one order.', text: 'You have reviewed this already.' },
  RECIPIENT_REQUIRED: { when: 'An address without a name.', text: 'Please enter the name of the recipient' },
  ADDRESS_REQUIRED: { when: 'An address without a street.', text: 'Please enter street and number' },
  POSTAL_CODE_INVALID: {
    when: 'A postal code that is not six digits.',
    text: 'Please enter a postal code of six digits',
  },
  OPEN_ORDERS_FIRST: {
    when: 'Closing the account while orders are open; param n is how many.',
    text: 'You have {n} open orders. Please bring them to their end first.',
  },
} as const;

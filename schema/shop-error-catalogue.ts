/** Failures of the shop; part of the closed catalogue. */
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
    text: 'Sorry, this is sold out. Somebody else was faster.',
  },
  PRODUCT_PRICE_TOO_SMALL: {
    when: 'A price after the discount below what the payment provider charges at least; param amount is that.',
    text: 'The price after the discount must be at least {amount}.',
  },
} as const;

/** The provider's transfer group of an order. */
export function orderGroupOf(orderId: number): string {
  return `order-${orderId}`;
}

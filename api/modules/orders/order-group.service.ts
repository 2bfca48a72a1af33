/** The provider's name for all movements of one order. */
export function orderGroupOf(orderId: number): string {
  return `order-${orderId}`;
}

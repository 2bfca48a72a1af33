import type { ChargeCall } from '../../payments/online/charge.steps.ts';
import { orderGroupOf } from '../order-group.service.ts';
import type { OrderPayment } from '../order-payment.entity.ts';

/** A try of an order's payment, as recorded before calling the provider. */
export interface OrderCharge extends ChargeCall {
  readonly orderId: number;
  readonly paymentId: number;
}

/** The provider call for a payment. */
export function orderChargeOf(payment: OrderPayment, mayConfirm: boolean): OrderCharge {
  const { id: paymentId, orderId, amountMinor, currency, attempt } = payment;
  return {
    orderId,
    paymentId,
    amountMinor,
    currency,
    takesPayNow: true,
    // The creation time keeps databases that share one provider account apart.
    key: `order-${paymentId}-${payment.createdAt.getTime().toString(36)}`,
    description: `Order ${orderId}`,
    statementSuffix: `ORDER ${orderId}`,
    transferGroup: orderGroupOf(orderId),
    metadata: { orderPayment: String(paymentId), order: String(orderId) },
    providerPaymentId: payment.providerPaymentId ?? null,
    attempt,
    methodId: payment.methodId ?? null,
    customerId: payment.customerId ?? null,
    isOffSession: payment.isOffSession,
    mayConfirm,
  };
}

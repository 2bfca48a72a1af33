import { number, string } from 'yup';

/** How the local payment provider behaves. */
export interface LocalPayment {
  /** Part of the amount. */
  readonly feeRate: number;
  /** Added to each, in minor units. */
  readonly feeMinor: number;
  /** Currency that it converts everything to; null keeps each currency. */
  readonly currency: 'USD' | 'SGD' | null;
  /** SGD for one USD. */
  readonly rate: number;
}

export const localPaymentShape = {
  LOCAL_PAYMENT_FEE_PERCENT: number().min(0).max(20).default(3.4),
  LOCAL_PAYMENT_FEE_FIXED: number().min(0).max(10).default(0.5),
  LOCAL_PAYMENT_CURRENCY: string().oneOf(['USD', 'SGD'] as const, 'must be USD or SGD'),
  LOCAL_PAYMENT_RATE: number().min(0.1).max(10).default(1.3),
};

export const readLocalPayment = (values: {
  readonly LOCAL_PAYMENT_FEE_PERCENT: number;
  readonly LOCAL_PAYMENT_FEE_FIXED: number;
  readonly LOCAL_PAYMENT_CURRENCY?: 'USD' | 'SGD' | undefined;
  readonly LOCAL_PAYMENT_RATE: number;
}): LocalPayment => ({
  feeRate: values.LOCAL_PAYMENT_FEE_PERCENT / 100,
  feeMinor: Math.round(values.LOCAL_PAYMENT_FEE_FIXED * 100),
  currency: values.LOCAL_PAYMENT_CURRENCY ?? null,
  rate: values.LOCAL_PAYMENT_RATE,
});

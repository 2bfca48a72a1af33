import { number } from 'yup';

/** What the local payment provider asks for a charge. */
export interface LocalPayment {
  /** Part of the amount. */
  readonly feeRate: number;
  /** Added to each, in minor units. */
  readonly feeMinor: number;
}

export const localPaymentShape = {
  LOCAL_PAYMENT_FEE_PERCENT: number().min(0).max(20).default(3.4),
  LOCAL_PAYMENT_FEE_FIXED: number().min(0).max(10).default(0.5),
};

export const readLocalPayment = (values: {
  readonly LOCAL_PAYMENT_FEE_PERCENT: number;
  readonly LOCAL_PAYMENT_FEE_FIXED: number;
}): LocalPayment => ({
  feeRate: values.LOCAL_PAYMENT_FEE_PERCENT / 100,
  feeMinor: Math.round(values.LOCAL_PAYMENT_FEE_FIXED * 100),
});

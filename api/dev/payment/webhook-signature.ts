import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header for a body: HMAC over time and body, so that neither can be altered. */
export const signWebhook = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

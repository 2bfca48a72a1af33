import type { ClientConfig } from '../../../schema/client-config.ts';
import type { Ctx } from '../../platform/context.ts';

/** Where a browser finds the local payment provider: on our own origin. */
const LOCAL_PAYMENTS = '/provider';

/** The publishable key of the local payment provider, made at first need. The provider is started with the same one. */
export const LOCAL_PUBLISHABLE_KEY = 'localPaymentPublishableKey';

/** Settings of this installation that its web client needs. Nothing in them is secret. */
export function clientConfig({ ports }: Ctx): ClientConfig {
  const { productName, stripe, smtpUrl } = ports.config;
  return {
    productName,
    captcha: ports.captcha.kind,
    captchaSiteKey: ports.captcha.siteKey,
    paymentPublishableKey: stripe?.publishableKey ?? ports.secrets.get(LOCAL_PUBLISHABLE_KEY),
    paymentLocalBase: stripe ? stripe.apiBase : LOCAL_PAYMENTS,
    devMailbox: smtpUrl ? null : '/dev/mailbox',
  };
}

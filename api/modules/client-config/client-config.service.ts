import type { ClientConfig } from '../../../schema/client-config.ts';
import type { Ctx } from '../../platform/context.ts';

/** Settings of this installation that its web client needs. Nothing in them is secret. */
export function clientConfig({ ports }: Ctx): ClientConfig {
  const { captcha, payment, config, social } = ports;
  return {
    productName: config.productName,
    captcha: captcha.kind,
    captchaSiteKey: captcha.siteKey,
    paymentPublishableKey: payment.publishableKey,
    paymentLocalBase: payment.localBase,
    linkable: [
      ...(social.instagram ? ['instagram' as const] : []),
      ...(social.facebook ? ['facebook' as const] : []),
    ],
    devMailbox: config.smtpUrl ? null : '/dev/mailbox',
  };
}

import type { ClientConfig } from '../../../schema/client-config.ts';
import type { Ctx } from '../../platform/context.ts';

/** Country assumed for visitors whose address is unknown. */
const HOME = 'SG';

/** Settings of this installation for its web client. None is secret. */
export async function clientConfig({ caller, ports }: Ctx): Promise<ClientConfig> {
  const { captcha, geo, payment, config, social } = ports;
  return {
    productName: config.productName,
    captcha: captcha.kind,
    captchaSiteKey: captcha.siteKey,
    paymentPublishableKey: payment.publishableKey,
    paymentLocalBase: payment.localBase,
    payNowCurrencies: payment.takesPayNow ? ['SGD'] : [],
    linkable: [
      ...(social.instagram ? ['instagram' as const] : []),
      ...(social.facebook ? ['facebook' as const] : []),
    ],
    visitorCountry: (await geo.countryOf(caller.address)) ?? HOME,
    ...config.links,
    devMailbox: config.smtpUrl ? null : '/dev/mailbox',
  };
}

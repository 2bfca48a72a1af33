import type { Stripe } from 'stripe';
import { type Challenge, LOCAL_PROVIDER_PATH } from '../stored-objects.ts';

/** The `next_action` of a payment or a setup: open a page in a frame, or redirect and return. */
export const nextActionOf = ({ id, return_url }: Pick<Challenge, 'id' | 'return_url'>) => {
  const url = `${LOCAL_PROVIDER_PATH}/3d_secure/${id}`;
  if (return_url) return { type: 'redirect_to_url', redirect_to_url: { return_url, url } } as const;
  const sdk = { type: 'three_d_secure_redirect', source: id, stripe_js: url, three_ds_optimizations: '' };
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk } as const;
};

/** The `next_action` of a payment by PayNow. Its code is the address of the page that plays the bank's app. */
export const payNowAction = ({ id }: Pick<Challenge, 'id'>): Stripe.PaymentIntent.NextAction => {
  const data = `${LOCAL_PROVIDER_PATH}/paynow/${id}`;
  const image = `${data}/code.svg`;
  return {
    type: 'paynow_display_qr_code',
    paynow_display_qr_code: {
      data,
      hosted_instructions_url: data,
      image_url_png: image,
      image_url_svg: image,
    },
  };
};

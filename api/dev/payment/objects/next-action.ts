import { type Challenge, LOCAL_PROVIDER_PATH } from '../stored-objects.ts';

/** The `next_action` of a payment or a setup: open a page in a frame, or redirect and return. */
export const nextActionOf = ({ id, return_url }: Pick<Challenge, 'id' | 'return_url'>) => {
  const url = `${LOCAL_PROVIDER_PATH}/3d_secure/${id}`;
  if (return_url) return { type: 'redirect_to_url', redirect_to_url: { return_url, url } } as const;
  const sdk = { type: 'three_d_secure_redirect', source: id, stripe_js: url, three_ds_optimizations: '' };
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk } as const;
};

import { string } from 'yup';

/** Highest fee, in percent. */
const MOST = 50;

export const platformFeeShape = {
  PLATFORM_FEE_PERCENT: string()
    .default('0')
    .test(
      'percent',
      `must be a number from 0 to ${MOST} with at most two decimals, like 5 or 4.75`,
      (text) => /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= MOST,
    ),
  EXCHANGE_RATE_URL: string().test(
    'rates',
    'must be an https address with {from} and {to} in it',
    (url) =>
      url === undefined || (/^https?:\/\//.test(url) && url.includes('{from}') && url.includes('{to}')),
  ),
};

/** The fee in hundredths of a percent: 475 for "4.75". */
export const readFeeRate = (percent: string): number => Math.round(Number(percent) * 100);

import type { Platform, WorkFormat } from '../../../../__generated__/enums.ts';
import type { ProfileFormAccountFragment, UpdateProfileInput } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { amountFault } from '../../../../lib/form/amountFault.ts';
import { HOME_CALLING_CODE } from '../../../../lib/form/phoneNumbers.ts';
import { inUsd, parseMoney, toTypedMoney } from '../../../../lib/format/formatMoney.ts';
import { firstError, lastError, mobileError, onlyErrors } from '../../../../lib/session/accountRules.ts';
import { dateOfBirthError } from '../fields/DateOfBirthField.tsx';

const MOST_FOLLOWERS = 2_000_000_000;

/** A price of a format as typed. */
export type FormatPriceValues = { platform: Platform; format: WorkFormat; price: string; note: string };

export const newFormatPrice: FormatPriceValues = {
  platform: 'INSTAGRAM',
  format: 'REEL',
  price: '',
  note: '',
};

/** Rows of prices per format, at most. */
export const FORMAT_PRICES_MAX = 20;

/** Posts there have a price field beside the linked account. */
const hasOwnField = ({ platform, format }: FormatPriceValues) =>
  format === 'POST' && (platform === 'INSTAGRAM' || platform === 'FACEBOOK');

/** The Profile tab as typed: amounts in US dollars, the day of birth as `YYYY-MM-DD`. */
export type ProfileValues = ReturnType<typeof toProfileValues>;

export function toProfileValues(account: ProfileFormAccountFragment) {
  const { profile } = account;
  return {
    first: profile.first,
    last: profile.last,
    /** Empty until it is guessed from where the visitor is. */
    phonePrefix: account.phonePrefix ?? '',
    mobile: account.mobile ?? '',
    gender: account.gender ?? ('' as const),
    country: profile.country?.code ?? '',
    city: profile.city ?? '',
    dateOfBirth: account.dateOfBirth ?? '',
    bio: profile.bio ?? '',
    instagramPrice: profile.instagramPrice ? toTypedMoney(profile.instagramPrice.amount) : '',
    facebookPrice: profile.facebookPrice ? toTypedMoney(profile.facebookPrice.amount) : '',
    followers: profile.followers > 0 ? String(profile.followers) : '',
    languages: profile.languages,
    formatPrices: profile.formatPrices.map(
      ({ platform, format, price, note }): FormatPriceValues => ({
        ...{ platform, format, note: note ?? '' },
        price: toTypedMoney(price.amount),
      }),
    ),
    paidAdsPrice: profile.paidAdsPrice ? toTypedMoney(profile.paidAdsPrice.amount) : '',
  };
}

export function toProfileInput(values: ProfileValues): UpdateProfileInput {
  return {
    first: values.first.trim(),
    last: values.last.trim(),
    phonePrefix: values.phonePrefix || HOME_CALLING_CODE,
    mobile: values.mobile.trim(),
    gender: values.gender || null,
    country: values.country || null,
    city: values.city.trim() || null,
    dateOfBirth: values.dateOfBirth || null,
    bio: values.bio.trim() || null,
    instagramPrice: inUsd(parseMoney(values.instagramPrice) || null),
    facebookPrice: inUsd(parseMoney(values.facebookPrice) || null),
    languages: values.languages,
    formatPrices: values.formatPrices.map(({ platform, format, price, note }) => ({
      ...{ platform, format, note: note.trim() || null },
      price: { amount: parseMoney(price) ?? 0, currency: 'USD' },
    })),
    paidAdsPrice: inUsd(parseMoney(values.paidAdsPrice) || null),
  };
}

function priceError(typed: string): string | undefined {
  const fault = typed.trim() ? amountFault(typed) : undefined;
  return fault && t(fault);
}

/** What is wrong with rows of prices per format; undefined when nothing is. */
function formatPriceErrors(rows: readonly FormatPriceValues[]) {
  const keys = rows.map(({ platform, format }) => `${platform} ${format}`);
  const errors = rows.map((row, index) => {
    if (hasOwnField(row)) return { format: t('Set this price with your linked account') };
    if (keys.indexOf(keys[index] ?? '') < index) return { format: t('You already have a price for this') };
    if (!parseMoney(row.price)) return { price: priceError(row.price) ?? t('Please enter a price') };
    const price = priceError(row.price);
    return price ? { price } : undefined;
  });
  return errors.some(Boolean) ? errors : undefined;
}

function followersError(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const right = /^\d{1,10}$/.test(typed.trim()) && Number(typed) <= MOST_FOLLOWERS;
  return right ? undefined : t('Please enter a whole number');
}

export function profileErrors(values: ProfileValues) {
  const formatPrices = formatPriceErrors(values.formatPrices);
  return { ...plainErrors(values), ...(formatPrices && { formatPrices }) };
}

const plainErrors = (values: ProfileValues) =>
  onlyErrors({
    first: firstError(values.first),
    last: lastError(values.last),
    mobile: mobileError(values.mobile, values.phonePrefix),
    dateOfBirth: dateOfBirthError(values.dateOfBirth),
    instagramPrice: priceError(values.instagramPrice),
    facebookPrice: priceError(values.facebookPrice),
    paidAdsPrice: priceError(values.paidAdsPrice),
    followers: followersError(values.followers),
  });

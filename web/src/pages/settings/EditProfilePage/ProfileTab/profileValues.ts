import type { ProfileFormAccountFragment, UpdateProfileInput } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { amountFault } from '../../../../lib/form/amountFault.ts';
import { HOME_CALLING_CODE } from '../../../../lib/form/phoneNumbers.ts';
import { inUsd, parseMoney, toTypedMoney } from '../../../../lib/format/formatMoney.ts';
import { firstError, lastError, mobileError, onlyErrors } from '../../../../lib/session/accountRules.ts';
import { dateOfBirthError } from '../fields/DateOfBirthField.tsx';

const MOST_FOLLOWERS = 2_000_000_000;

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
  };
}

function priceError(typed: string): string | undefined {
  const fault = typed.trim() ? amountFault(typed) : undefined;
  return fault && t(fault);
}

function followersError(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const right = /^\d{1,10}$/.test(typed.trim()) && Number(typed) <= MOST_FOLLOWERS;
  return right ? undefined : t('Please enter a whole number');
}

export const profileErrors = (values: ProfileValues) =>
  onlyErrors({
    first: firstError(values.first),
    last: lastError(values.last),
    mobile: mobileError(values.mobile, values.phonePrefix),
    dateOfBirth: dateOfBirthError(values.dateOfBirth),
    instagramPrice: priceError(values.instagramPrice),
    facebookPrice: priceError(values.facebookPrice),
    followers: followersError(values.followers),
  });

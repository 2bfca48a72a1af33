import { loadChunk } from '../connection/loadChunk.ts';

type Rules = typeof import('libphonenumber-js/min');

let rules: Rules | null = null;

/** Fetches the rules of phone numbers, which are too large for whoever fills no form. Failing is no harm: the server knows them. */
export async function loadPhoneRules(): Promise<void> {
  rules ??= await loadChunk(() => import('libphonenumber-js/min')).catch(() => null);
}

/** Calling code of those of whom nothing is known. */
export const HOME_CALLING_CODE = '+65';

/** Whether numbers of a calling code ('+65') can look like this; true while the rules are not here yet. */
export function isPossibleNumber(callingCode: string, digits: string): boolean {
  if (!rules || !callingCode) return true;
  const options = { defaultCallingCode: callingCode.slice(1), extract: false };
  return rules.parsePhoneNumberFromString(digits, options)?.isPossible() ?? false;
}

/** The largest country of every calling code that several share. */
const largest: Record<string, string> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

type CallingCountry = { code: string; phonePrefix?: string | null };

export function countryOfCallingCode<C extends CallingCountry>(
  countries: readonly C[],
  callingCode: string,
  likely: readonly (string | null | undefined)[],
): C | undefined {
  const sharing = countries.filter(({ phonePrefix }) => phonePrefix === callingCode);
  const order = [...likely, largest[callingCode]];
  const [best] = order.flatMap((code) => sharing.filter((country) => country.code === code));
  return best ?? sharing[0];
}

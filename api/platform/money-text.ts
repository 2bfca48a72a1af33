const symbols: Readonly<Record<string, string>> = { USD: '$', SGD: 'S$' };

/** '$480', '$1,200.50', 'S$40', 'EUR 12': an amount of at least 0 in minor units, written as on screens. */
export function moneyText(minor: number, currency: string): string {
  const usual = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions();
  const digits = usual.maximumFractionDigits ?? 2;
  const major = minor / 10 ** digits;
  const cents = Number.isInteger(major) ? 0 : digits;
  const number = major.toLocaleString('en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
  return `${symbols[currency] ?? `${currency} `}${number}`;
}

/** An amount of US dollars in cents, written as on screens. */
export const dollars = (minor: number | undefined): string => moneyText(minor ?? 0, 'USD');

import { splitGlobalId } from '../../../schema/global-id.ts';
import { containsPattern } from '../../platform/sql.ts';

/** What a search text can mean. Absent members are not looked for. */
export interface SearchWords {
  /** Part of a name, address or title, as a pattern. */
  readonly pattern?: string;
  /** A whole mail address. */
  readonly email?: string;
  /** A global id. */
  readonly known?: { readonly prefix: string; readonly id: number };
  /** A bare number that can be an id. */
  readonly id?: number;
  /** An id at the payment provider. */
  readonly providerId?: string;
  readonly amountMinor?: number;
  readonly last4?: string;
  /** Number of a receipt. */
  readonly paper?: { readonly year: number; readonly issuer: number; readonly number: number };
}

const FEWEST = 2;

/** `450`, `450.50`, `US$1,200`: minor units. */
function amountIn(text: string): number | undefined {
  const digits = text.replace(/^(US\$|S\$|\$|USD|SGD)\s*/i, '').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100);
}

const idIn = (digits: string): number | undefined => {
  const id = Number(digits);
  return /^\d{1,10}$/.test(digits) && id >= 1 && id <= 2_147_483_647 ? id : undefined;
};

function paperIn(text: string): SearchWords['paper'] {
  const [, year, issuer, number] = /^(20\d\d)-(\d{1,6})-(\d{1,9})$/.exec(text) ?? [];
  return number ? { year: Number(year), issuer: Number(issuer), number: Number(number) } : undefined;
}

/** What staff may mean by a search text. Null below two characters. Throws BAD_INPUT above 100. */
export function searchWords(given: string): SearchWords | null {
  const pattern = containsPattern(given, 'text');
  const text = given.replaceAll('\u0000', '').trim();
  if (!pattern || text.length < FEWEST) return null;
  const parts = splitGlobalId(text.toLowerCase());
  const known = parts && idIn(parts.rest);
  if (parts && known) return { known: { prefix: parts.prefix, id: known } };
  if (/^(pi|ch|tr|re|dp|du|py|po|evt)_\w+$/.test(text)) return { providerId: text };
  const paper = paperIn(text);
  if (paper) return { paper };
  const amountMinor = amountIn(text);
  const id = idIn(text);
  return {
    pattern,
    ...(text.includes('@') && { email: text }),
    ...(id !== undefined && { id }),
    ...(amountMinor !== undefined && { amountMinor }),
    ...(/^\d{4}$/.test(text) && { last4: text }),
  };
}

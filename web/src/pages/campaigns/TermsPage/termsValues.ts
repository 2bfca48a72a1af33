import type { WorkPartsFragment } from '../../../__generated__/graphql.ts';
import { amountError } from '../../../components/campaign/dialogs/OfferDialog.tsx';
import type { Terms } from '../../../components/terms/termRows.ts';
import { workFaults } from '../../../components/work/workRules.ts';
import { fromWork, toWork, type WorkValues } from '../../../components/work/workValues.ts';
import { isLongerUse } from '../../../components/work/workWords.ts';
import { t } from '../../../languages/t.ts';
import { inUsd, parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';

/** Terms as the form holds them; without work until some is added. */
export type TermsValues = { amount: string; work: WorkValues | null; message: string };

export const valuesOf = ({ amount, work }: Terms): TermsValues => ({
  amount: amount ? toTypedMoney(amount.amount) : '',
  work: work ? workValues(work) : null,
  message: '',
});

/** Longer use alone stays without work. */
const workValues = (work: WorkPartsFragment): WorkValues =>
  isLongerUse(work) ? { ...fromWork(work), deliverables: [] } : fromWork(work);

/** What the form says now; no amount while none can be read. */
export function termsOf({ amount, work }: TermsValues) {
  return { amount: inUsd(parseMoney(amount)), work: work && toWork(work, 'PAID') };
}

/** What is wrong with the terms, by field. `lastHire` is the last day of the campaign. */
export function termsFaults({ amount, work }: TermsValues, lastHire: string) {
  const faults: { amount?: string; work?: Record<string, string> } = {};
  const wrong = amountError(amount);
  if (wrong) faults.amount = wrong;
  const late = work ? Object.entries(workFaults(work, 'PAID', lastHire)) : [];
  if (late.length > 0) faults.work = Object.fromEntries(late.map(([name, text]) => [name, t(text)]));
  return faults;
}

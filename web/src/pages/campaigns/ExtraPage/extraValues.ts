import type { WorkPartsFragment } from '../../../__generated__/graphql.ts';
import { workFaults } from '../../../components/work/workRules.ts';
import { newWork, toWork, type WorkValues } from '../../../components/work/workValues.ts';
import { msg, t } from '../../../languages/t.ts';

/** An extra as the form holds it. */
export type ExtraValues = { amount: string; work: WorkValues; message: string };

/** What the form begins with: some work, or the use that is agreed. */
export function extraValues(usage: WorkPartsFragment['usage'] | null, isRenewal: boolean): ExtraValues {
  if (!isRenewal) return { amount: '', work: newWork, message: '' };
  const channels = usage && usage.channels !== 'NONE' ? usage.channels : 'OWN';
  const days = usage?.days ? String(usage.days) : newWork.days;
  const work = { ...newWork, channels, days, countries: usage?.countries ?? [] };
  return { amount: '', work, message: '' };
}

/** The work as the API takes it; of a renewal nothing is to be done. */
export function extraWork({ work }: ExtraValues, isRenewal: boolean) {
  const sent = toWork(work, 'PAID');
  return isRenewal ? { ...sent, deliverables: [] } : sent;
}

/** What is wrong with an extra, by field. */
export function extraFaults(
  { amount, work }: ExtraValues,
  lastHire: string,
  isRenewal: boolean,
  amountError: (typed: string) => string | undefined,
) {
  const faults: { amount?: string; work?: Record<string, string> } = {};
  const wrong = amountError(amount);
  if (wrong) faults.amount = wrong;
  const late = isRenewal ? [] : Object.entries(workFaults(work, 'PAID', lastHire));
  if (isRenewal && work.channels === 'NONE')
    late.push(['channels', msg('Choose where the work may be used')]);
  if (late.length > 0) faults.work = Object.fromEntries(late.map(([name, text]) => [name, t(text)]));
  return faults;
}

import type { CampaignType } from '../../__generated__/enums.ts';
import { msg, type Text } from '../../languages/t.ts';
import { dayAfter, todayInSingapore } from '../../lib/format/formatDate.ts';
import { ON_A_DAY, type WorkValues } from './workValues.ts';

/** Days from the hire until work is due, at most. */
const MAX_DUE_DAYS = 60;

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

function dueOnFault(day: string, lastHire: string): Text | null {
  const today = todayInSingapore();
  if (!isDay(day)) return msg('Please select date');
  if (day < today) return msg('Please select a date that is not in the past');
  const last = isDay(lastHire) && lastHire > today ? lastHire : today;
  return day > dayAfter(last, MAX_DUE_DAYS)
    ? msg('Please choose a day at most 60 days after the campaign ends.')
    : null;
}

/**
 * What is wrong with work, by field. `lastHire` is the last day on which somebody may be hired. Everything else is
 * chosen from lists and thus always right. Formik leaves empty texts out of what it has checked.
 */
export function workFaults(work: Partial<WorkValues>, type: CampaignType, lastHire?: string) {
  const faults: Partial<Record<keyof WorkValues, Text>> = {};
  if (type === 'SPONSORED' && !work.productDescription?.trim())
    faults.productDescription = msg('Please say what you send');
  const late = work.dueDays === ON_A_DAY ? dueOnFault(work.dueOn ?? '', lastHire ?? '') : null;
  if (late) faults.dueOn = late;
  return faults;
}

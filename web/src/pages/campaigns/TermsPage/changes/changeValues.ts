import type { CampaignType } from '../../../../__generated__/enums.ts';
import type { WorkPartsFragment } from '../../../../__generated__/graphql.ts';
import { fromWork, ON_A_DAY, toWork, type WorkValues } from '../../../../components/work/workValues.ts';
import { t } from '../../../../languages/t.ts';
import { dayAfter, formatDate, todayInSingapore } from '../../../../lib/format/formatDate.ts';

/** A proposed change as the form holds it. */
export type ChangeValues = { work: WorkValues; message: string };

/** Days from the hire until work is due, at most: the money is not held for longer. */
const MAX_DUE_DAYS = 60;

type Job = { hiredAt?: string | null; campaign: { type: CampaignType } };

/** The last day on which the work of a running job may be due; an agreed day can stay. */
export function lastDueOn({ hiredAt, campaign }: Job, agreed: WorkPartsFragment | null | undefined): string {
  const today = todayInSingapore();
  const from = campaign.type === 'PAID' && hiredAt ? todayInSingapore(new Date(hiredAt)) : today;
  const last = dayAfter(from, MAX_DUE_DAYS);
  return agreed?.dueOn && agreed.dueOn > last ? agreed.dueOn : last;
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

function dueOnFault(day: string, { after, last }: DayBounds): string | null {
  if (!isDay(day)) return t('Please select date');
  if (day < todayInSingapore()) return t('Please select a date that is not in the past');
  if (after && day <= after) return t('Choose a day after {day}.', { day: formatDate(after) });
  return day > last ? t('Choose a day no later than {day}.', { day: formatDate(last) }) : null;
}

/** Days between which the work may be due; `after` only where a later one is asked for. */
export type DayBounds = { after?: string | undefined; last: string };

/** What is wrong with a proposed change, by field. */
export function changeFaults({ work }: ChangeValues, bounds: DayBounds): { work?: { dueOn: string } } {
  const late = work.dueDays === ON_A_DAY ? dueOnFault(work.dueOn, bounds) : null;
  return late ? { work: { dueOn: late } } : {};
}

/** The work as the form says it now. */
export const workOf = ({ work }: ChangeValues, type: CampaignType) => toWork(work, type);

/** What the form begins with; a later date begins with its field empty. */
export function changeValues(work: WorkPartsFragment, dateOnly: boolean): ChangeValues {
  const values = fromWork(work);
  return {
    work: dateOnly ? { ...values, dueDays: ON_A_DAY, dueOn: '' } : values,
    message: '',
  };
}

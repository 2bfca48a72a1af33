import type { CampaignType, Platform, UsageChannels, WorkFormat } from '../../__generated__/enums.ts';
import type { DeliverablePartsFragment, WorkInput, WorkPartsFragment } from '../../__generated__/graphql.ts';

/** A deliverable as the form holds it: numbers as chosen from their lists. */
export type DeliverableValues = { platform: Platform; format: WorkFormat; count: string; note: string };

/** Work as the form holds it. What only other types of campaign have stays, so that nothing typed is lost. */
export type WorkValues = {
  deliverables: DeliverableValues[];
  ownerDeliverables: DeliverableValues[];
  productDescription: string;
  /** Days after the hire; ON_A_DAY when `dueOn` counts. */
  dueDays: string;
  /** `YYYY-MM-DD`, empty, or 'invalid' while half typed. */
  dueOn: string;
  draftFirst: boolean;
  rounds: string;
  channels: UsageChannels;
  /** Days from publication; NO_END for none. */
  days: string;
  countries: string[];
};

export const ON_A_DAY = 'day';
export const NO_END = 'none';
/** Most characters of a note, and of what is sent. */
export const NOTE_MAX = 200;
export const PRODUCT_MAX = 500;
export const DELIVERABLES_MAX = 20;

export const newDeliverable: DeliverableValues = {
  platform: 'INSTAGRAM',
  format: 'POST',
  count: '1',
  note: '',
};

export const newWork: WorkValues = {
  deliverables: [newDeliverable],
  ownerDeliverables: [newDeliverable],
  productDescription: '',
  dueDays: '14',
  dueOn: '',
  draftFirst: false,
  rounds: '1',
  channels: 'NONE',
  days: '90',
  countries: [],
};

const fromDeliverable = (row: DeliverablePartsFragment): DeliverableValues => ({
  platform: row.platform,
  format: row.format,
  count: String(row.count),
  note: row.note ?? '',
});

/** Rows of a form, one at least. */
const fromDeliverables = (rows: readonly DeliverablePartsFragment[]) =>
  rows.length > 0 ? rows.map(fromDeliverable) : [newDeliverable];

export function fromWork(work: WorkPartsFragment): WorkValues {
  const { channels, days, countries } = work.usage;
  return {
    deliverables: fromDeliverables(work.deliverables),
    ownerDeliverables: fromDeliverables(work.ownerDeliverables),
    productDescription: work.productDescription ?? '',
    dueDays: work.dueDays ? String(work.dueDays) : ON_A_DAY,
    dueOn: work.dueOn ?? '',
    draftFirst: work.draftFirst,
    rounds: String(work.rounds),
    channels,
    days: channels === 'NONE' ? newWork.days : days ? String(days) : NO_END,
    countries,
  };
}

const toDeliverable = ({ count, note, ...row }: DeliverableValues) => ({
  ...row,
  count: Number(count),
  note: note.trim() || null,
});

const isDay = (day: string) => /^\d/.test(day);

/** Work as the API takes and shows it, without what other types of campaign have; a draft, of no type, keeps it all. */
export function toWork(values: WorkValues, type: CampaignType | null): WorkPartsFragment & WorkInput {
  const { channels, days, countries, dueOn, dueDays } = values;
  const isUsed = channels !== 'NONE';
  return {
    deliverables: values.deliverables.map(toDeliverable),
    ownerDeliverables: type === 'SHOUTOUT' || !type ? values.ownerDeliverables.map(toDeliverable) : [],
    productDescription: ((type === 'SPONSORED' || !type) && values.productDescription.trim()) || null,
    dueOn: dueDays === ON_A_DAY && isDay(dueOn) ? dueOn : null,
    dueDays: dueDays === ON_A_DAY ? null : Number(dueDays),
    draftFirst: values.draftFirst,
    rounds: Number(values.rounds),
    usage: {
      channels,
      days: isUsed && days !== NO_END ? Number(days) : null,
      countries: isUsed ? countries : [],
    },
  };
}

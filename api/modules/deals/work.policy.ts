import type { CampaignType } from '../../../schema/campaign.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { CalendarDay } from '../../../schema/scalars.ts';
import type {
  Deliverable,
  DeliverableInput,
  Work,
  WorkInput,
  WorkUsage,
  WorkUsageInput,
} from '../../../schema/work.ts';
import { checkAll } from '../../platform/check-all.ts';
import { checkLine, checkText } from '../../platform/text.ts';
import { toCountryCodes } from '../reference-data/country-codes.policy.ts';

/** Limits of the work that is agreed (DEAL, section 1). */
const limits = {
  deliverables: 20,
  count: 50,
  note: 200,
  productDescription: 500,
  dueDays: { min: 1, max: 60 },
  rounds: { min: 0, max: 5 },
  usageDays: { min: 30, max: 1_095 },
} as const;

/** Days from the hire until the work is due, at most: so that no payment is held for 90 days. */
export const MAX_DUE_DAYS = limits.dueDays.max;

/** What is meant where nothing is said. */
const defaults = { dueDays: 14, rounds: 1, usage: { channels: 'none', days: null, countries: [] } } as const;

/** What work is checked against. */
export interface WorkRule {
  /** Name of the input field, for failures: `brief` makes `brief.deliverables.3.note`. */
  readonly field: string;
  readonly type: CampaignType;
  /** Days between which it may be due: today, and 60 days after the payment at the latest. */
  readonly today: CalendarDay;
  readonly lastDueOn: CalendarDay;
  /** An extra may be longer use alone, without anything to hand in. */
  readonly isExtra?: boolean;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function wholeIn(range: Range, value: number, field: string): number {
  if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
  throw outOfBounds(field, range);
}

function toDeliverable(sent: DeliverableInput, field: string): Deliverable {
  return checkAll({
    platform: () => sent.platform,
    format: () => sent.format,
    count: () => wholeIn({ min: 1, max: limits.count }, sent.count, `${field}.count`),
    note: () => checkLine(sent.note, { field: `${field}.note`, max: limits.note }) || null,
  });
}

/** Rows of deliverables, at least `min`. */
function toDeliverables(
  sent: readonly DeliverableInput[] | null | undefined,
  field: string,
  min: 0 | 1 = 1,
): Deliverable[] {
  const rows = sent ?? [];
  if (rows.length < min || rows.length > limits.deliverables) {
    throw outOfBounds(field, { minItems: min, maxItems: limits.deliverables });
  }
  const checks = rows.map((row, index) => [index, () => toDeliverable(row, `${field}.${index}`)] as const);
  return Object.values(checkAll<Record<string, () => Deliverable>>(Object.fromEntries(checks)));
}

function toProduct(sent: string | null | undefined, field: string): string {
  return checkText(sent, {
    field,
    max: limits.productDescription,
    missing: ErrorCode.FIELD_REQUIRED,
  });
}

function toDueOn({ dueOn, dueDays }: WorkInput, { field, today, lastDueOn }: WorkRule): CalendarDay | null {
  if (dueOn == null) return null;
  const at = `${field}.dueOn`;
  if (dueDays != null) throw outOfBounds(at, { format: 'absent when dueDays is given' });
  if (dueOn < today) throw new DomainError(ErrorCode.DATE_IN_PAST, at);
  if (dueOn > lastDueOn) throw outOfBounds(at, { format: `a day up to ${lastDueOn}` });
  return dueOn;
}

function toDueDays({ dueOn, dueDays }: WorkInput, field: string): number | null {
  return dueOn == null ? wholeIn(limits.dueDays, dueDays ?? defaults.dueDays, `${field}.dueDays`) : null;
}

function toUsage(sent: WorkUsageInput | null | undefined, field: string): WorkUsage {
  if (!sent || sent.channels === 'none') return { ...defaults.usage, countries: [] };
  return checkAll({
    channels: () => sent.channels,
    days: () => (sent.days == null ? null : wholeIn(limits.usageDays, sent.days, `${field}.days`)),
    countries: () => toCountryCodes(sent.countries ?? [], `${field}.countries`),
  });
}

/** Checks that are the same for finished and unfinished work of every type of campaign. */
const checksOfAll = (sent: WorkInput, field: string) => ({
  dueDays: () => toDueDays(sent, field),
  draftFirst: () => sent.draftFirst ?? false,
  rounds: () => wholeIn(limits.rounds, sent.rounds ?? defaults.rounds, `${field}.rounds`),
  usage: () => toUsage(sent.usage, `${field}.usage`),
});

/** Whether work may have nothing to hand in: that of an extra which lets the brand use what is there. */
const mayBeUseAlone = ({ usage }: WorkInput, { isExtra }: WorkRule): boolean =>
  !!isExtra && !!usage && usage.channels !== 'none';

/**
 * Work as it is stored, hashed and shown: the members of `Work` in one order, none undefined, numbers whole, texts tidied,
 * defaults filled in, and what other types of campaign have dropped. Throws all faults at once, each at its field:
 * BAD_INPUT, DATE_IN_PAST, FIELD_REQUIRED. Whether its countries exist, `withKnownCountries` checks.
 */
export function toWork(sent: WorkInput, rule: WorkRule): Work {
  const { field, type } = rule;
  return checkAll({
    deliverables: () =>
      toDeliverables(sent.deliverables, `${field}.deliverables`, mayBeUseAlone(sent, rule) ? 0 : 1),
    ownerDeliverables: () =>
      type === 'shoutout' ? toDeliverables(sent.ownerDeliverables, `${field}.ownerDeliverables`) : [],
    productDescription: () =>
      type === 'sponsored' ? toProduct(sent.productDescription, `${field}.productDescription`) : null,
    dueOn: () => toDueOn(sent, rule),
    ...checksOfAll(sent, field),
  });
}

/**
 * What a draft keeps of unfinished work: nothing is required and no day is too early or too late, but values must be
 * within the limits of the form. Throws BAD_INPUT at each field outside them.
 */
export function toUnfinishedWork(sent: WorkInput, field: string): Work {
  const text = sent.productDescription;
  return checkAll({
    deliverables: () => toDeliverables(sent.deliverables, `${field}.deliverables`, 0),
    ownerDeliverables: () => toDeliverables(sent.ownerDeliverables, `${field}.ownerDeliverables`, 0),
    productDescription: () =>
      checkText(text, { field: `${field}.productDescription`, max: limits.productDescription }) || null,
    dueOn: () => sent.dueOn ?? null,
    ...checksOfAll(sent, field),
    dueDays: () => (sent.dueDays == null ? null : toDueDays(sent, field)),
  });
}

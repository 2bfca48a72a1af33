import type { Bounds } from '../../../schema/bounds.ts';
import type { CampaignInput, CampaignType } from '../../../schema/campaign.ts';
import type { CampaignDraftInput } from '../../../schema/campaign-draft.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { MoneyInput } from '../../../schema/money.ts';
import { minorOf } from '../../../schema/usd.ts';
import type { Work, WorkInput } from '../../../schema/work.ts';
import { dayAfter, dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ValueType } from '../../platform/read/view.ts';
import { textOfHtml, tidyLine } from '../../platform/text.ts';
import { MAX_DUE_DAYS, toUnfinishedWork, toWork } from '../deals/work.policy.ts';
import type { Campaign } from './campaign.entity.ts';
import { normalizeHashtags, normalizeTags, sanitizeBrief } from './campaign-text.ts';

/** Limits of a campaign (specification, sections 5 and 9; DECISIONS, "Amounts", "Title"). */
const limits = {
  title: 60,
  details: 20_000,
  /** US cents: 1,000,000.00. */
  amountMinor: 100_000_000,
  productUrl: 500,
  pictures: 10,
  minFollowers: 100_000_000,
  oldest: 100,
  /** A line of a draft: longer than in a campaign, so that no input is lost. */
  draftLine: 500,
} as const;

/** Where a value of the form is being checked. */
interface Checking {
  readonly ctx: Ctx;
  readonly input: CampaignInput;
  /** Name of the field, for failures. */
  readonly field: string;
}

/** Everything about one field that the owner of a campaign fills in. */
export interface CampaignField<Sent, Draft, Stored, Kept = Draft> {
  /** The only type of campaign that has it; forms of other types may still hold it, and it is dropped. */
  readonly only?: CampaignType;
  /** What a draft keeps it as. */
  readonly type: ValueType;
  /** What a posted campaign stores. Throws the text of specification section 5. */
  readonly check: (sent: Sent, at: Checking) => Stored;
  /** What a draft keeps: nothing is required, but values must be within the limits of the form. Throws BAD_INPUT. */
  readonly keep: (sent: Draft, field: string) => Kept;
}

function refuse(field: string, bounds: Bounds): never {
  throw outOfBounds(field, bounds);
}

function asSent<Value>(sent: Value): Value {
  return sent;
}

function wholeNumber(value: number, most: number, field: string): number {
  return Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : refuse(field, { min: 0, max: most });
}

const numberUpTo =
  (most: number) =>
  (sent: number | null | undefined, field: string): number | null =>
    sent == null ? null : wholeNumber(sent, most, field);

function keepLine(sent: string | null | undefined, field: string): string | null {
  const line = tidyLine(sent ?? '');
  if (line.length > limits.draftLine) refuse(field, { maxCharacters: limits.draftLine });
  return line || null;
}

/** An amount above zero. Throws PRICE_REQUIRED when missing, AMOUNT_INVALID above 1,000,000.00. */
function checkPrice(price: MoneyInput | null | undefined, { field }: Checking): number {
  const minor = minorOf(price, field);
  if (minor == null || minor <= 0) throw new DomainError(ErrorCode.PRICE_REQUIRED, field);
  if (!Number.isSafeInteger(minor) || minor > limits.amountMinor) {
    throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
  }
  return minor;
}

function keepAmount(amount: MoneyInput | null | undefined, field: string): number | null {
  const minor = minorOf(amount, field);
  if (minor != null && minor > limits.amountMinor) throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
  return numberUpTo(limits.amountMinor)(minor, field);
}

const price = (only: CampaignType) => ({ only, type: 'minor', check: checkPrice, keep: keepAmount }) as const;

/** A web address; null when empty. Throws BAD_INPUT for anything else. */
function checkProductUrl(url: string | null | undefined, { field }: Checking): string | null {
  const text = (url ?? '').trim();
  if (text === '') return null;
  const isWeb = /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
  if (!isWeb || text.length > limits.productUrl) {
    return refuse(field, { format: 'an http or https address', maxCharacters: limits.productUrl });
  }
  return new URL(text).href;
}

function checkEndsOn(day: string, { ctx, field }: Checking): string {
  if (!day) throw new DomainError(ErrorCode.DATE_REQUIRED, field);
  if (day < dayOf(ctx.clock.now())) throw new DomainError(ErrorCode.DATE_IN_PAST, field);
  return day;
}

/** The codes as sent; `findReferences` looks them up. */
function checkCountries(codes: string[], { input, field }: Checking): string[] {
  if (!input.allCountries && codes.length === 0) throw new DomainError(ErrorCode.COUNTRY_REQUIRED, field);
  return codes;
}

/** The brief, whose work may be due as long after the last day as after the hire. */
function checkBrief(sent: WorkInput | null | undefined, { ctx, input, field }: Checking): Work | null {
  if (!sent) return null;
  const today = dayOf(ctx.clock.now());
  const lastHire = input.endsOn > today ? input.endsOn : today;
  return toWork(sent, { field, type: input.type, today, lastDueOn: dayAfter(lastHire, MAX_DUE_DAYS) });
}

function checkAge(age: number | null | undefined, field: string): number | null {
  if (age != null && age < 1) refuse(field, { min: 1, max: limits.oldest });
  return numberUpTo(limits.oldest)(age, field);
}

function checkMaxAge(age: number | null | undefined, { input, field }: Checking): number | null {
  const oldest = checkAge(age, field);
  if (input.minAge != null && oldest !== null && input.minAge > oldest) {
    throw new DomainError(ErrorCode.AGE_REQUIRED, 'minAge');
  }
  return oldest;
}

/** A title on one line. Throws TITLE_REQUIRED, TITLE_TOO_LONG. */
function checkTitle(title: string, { field }: Checking): string {
  const text = tidyLine(title);
  if (text === '') throw new DomainError(ErrorCode.TITLE_REQUIRED, field);
  if ([...text].length > limits.title) throw new DomainError(ErrorCode.TITLE_TOO_LONG, field);
  return text;
}

function sanitized(html: string, field: string): string {
  return html.length > limits.details
    ? refuse(field, { maxCharacters: limits.details })
    : sanitizeBrief(html);
}

function checkDetails(html: string, { field }: Checking): string {
  const details = sanitized(html, field);
  if (textOfHtml(details) === '') throw new DomainError(ErrorCode.DETAILS_REQUIRED, field);
  return details;
}

function distinctPictures(ids: readonly string[], field: string): string[] {
  const pictures = [...new Set(ids)];
  return pictures.length > limits.pictures ? refuse(field, { maxItems: limits.pictures }) : pictures;
}

function checkPictures(ids: readonly string[], { field }: Checking): string[] {
  if (ids.length === 0) throw new DomainError(ErrorCode.IMAGE_REQUIRED, field);
  return distinctPictures(ids, field);
}

/** Texts that may be left out: a column, a field of the API and a line of the form, all of one name. */
const texts = {
  productUrl: { only: 'sponsored', type: 'text', check: checkProductUrl, keep: keepLine },
} as const;

/** Names of the texts, for the view. */
export const campaignTexts = Object.keys(texts) as (keyof typeof texts)[];

export type FormMember = Exclude<keyof CampaignInput, 'categories' | 'allCountries'>;

/** The column of a field: amounts are stored in minor units. */
export type ColumnOf<Name extends string> = Name extends 'budget' | 'productValue' ? `${Name}Minor` : Name;

/** Row of the field of a form. */
export type FieldOf<Name extends FormMember> = CampaignField<
  CampaignInput[Name],
  CampaignDraftInput[Name],
  Campaign[ColumnOf<Name>],
  CampaignDraftInput[Name] extends MoneyInput | null | undefined ? number | null : CampaignDraftInput[Name]
>;

export type CampaignFields = { readonly [Name in FormMember]: FieldOf<Name> };

/**
 * What the owner of a campaign fills in, each field once, in the order in which failures are told. Posting, drafts, the
 * view of drafts and legacy drafts derive from it; `categories` and `allCountries` are stored through `findReferences`.
 */
export const campaignFields: CampaignFields = {
  type: { type: 'text', check: asSent, keep: (sent) => sent ?? null },
  budget: price('paid'),
  productValue: price('sponsored'),
  ...texts,
  endsOn: { type: 'day', check: checkEndsOn, keep: (sent) => sent ?? null },
  countries: { type: 'list', check: checkCountries, keep: (sent) => [...new Set(sent)] },
  minAge: {
    type: 'int',
    check: (sent, { field }) => checkAge(sent, field),
    keep: numberUpTo(limits.oldest),
  },
  maxAge: { type: 'int', check: checkMaxAge, keep: numberUpTo(limits.oldest) },
  title: { type: 'text', check: checkTitle, keep: keepLine },
  detailsHtml: {
    type: 'text',
    check: checkDetails,
    keep: (sent, field) => (sent == null ? null : sanitized(sent, field) || null),
  },
  gender: { type: 'text', check: asSent, keep: (sent) => sent ?? null },
  minFollowers: {
    type: 'int',
    check: (sent, { field }) => wholeNumber(sent, limits.minFollowers, field),
    keep: numberUpTo(limits.minFollowers),
  },
  hashtags: {
    type: 'list',
    check: (sent) => normalizeHashtags(sent),
    keep: (sent) => normalizeHashtags(sent ?? []),
  },
  tags: { type: 'list', check: (sent) => normalizeTags(sent), keep: (sent) => normalizeTags(sent ?? []) },
  pictures: {
    type: 'pictures',
    check: checkPictures,
    keep: (sent, field) => distinctPictures(sent ?? [], field),
  },
  brief: {
    type: 'other',
    check: checkBrief,
    keep: (sent, field) => (sent ? toUnfinishedWork(sent, field) : null),
  },
};

/** Name of the column of a field. */
export const columnOf = <Name extends FormMember>(name: Name): ColumnOf<Name> =>
  (campaignFields[name].type === 'minor' ? `${name}Minor` : name) as ColumnOf<Name>;

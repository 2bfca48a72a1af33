import type { CampaignInput } from '../../../schema/campaign.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { excerptOf, textOfHtml } from '../../platform/html-text.ts';
import { tidyLine } from '../../platform/text.ts';
import { findReferences, type References } from '../reference-data/references.service.ts';
import type { Campaign } from './campaign.entity.ts';
import { sanitizeBrief } from './campaign-html.ts';
import { normalizeHashtags, normalizeTags } from './campaign-words.ts';

/** Limits of a campaign (specification, sections 5 and 9; DECISIONS, "Amounts", "Title"). */
export const campaignLimits = {
  title: 60,
  details: 20_000,
  /** US cents: 1,000,000.00. */
  amountMinor: 100_000_000,
  productUrl: 500,
  pictures: 10,
  minFollowers: 100_000_000,
  oldest: 100,
} as const;

/** The part of a campaign that its owner fills in. */
export type CampaignContent = Pick<
  Campaign,
  | 'type'
  | 'title'
  | 'detailsHtml'
  | 'excerpt'
  | 'budgetMinor'
  | 'productValueMinor'
  | 'productUrl'
  | 'gender'
  | 'minAge'
  | 'maxAge'
  | 'minFollowers'
  | 'endsOn'
  | 'hashtags'
  | 'tags'
  | 'pictures'
> &
  References;

/**
 * Checks a campaign as its form sends it and returns what is to be stored. Throws the text of specification section 5
 * at the first field that breaks a rule, in the order of the form.
 */
export async function checkCampaign(ctx: Ctx, input: CampaignInput): Promise<CampaignContent> {
  const amounts = checkAmounts(input);
  const endsOn = checkEndsOn(ctx, input.endsOn);
  if (!input.allCountries && input.countries.length === 0) {
    throw new DomainError(ErrorCode.COUNTRY_REQUIRED, 'countries');
  }
  const ages = checkAges(input);
  const title = checkTitle(input.title);
  const detailsHtml = checkDetails(input.detailsHtml);
  const content = {
    type: input.type,
    ...amounts,
    endsOn,
    ...ages,
    title,
    detailsHtml,
    excerpt: excerptOf(detailsHtml),
    gender: input.gender,
    minFollowers: wholeNumber(input.minFollowers, campaignLimits.minFollowers, 'minFollowers'),
    hashtags: normalizeHashtags(input.hashtags),
    tags: normalizeTags(input.tags),
    pictures: checkPictures(input.pictures),
  };
  return { ...content, ...(await findReferences(ctx, input)) };
}

/** An amount above zero. Throws PRICE_REQUIRED when missing, AMOUNT_INVALID above 1,000,000.00. */
function checkPrice(minor: number | null | undefined, field: string): number {
  if (minor == null || minor <= 0) throw new DomainError(ErrorCode.PRICE_REQUIRED, field);
  if (!Number.isSafeInteger(minor) || minor > campaignLimits.amountMinor) {
    throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
  }
  return minor;
}

/** Drops fields of other campaign types, which a form may still hold after its type was changed. */
function checkAmounts(
  input: CampaignInput,
): Pick<CampaignContent, 'budgetMinor' | 'productValueMinor' | 'productUrl'> {
  const none = { budgetMinor: null, productValueMinor: null, productUrl: null };
  if (input.type === 'paid') return { ...none, budgetMinor: checkPrice(input.budgetMinor, 'budgetMinor') };
  if (input.type === 'shoutout') return none;
  return {
    budgetMinor: null,
    productValueMinor: checkPrice(input.productValueMinor, 'productValueMinor'),
    productUrl: checkProductUrl(input.productUrl),
  };
}

/** A web address; null when empty. Throws BAD_INPUT for anything else. */
export function checkProductUrl(url: string | null | undefined): string | null {
  const text = (url ?? '').trim();
  if (text === '') return null;
  const isWeb = /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
  if (!isWeb || text.length > campaignLimits.productUrl) {
    throw new DomainError(ErrorCode.BAD_INPUT, 'productUrl');
  }
  return new URL(text).href;
}

function checkEndsOn(ctx: Ctx, day: string): string {
  if (!day) throw new DomainError(ErrorCode.DATE_REQUIRED, 'endsOn');
  if (day < dayOf(ctx.clock.now())) throw new DomainError(ErrorCode.DATE_IN_PAST, 'endsOn');
  return day;
}

function checkAges(input: CampaignInput): Pick<CampaignContent, 'minAge' | 'maxAge'> {
  const minAge = checkAge(input.minAge, 'minAge');
  const maxAge = checkAge(input.maxAge, 'maxAge');
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    throw new DomainError(ErrorCode.AGE_REQUIRED, 'minAge');
  }
  return { minAge, maxAge };
}

function checkAge(age: number | null | undefined, field: string): number | null {
  if (age == null) return null;
  if (age < 1) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return wholeNumber(age, campaignLimits.oldest, field);
}

/** A title on one line. Throws TITLE_REQUIRED, TITLE_TOO_LONG. */
export function checkTitle(title: string): string {
  const text = tidyLine(title);
  if (text === '') throw new DomainError(ErrorCode.TITLE_REQUIRED, 'title');
  if ([...text].length > campaignLimits.title) throw new DomainError(ErrorCode.TITLE_TOO_LONG, 'title');
  return text;
}

function checkDetails(html: string): string {
  if (html.length > campaignLimits.details) throw new DomainError(ErrorCode.BAD_INPUT, 'detailsHtml');
  const details = sanitizeBrief(html);
  if (textOfHtml(details) === '') throw new DomainError(ErrorCode.DETAILS_REQUIRED, 'detailsHtml');
  return details;
}

function checkPictures(ids: readonly string[]): string[] {
  const pictures = [...new Set(ids)];
  if (pictures.length === 0) throw new DomainError(ErrorCode.IMAGE_REQUIRED, 'pictures');
  if (pictures.length > campaignLimits.pictures) throw new DomainError(ErrorCode.BAD_INPUT, 'pictures');
  return pictures;
}

function wholeNumber(value: number, most: number, field: string): number {
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new DomainError(ErrorCode.BAD_INPUT, field);
  }
  return value;
}

import type { CampaignDraftInput } from '../../../schema/campaign-draft.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { tidyLine } from '../../platform/text.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { findReferences } from '../reference-data/references.service.ts';
import { campaignLimits } from './campaign-content.ts';
import { CampaignDraft } from './campaign-draft.entity.ts';
import { sanitizeBrief } from './campaign-html.ts';
import { normalizeHashtags, normalizeTags } from './campaign-words.ts';

/** Limits of title and address in a draft: longer than in a campaign, so that no input is lost. */
const MAX_LINE = 500;

function line(text: string | null | undefined, field: string): string | null {
  if (text == null) return null;
  const kept = tidyLine(text);
  if (kept.length > MAX_LINE) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return kept === '' ? null : kept;
}

function number(value: number | null | undefined, most: number, field: string): number | null {
  if (value == null) return null;
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new DomainError(ErrorCode.BAD_INPUT, field);
  }
  return value;
}

function amount(minor: number | null | undefined, field: string): number | null {
  if (minor != null && minor > campaignLimits.amountMinor) {
    throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
  }
  return number(minor, campaignLimits.amountMinor, field);
}

function details(html: string | null | undefined): string | null {
  if (html == null) return null;
  if (html.length > campaignLimits.details) throw new DomainError(ErrorCode.BAD_INPUT, 'detailsHtml');
  return sanitizeBrief(html) || null;
}

/** Nothing is required in a draft, but values must be within the form's limits. */
function contentOf(input: CampaignDraftInput): CampaignDraftInput {
  const pictures = [...new Set(input.pictures ?? [])];
  if (pictures.length > campaignLimits.pictures) throw new DomainError(ErrorCode.BAD_INPUT, 'pictures');
  return {
    type: input.type ?? null,
    title: line(input.title, 'title'),
    detailsHtml: details(input.detailsHtml),
    budgetMinor: amount(input.budgetMinor, 'budgetMinor'),
    productValueMinor: amount(input.productValueMinor, 'productValueMinor'),
    productUrl: line(input.productUrl, 'productUrl'),
    categories: [...new Set(input.categories ?? [])],
    countries: [...new Set(input.countries ?? [])],
    allCountries: input.allCountries ?? false,
    gender: input.gender ?? null,
    minAge: number(input.minAge, campaignLimits.oldest, 'minAge'),
    maxAge: number(input.maxAge, campaignLimits.oldest, 'maxAge'),
    minFollowers: number(input.minFollowers, campaignLimits.minFollowers, 'minFollowers'),
    endsOn: input.endsOn ?? null,
    hashtags: normalizeHashtags(input.hashtags ?? []),
    tags: normalizeTags(input.tags ?? []),
    pictures,
  };
}

/** Saves the actor's draft, replacing the earlier one. Throws BAD_INPUT, AMOUNT_INVALID. */
export async function saveDraft(ctx: Ctx, input: CampaignDraftInput): Promise<void> {
  const content = contentOf(input);
  const { categories, countries } = content;
  await findReferences(ctx, {
    categories: categories ?? [],
    countries: countries ?? [],
    allCountries: false,
  });
  if (content.pictures?.length) await claimPictures(ctx, content.pictures, 'campaign');
  await ctx.em.upsert(CampaignDraft, {
    ownerId: accountIdOf(ctx),
    content,
    updatedAt: ctx.clock.now(),
  });
}

/** Deletes the actor's draft, if there is one. */
export async function discardDraft(ctx: Ctx): Promise<boolean> {
  await ctx.em.nativeDelete(CampaignDraft, { ownerId: accountIdOf(ctx) });
  return true;
}

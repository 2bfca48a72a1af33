import type { CampaignInput } from '../../../../schema/campaign.ts';
import type { CampaignDraftInput } from '../../../../schema/campaign-draft.ts';
import { checkAll } from '../../../platform/check-all.ts';
import type { Ctx } from '../../../platform/context.ts';
import { excerptOf } from '../../../platform/text.ts';
import { withKnownCountries } from '../../deals/work.service.ts';
import { findReferences, type References } from '../../reference-data/references.service.ts';
import type { Campaign } from '../campaign.entity.ts';
import {
  type ColumnOf,
  campaignFields,
  columnOf,
  type FieldOf,
  type FormMember,
} from '../campaign-fields.ts';

const names = Object.keys(campaignFields) as FormMember[];

/** The part of a campaign that its owner fills in. */
export type CampaignContent = Pick<Campaign, ColumnOf<FormMember> | 'excerpt'> & References;

/** A draft as it is stored: amounts in minor units. */
export type DraftContent = Omit<CampaignDraftInput, 'brief' | 'budget' | 'productValue'> &
  Partial<Pick<Campaign, 'brief' | 'budgetMinor' | 'productValueMinor'>>;

/** One field of a posted campaign; null when other types of campaign have it. */
function checked<Name extends FormMember>(
  ctx: Ctx,
  input: CampaignInput,
  field: Name,
): Campaign[ColumnOf<Name>] | null {
  const { only, check }: FieldOf<Name> = campaignFields[field];
  return only && only !== input.type ? null : check(input[field], { ctx, input, field });
}

/**
 * Checks a campaign as its form sends it and returns what is to be stored. Throws the text of specification section 5
 * at every field that breaks a rule, in the order of the form. It may keep categories that it has, by their ids, although
 * they are no longer offered.
 */
export async function checkCampaign(
  ctx: Ctx,
  input: CampaignInput,
  keptCategories: readonly number[] = [],
): Promise<CampaignContent> {
  const checks = Object.fromEntries(names.map((name) => [columnOf(name), () => checked(ctx, input, name)]));
  const content = checkAll(checks) as Pick<Campaign, ColumnOf<FormMember>>;
  const references = await findReferences(ctx, input, keptCategories);
  const brief = content.brief && (await withKnownCountries(ctx, content.brief, 'brief'));
  return { ...content, brief, excerpt: excerptOf(content.detailsHtml), ...references };
}

/** What a draft keeps of a form. Throws BAD_INPUT, AMOUNT_INVALID for values outside the limits of the form. */
export async function checkDraft(ctx: Ctx, input: CampaignDraftInput): Promise<DraftContent> {
  const kept = <Name extends FormMember>(name: Name) => {
    const { keep }: FieldOf<Name> = campaignFields[name];
    return keep(input[name], name);
  };
  const content: DraftContent = {
    ...Object.fromEntries(names.map((name) => [columnOf(name), kept(name)])),
    categories: [...new Set(input.categories)],
    allCountries: input.allCountries ?? false,
  };
  const { categories, countries } = content;
  const named = { categories: categories ?? [], countries: countries ?? [], allCountries: false };
  await findReferences(ctx, named);
  if (content.brief) await withKnownCountries(ctx, content.brief, 'brief');
  return content;
}

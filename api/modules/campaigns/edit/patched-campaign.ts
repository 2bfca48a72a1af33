import type { CampaignInput } from '../../../../schema/campaign.ts';
import { usd } from '../../../../schema/usd.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Emptied, type Patch, patched } from '../../../platform/patch.ts';
import { slugsOf } from '../../reference-data/references.service.ts';
import type { Campaign } from '../campaign.entity.ts';

const emptied: Emptied<CampaignInput> = {
  ...{ type: undefined, title: '', detailsHtml: '', endsOn: '' },
  ...{ categories: [], countries: [], hashtags: [], tags: [], pictures: [] },
  ...{ allCountries: undefined, gender: undefined, minFollowers: undefined },
};

/** The form of a campaign as it stands. */
export async function formOf(ctx: Ctx, campaign: Campaign): Promise<CampaignInput> {
  const { type, title, detailsHtml, productUrl, gender, minAge, maxAge, minFollowers, endsOn, brief } =
    campaign;
  const { countries, hashtags, tags, pictures } = campaign;
  return {
    ...{ type, title, detailsHtml, productUrl, gender, minAge, maxAge, minFollowers, endsOn, brief },
    ...{ countries, hashtags, tags, pictures, allCountries: countries.length === 0 },
    budget: usd(campaign.budgetMinor ?? null),
    productValue: usd(campaign.productValueMinor ?? null),
    categories: await slugsOf(ctx, campaign.categoryIds),
  };
}

/** Countries and `allCountries` say one thing: whichever is given alone decides. */
function withCountries(patch: Patch<CampaignInput>): Patch<CampaignInput> {
  const { countries, allCountries } = patch;
  if (countries?.length && allCountries === undefined) return { ...patch, allCountries: false };
  return allCountries && countries === undefined ? { ...patch, countries: [] } : patch;
}

/** The form of a campaign with what is given changed. Throws BAD_INPUT at each field that cannot be empty. */
export async function patchedCampaign(
  ctx: Ctx,
  campaign: Campaign,
  patch: Patch<CampaignInput>,
): Promise<CampaignInput> {
  return patched(await formOf(ctx, campaign), withCountries(patch), emptied);
}

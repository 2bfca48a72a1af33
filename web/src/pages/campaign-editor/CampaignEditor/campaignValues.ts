import type { CampaignType, PreferredGender } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type {
  CampaignDraftInput,
  CampaignForEditFragment,
  CampaignInput,
  DraftForEditFragment,
} from '../../../__generated__/graphql.ts';
import type { UploadedPicture } from '../../../components/upload/uploadPicture.ts';
import { parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';
import { fromAges, toAges } from './campaignOptions.ts';

export const DraftForEditDocument = graphql(`
  fragment DraftForEdit on CampaignDraft {
    type
    title
    detailsHtml
    budgetMinor
    productValueMinor
    productUrl
    categories
    countries
    allCountries
    gender
    minAge
    maxAge
    minFollowers
    endsOn
    hashtags
    tags
    pictures { id tiny small medium large }
    updatedAt
  }
`);

export const CampaignForEditDocument = graphql(`
  fragment CampaignForEdit on Campaign {
    id
    type
    title
    budget { minorUnits currency }
    productValue { minorUnits currency }
    ...CampaignBrief
    categories { id slug }
    countries { code name }
    gender
    minAge
    maxAge
    minFollowers
    endsOn
    hashtags
    tags
    pictures { id tiny small medium large }
    rejectedReason
    permissions {
      edit { allowed code params reason }
    }
  }
`);

/** Texts that may be left out, by the type of campaign that has them; forms of other types send none. */
const texts = { productUrl: 'SPONSORED' } satisfies Partial<Record<keyof CampaignInput, CampaignType>>;

type Texts = Record<keyof typeof texts, string>;

function eachText<Value>(
  textOf: (name: keyof Texts, type: CampaignType) => Value,
): Record<keyof Texts, Value> {
  const entries = Object.entries(texts).map(([name, type]) => [name, textOf(name as keyof Texts, type)]);
  return Object.fromEntries(entries) as Record<keyof Texts, Value>;
}

/** What the form holds: amounts as typed, the age as its option, pictures with their addresses. */
export type CampaignValues = {
  type: CampaignType;
  title: string;
  detailsHtml: string;
  budget: string;
  productValue: string;
  categories: string[];
  countries: string[];
  allCountries: boolean;
  gender: PreferredGender;
  age: string;
  minFollowers: string;
  /** `YYYY-MM-DD`; empty while there is none; 'invalid' while half typed. */
  endsOn: string;
  hashtags: string[];
  tags: string[];
  pictures: UploadedPicture[];
} & Texts;

export const emptyCampaign: CampaignValues = {
  type: 'PAID',
  title: '',
  detailsHtml: '',
  budget: '',
  productValue: '',
  ...eachText(() => ''),
  categories: [],
  countries: [],
  allCountries: false,
  gender: 'ANY',
  age: '',
  minFollowers: '0',
  endsOn: '',
  hashtags: [],
  tags: [],
  pictures: [],
};

const typed = (minor: number | null | undefined) => (minor ? toTypedMoney(minor) : '');

const toPicture = ({ id, tiny, small, medium, large }: UploadedPicture): UploadedPicture => ({
  id,
  tiny,
  small,
  medium,
  large,
});

/** A draft put back into the form. Its age may be unanswered still: an absent one stays empty. */
export function fromDraft(draft: DraftForEditFragment): CampaignValues {
  return {
    type: draft.type ?? 'PAID',
    title: draft.title ?? '',
    detailsHtml: draft.detailsHtml ?? '',
    budget: typed(draft.budgetMinor),
    productValue: typed(draft.productValueMinor),
    ...eachText((name) => draft[name] ?? ''),
    categories: draft.categories,
    countries: draft.countries,
    allCountries: draft.allCountries,
    gender: draft.gender ?? 'ANY',
    age: draftAge(draft.minAge, draft.maxAge),
    minFollowers: String(draft.minFollowers ?? 0),
    endsOn: draft.endsOn ?? '',
    hashtags: draft.hashtags,
    tags: draft.tags,
    pictures: draft.pictures.map(toPicture),
  };
}

// In a draft 'Any' is kept as 0 and 0, so that it differs from no answer.
const draftAge = (min?: number | null, max?: number | null) =>
  min === null || min === undefined ? '' : fromAges(min, max);

export function fromCampaign(campaign: CampaignForEditFragment): CampaignValues {
  return {
    type: campaign.type,
    title: campaign.title,
    detailsHtml: campaign.detailsHtml,
    budget: typed(campaign.budget?.minorUnits),
    productValue: typed(campaign.productValue?.minorUnits),
    ...eachText((name) => campaign[name] ?? ''),
    categories: campaign.categories.map((category) => category.slug),
    countries: campaign.countries.map((country) => country.code),
    allCountries: campaign.countries.length === 0,
    gender: campaign.gender,
    age: fromAges(campaign.minAge, campaign.maxAge),
    minFollowers: String(campaign.minFollowers),
    endsOn: campaign.endsOn,
    hashtags: campaign.hashtags,
    tags: campaign.tags,
    pictures: campaign.pictures.map(toPicture),
  };
}

/** What only one type of campaign has; the others send none. */
const offerOf = (values: CampaignValues) => ({
  budgetMinor: values.type === 'PAID' ? parseMoney(values.budget) : null,
  productValueMinor: values.type === 'SPONSORED' ? parseMoney(values.productValue) : null,
  ...eachText((name, type) => (values.type === type && values[name].trim()) || null),
});

export function toInput(values: CampaignValues): CampaignInput {
  return {
    type: values.type,
    title: values.title.trim(),
    detailsHtml: values.detailsHtml,
    ...offerOf(values),
    categories: values.categories,
    countries: values.allCountries ? [] : values.countries,
    allCountries: values.allCountries,
    gender: values.gender,
    ...toAges(values.age),
    minFollowers: Number(values.minFollowers),
    endsOn: values.endsOn,
    hashtags: values.hashtags,
    tags: values.tags,
    pictures: values.pictures.map(({ id }) => id),
  };
}

/** A form of any state as a draft. */
export function toDraftInput(values: CampaignValues): CampaignDraftInput {
  const any = values.age === '0-0' ? { minAge: 0, maxAge: 0 } : null;
  return {
    ...toInput(values),
    title: values.title.trim() || null,
    detailsHtml: values.detailsHtml || null,
    endsOn: /^\d/.test(values.endsOn) ? values.endsOn : null,
    ...any,
  };
}

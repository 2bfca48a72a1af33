import type { CampaignType, PreferredGender } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type {
  CampaignForEditFragment,
  CreateCampaignInput,
  DraftForEditFragment,
  SaveDraftInput,
} from '../../../__generated__/graphql.ts';
import type { UploadedPicture } from '../../../components/upload/uploadPicture.ts';
import { fromWork, toWork, type WorkValues } from '../../../components/work/workValues.ts';
import { toLink } from '../../../lib/form/toLink.ts';
import { dayAfter, todayInSingapore } from '../../../lib/format/formatDate.ts';
import { inUsd, parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';
import { fromAges, toAges } from './campaignOptions.ts';

export const DraftForEditDocument = graphql(`
  fragment DraftForEdit on CampaignDraft {
    type
    title
    detailsHtml
    budget { amount currency }
    productValue { amount currency }
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
    brief { ...WorkParts }
    updatedAt
  }
`);

export const CampaignForEditDocument = graphql(`
  fragment CampaignForEdit on Campaign {
    id
    type
    title
    budget { amount currency }
    productValue { amount currency }
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
const texts = { productUrl: 'SPONSORED' } satisfies Partial<Record<keyof CreateCampaignInput, CampaignType>>;

type TextName = keyof typeof texts;

function eachText<Value>(textOf: (name: TextName, type: CampaignType) => Value): Record<TextName, Value> {
  const entries = Object.entries(texts).map(([name, type]) => [name, textOf(name as TextName, type)]);
  return Object.fromEntries(entries) as Record<TextName, Value>;
}

/** What the form holds: amounts as typed, the age as its option, pictures with their addresses. */
export type CampaignValues = typeof emptyCampaign;

export const emptyCampaign = {
  type: 'PAID' as CampaignType,
  title: '',
  detailsHtml: '',
  budget: '',
  productValue: '',
  ...eachText(() => ''),
  categories: [] as string[],
  countries: [] as string[],
  allCountries: false,
  gender: 'ANY' as PreferredGender,
  age: '',
  minFollowers: '0',
  /** `YYYY-MM-DD`; empty while there is none; 'invalid' while half typed. */
  endsOn: '',
  hashtags: [] as string[],
  tags: [] as string[],
  pictures: [] as UploadedPicture[],
  /** Null until it is added. */
  brief: null as WorkValues | null,
};

/** Days for which a new campaign is open unless its owner chooses others. */
const OPEN_DAYS = 30;

/** What a new form begins with: anyone, anywhere, for a month. */
export const newCampaign = (): CampaignValues => ({
  ...emptyCampaign,
  allCountries: true,
  age: '0-0',
  endsOn: dayAfter(todayInSingapore(), OPEN_DAYS),
});

const typed = (minor: number | null | undefined) => (minor ? toTypedMoney(minor) : '');

const toPicture = ({ id, tiny, small, medium, large }: UploadedPicture): UploadedPicture => ({
  id,
  tiny,
  small,
  medium,
  large,
});

/** What drafts and posted campaigns say alike. Begins with the empty form: forms are compared in its order. */
const alike = (source: DraftForEditFragment | CampaignForEditFragment): CampaignValues => ({
  ...emptyCampaign,
  type: source.type ?? 'PAID',
  title: source.title ?? '',
  detailsHtml: source.detailsHtml ?? '',
  budget: typed(source.budget?.amount),
  productValue: typed(source.productValue?.amount),
  ...eachText((name) => source[name] ?? ''),
  gender: source.gender ?? 'ANY',
  minFollowers: String(source.minFollowers ?? 0),
  endsOn: source.endsOn ?? '',
  hashtags: source.hashtags,
  tags: source.tags,
  pictures: source.pictures.map(toPicture),
  brief: source.brief ? fromWork(source.brief) : null,
});

/** A draft put back into the form. Its age may be unanswered still: an absent one stays empty. */
export const fromDraft = (draft: DraftForEditFragment): CampaignValues => ({
  ...alike(draft),
  categories: draft.categories,
  countries: draft.countries,
  allCountries: draft.allCountries,
  age: draftAge(draft.minAge, draft.maxAge),
});

// In a draft 'Any' is kept as 0 and 0, so that it differs from no answer.
const draftAge = (min?: number | null, max?: number | null) =>
  min === null || min === undefined ? '' : fromAges(min, max);

export const fromCampaign = (campaign: CampaignForEditFragment): CampaignValues => ({
  ...alike(campaign),
  categories: campaign.categories.map(({ slug }) => slug),
  countries: campaign.countries.map(({ code }) => code),
  allCountries: campaign.countries.length === 0,
  age: fromAges(campaign.minAge, campaign.maxAge),
});

/** What only one type of campaign has; the others send none. */
const offerOf = (values: CampaignValues) => ({
  budget: values.type === 'PAID' ? inUsd(parseMoney(values.budget)) : null,
  productValue: values.type === 'SPONSORED' ? inUsd(parseMoney(values.productValue)) : null,
  ...eachText((name, type) => (values.type === type && toLink(values[name])) || null),
});

export function toInput(values: CampaignValues): CreateCampaignInput {
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
    brief: values.brief && toWork(values.brief, values.type),
  };
}

/** A form of any state as a draft. */
export function toDraftInput(values: CampaignValues): SaveDraftInput {
  const any = values.age === '0-0' ? { minAge: 0, maxAge: 0 } : null;
  return {
    ...toInput(values),
    title: values.title.trim() || null,
    detailsHtml: values.detailsHtml || null,
    endsOn: /^\d/.test(values.endsOn) ? values.endsOn : null,
    ...any,
    brief: values.brief && toWork(values.brief, null),
  };
}

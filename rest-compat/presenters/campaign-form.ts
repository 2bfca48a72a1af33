import { invalid } from '../lb3/legacy-error.ts';
import { campaignTexts, formProperties } from './campaign.ts';
import {
  ageOf,
  dayOf,
  draftDayOf,
  minorOf,
  numberOf,
  pictureIds,
  textOf,
  textOrNull,
  wordsOf,
} from './read-values.ts';

type Body = Readonly<Record<string, unknown>>;

/** A campaign as a legacy form sends it, with our field names; categories and countries are still names. */
export interface CampaignForm {
  readonly type: 'paid' | 'sponsored' | 'shoutout' | undefined;
  readonly title: string;
  readonly detailsHtml: string;
  /** Cents; null for none, NaN for an invalid amount. */
  readonly amountMinor: number | null;
  /** Texts that may be left out. */
  readonly texts: Readonly<Record<keyof typeof campaignTexts, string | null>>;
  readonly categoryNames: readonly string[];
  readonly countryNames: readonly string[];
  readonly countryCodes: readonly string[];
  readonly allCountries: boolean;
  readonly gender: 'any' | 'male' | 'female' | 'others' | undefined;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly minFollowers: number;
  /** Null when none was chosen, undefined for an invalid date. */
  readonly endsOn: string | null | undefined;
  readonly hashtags: readonly string[];
  readonly tags: readonly string[];
  /** Ids of pictures, the cover first. */
  readonly pictures: readonly string[];
}

/** Legacy names of the fields of a campaign's form. */
export const campaignFields: Readonly<Record<string, string>> = {
  ...formProperties,
  budget: 'campaignAmount',
  productValue: 'campaignAmount',
  categories: 'campaignCategories',
  countries: 'country',
  pictures: 'campaignImage',
};

const types: Record<string, CampaignForm['type']> = {
  paid: 'paid',
  sponsored: 'sponsored',
  shoutout: 'shoutout',
  others: 'shoutout',
  'shoutout/others': 'shoutout',
};
const genders: Record<string, CampaignForm['gender']> = {
  '': 'any',
  any: 'any',
  male: 'male',
  female: 'female',
  others: 'others',
};
const ALL = 'All';

function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function textsOf(body: Body): CampaignForm['texts'] {
  const entries = Object.entries(campaignTexts).map(([field, property]) => [
    field,
    textOrNull(body[property]),
  ]);
  return Object.fromEntries(entries) as CampaignForm['texts'];
}

/** Parses a campaign's form. `type` and `gender` are undefined when invalid. */
export function readCampaignForm(body: Body, isDraft = false): CampaignForm {
  const countryNames = wordsOf(body.country);
  const countryCodes = wordsOf(body.countryCode);
  const isAll = [...countryNames, ...countryCodes].includes(ALL);
  return {
    type: own(types, textOf(body.campaignType).toLowerCase()),
    title: textOf(body.campaignTitle),
    detailsHtml: textOf(body.campaignDetails),
    amountMinor: minorOf(body.campaignAmount),
    texts: textsOf(body),
    categoryNames: wordsOf(body.campaignCategories),
    countryNames: isAll ? [] : countryNames,
    countryCodes: isAll ? [] : countryCodes,
    allCountries: isAll,
    gender: own(genders, textOf(body.lookingInfluencerGender).toLowerCase()),
    minAge: ageOf(body.minAge),
    maxAge: ageOf(body.maxAge),
    minFollowers: numberOf(body.minimumFollowers),
    endsOn: isDraft ? draftDayOf(body.endStoryPostDate) : dayOf(body.endStoryPostDate),
    hashtags: wordsOf(body.hashtags),
    tags: wordsOf(body.tags),
    pictures: pictureIds(body.campaignImage, body.campaignGallery),
  };
}

/** The fields that a campaign and a draft take from the form as they are. */
export function commonInput(form: CampaignForm) {
  const { title, detailsHtml, texts, minAge, maxAge, minFollowers, allCountries } = form;
  return {
    ...{ title, detailsHtml, ...texts, minAge, maxAge, minFollowers, allCountries },
    hashtags: [...form.hashtags],
    tags: [...form.tags],
    pictures: [...form.pictures],
  };
}

/** The day on which a campaign ends; null for none. An invalid one is refused with LoopBack's text, 422. */
export function endDayOf(form: CampaignForm, model: string, body: Body): string | null {
  if (form.endsOn !== undefined) return form.endsOn;
  const value = body.endStoryPostDate;
  throw invalid(model, [
    { property: 'endStoryPostDate', code: 'date', message: 'is not a valid date', value },
  ]);
}

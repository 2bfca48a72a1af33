import type { Shape } from '../../api/platform/read/row-query.ts';
import { always, coded, date, flag, list, number, propertiesByField, text } from './properties.ts';

/** Texts that may be left out: the legacy property of each field. */
export const campaignTexts = { productUrl: 'productUrl' } as const;

const texts: Shape = Object.fromEntries(
  Object.entries(campaignTexts).map(([field, property]) => [property, text(field, 'NA')]),
);

/** Members filled by the form, in a posted campaign and a draft. */
const written: Shape = {
  campaignTitle: text('title', 'NA'),
  campaignImage: text('cover', 'NA'),
  campaignGallery: list('pictures'),
  campaignCategories: text('categoryNames', ''),
  campaignType: text('type', 'paid'),
  campaignAmount: number('price', 0),
  campaignAmountCurrency: always('USD'),
  campaignDetails: text('detailsHtml', 'NA'),
  endStoryPostDate: date('endsOn'),
  lookingInfluencerGender: text('gender', 'any'),
  minAge: number('minAge', 0),
  maxAge: number('maxAge', 0),
  minimumFollowers: number('minFollowers', 0),
  country: text('countryNames', 'All'),
  countryCode: text('countryCodes', 'All'),
  shipping: always('NA'),
  ...texts,
  tags: text('tags', ''),
  hashtags: text('hashtags', ''),
};

/** The legacy property of each field that a form sends. */
export const formProperties = propertiesByField(written);

/** Legacy names of the members that a form sends, all of which an update may change. */
export const formMembers: readonly string[] = Object.values(formProperties);

/** Legacy form of a campaign. */
export const campaignShape: Shape = {
  id: number('id'),
  ownerId: number('ownerId'),
  ...written,
  shipping: text('shipping', 'NA'),
  campaignStatus: coded('state', { awaiting_approval: 1, open: 2, awarded: 3, inactive: 0 }),
  isDisabled: flag('isDisabled'),
  featurePosition: number('featurePosition', 0),
  isFeatured: flag('isFeatured'),
  isFavourite: flag('isFavourite'),
  createdAt: date('createdAt'),
};

/** Legacy form of a draft; what was not chosen has the form's defaults. */
export const draftShape: Shape = {
  id: number('ownerId'),
  ownerId: number('ownerId'),
  ...written,
  endStoryPostDate: date('endsOn', '2099-12-31T00:00:00.000Z'),
  campaignStatus: always(1),
  isDisabled: always(0),
  featurePosition: always(0),
  isFeatured: always(0),
  isFavourite: always(0),
  createdAt: date('updatedAt'),
};

/** Legacy form of a category. */
export const categoryShape: Shape = {
  id: number('id'),
  categoryName: text('name'),
  categoryStatus: flag('isActive'),
  isFeatured: flag('isFeatured'),
};

/** Legacy form of a country. */
export const countryShape: Shape = {
  id: text('code'),
  name: text('name'),
  countryCode: text('code'),
  phonePrefix: text('phonePrefix', ''),
};

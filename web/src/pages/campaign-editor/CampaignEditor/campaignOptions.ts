import type { CampaignType } from '../../../__generated__/enums.ts';
import { msg, type Text } from '../../../languages/t.ts';
import { genderNames, optionsOf, typeNames } from '../../../lib/format/choiceNames.ts';

export const TITLE_MAX = 60;
export const PICTURES_MAX = 10;
export const TAGS_MAX = 30;

export const typeOptions: { value: CampaignType; label: Text; hint: Text }[] = [
  { value: 'PAID', label: typeNames.PAID, hint: msg('You pay for posts') },
  { value: 'SPONSORED', label: typeNames.SPONSORED, hint: msg('You give a product') },
  { value: 'SHOUTOUT', label: typeNames.SHOUTOUT, hint: msg('You swap shoutouts') },
];

/** Ages as the 'min-max' strings of the specification. */
export const ageOptions = [
  { value: '0-0', label: msg('Any') },
  { value: '1-12', label: msg('Below 13') },
  { value: '13-17', label: '13-17' },
  { value: '18-24', label: '18-24' },
  { value: '25-34', label: '25-34' },
  { value: '35-44', label: '35-44' },
  { value: '45-100', label: msg('Above 44') },
];

export const followerOptions = [
  { value: '0', label: msg('Any') },
  { value: '1000', label: '1000' },
  { value: '10000', label: '10k' },
  { value: '100000', label: '100k' },
];

export const genderOptions = [{ value: 'ANY', label: msg('Any') }, ...optionsOf(genderNames)];

/** Both ends of an age as the API takes it; null means any. */
export function toAges(age: string): { minAge: number | null; maxAge: number | null } {
  const [min, max] = age.split('-').map(Number);
  return age === '' || age === '0-0'
    ? { minAge: null, maxAge: null }
    : { minAge: min ?? null, maxAge: max ?? null };
}

/** The option of an age; a campaign without one looks for any. */
export function fromAges(min?: number | null, max?: number | null): string {
  return min || max ? `${min ?? 1}-${max ?? 100}` : '0-0';
}

import type { CampaignType, Gender } from '../../__generated__/enums.ts';
import { msg, type Text } from '../../languages/t.ts';

export const typeNames: Record<CampaignType, Text> = {
  PAID: msg('Paid ## campaign'),
  SPONSORED: msg('Sponsored'),
  SHOUTOUT: msg('Shoutout'),
};

export const genderNames: Record<Gender, Text> = {
  MALE: msg('Male'),
  FEMALE: msg('Female'),
  OTHERS: msg('Others'),
};

/** The rows of a table of names as the options of a choice. */
export const optionsOf = <Value extends string>(names: Record<Value, string | Text>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

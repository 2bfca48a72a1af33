import type { CampaignDetailQuery, FitPartsFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { genderNames } from '../../../lib/format/choiceNames.ts';
import { formatAge, formatCountries, formatFollowers } from '../../../lib/format/formatPeople.ts';

type Condition = FitPartsFragment['condition'];
type State = FitPartsFragment['state'];

/** What a campaign asks for. */
export type Wanted = Pick<
  NonNullable<CampaignDetailQuery['campaign']>,
  'countries' | 'gender' | 'minAge' | 'maxAge' | 'minFollowers'
>;

/** A condition as the campaign sets it: '10k followers or more', 'Women', 'Age 18-24'. */
export function conditionText(condition: Condition, wanted: Wanted): string {
  switch (condition) {
    case 'FOLLOWERS':
      return t('{followers} followers or more', { followers: formatFollowers(wanted.minFollowers) });
    case 'COUNTRY':
      return t('Lives in {countries}', { countries: formatCountries(wanted.countries) });
    case 'GENDER':
      return wanted.gender === 'ANY'
        ? t('Any gender')
        : t('Gender: {gender}', { gender: t(genderNames[wanted.gender]) });
    case 'AGE':
      return t('Age: {age}', { age: formatAge(wanted.minAge, wanted.maxAge) });
    case 'PAYOUT_COUNTRY':
      return t('Payout country: Singapore');
  }
}

/** A condition in one word. */
export const conditionNames: Record<Condition, Text> = {
  FOLLOWERS: msg('Followers'),
  COUNTRY: msg('Country'),
  GENDER: msg('Gender'),
  AGE: msg('Age'),
  PAYOUT_COUNTRY: msg('Payout country'),
};

export const stateNames: Record<State, Text> = {
  MET: msg('Met'),
  NOT_MET: msg('Not met'),
  UNKNOWN: msg('Unknown'),
};

const hints: Record<Condition, Record<Exclude<State, 'MET'>, Text>> = {
  FOLLOWERS: {
    NOT_MET: msg('You can apply when your follower count reaches this.'),
    UNKNOWN: msg('You can apply when your follower count reaches this.'),
  },
  COUNTRY: {
    NOT_MET: msg('You can still apply. Moved? Update your profile.'),
    UNKNOWN: msg('Add your country to your profile.'),
  },
  GENDER: {
    NOT_MET: msg('You can still apply.'),
    UNKNOWN: msg('Add your gender to your profile.'),
  },
  AGE: {
    NOT_MET: msg('You can still apply.'),
    UNKNOWN: msg('Add your date of birth to your profile.'),
  },
  PAYOUT_COUNTRY: {
    NOT_MET: msg('You can still apply. To get paid, add a Singapore bank account.'),
    UNKNOWN: msg('To get paid, add a Singapore bank account.'),
  },
};

/** What would change that a condition is not met; null when it is. */
export const fitHint = ({ condition, state }: Pick<FitPartsFragment, 'condition' | 'state'>): Text | null =>
  state === 'MET' ? null : hints[condition][state];

/** How an applicant fits, for the owner: 'Meets every condition', 'Not met: Age. Unknown: Gender'. */
export function fitSummary(fit: readonly FitPartsFragment[]): string | null {
  if (fit.length === 0) return null;
  const named = (state: State) =>
    fit.filter((one) => one.state === state).map(({ condition }) => t(conditionNames[condition]));
  const parts = (['NOT_MET', 'UNKNOWN'] as const).flatMap((state) => {
    const names = named(state);
    return names.length > 0 ? [`${t(stateNames[state])}: ${names.join(', ')}`] : [];
  });
  return parts.length > 0 ? parts.join(' · ') : t('Meets every condition');
}

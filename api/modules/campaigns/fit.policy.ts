import type { CampaignType, PreferredGender } from '../../../schema/campaign.ts';
import type { Fit, FitChange, FitCondition, FitState } from '../../../schema/fit.ts';
import type { Gender } from '../../../schema/gender.ts';
import { dayOf } from '../../platform/clock.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { canBePaidOut, isOutOfPayoutReach } from '../profiles/can-be-paid-out.facts.ts';

/** What a campaign asks for, and what is known of an influencer. */
export interface FitFacts {
  readonly type: CampaignType;
  readonly wantedGender: PreferredGender;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Codes; none means all. */
  readonly countries: readonly string[];
  readonly minFollowers: number;
  readonly gender: Gender | null;
  /** In years, today. */
  readonly age: number | null;
  readonly country: string | null;
  readonly followers: number;
  readonly canBePaid: boolean;
  readonly isOutOfReach: boolean;
}

/** Whether an influencer has the followers that a campaign asks for; who has not cannot apply. */
export const hasFollowers = ({ followers, minFollowers }: Pick<FitFacts, 'followers' | 'minFollowers'>) =>
  followers >= minFollowers;

interface Rule {
  readonly condition: FitCondition;
  readonly change: FitChange;
  readonly isSet: (facts: FitFacts) => boolean;
  /** Null when it is unknown. */
  readonly isMet: (facts: FitFacts) => boolean | null;
}

/** The condition that refuses an application. */
const REFUSING: FitCondition = 'followers';

const rules: readonly Rule[] = [
  {
    condition: 'followers',
    change: 'followers',
    isSet: ({ minFollowers }) => minFollowers > 0,
    isMet: hasFollowers,
  },
  {
    condition: 'country',
    change: 'profile',
    isSet: ({ countries }) => countries.length > 0,
    isMet: ({ countries, country }) => (country === null ? null : countries.includes(country)),
  },
  {
    condition: 'gender',
    change: 'profile',
    isSet: ({ wantedGender }) => wantedGender !== 'any',
    isMet: ({ wantedGender, gender }) => (gender === null ? null : gender === wantedGender),
  },
  {
    condition: 'age',
    change: 'profile',
    isSet: ({ minAge, maxAge }) => minAge !== null || maxAge !== null,
    isMet: ({ minAge, maxAge, age }) =>
      age === null ? null : age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY),
  },
  {
    condition: 'payout_country',
    change: 'bank_account',
    isSet: ({ type }) => type === 'paid',
    isMet: ({ canBePaid, isOutOfReach, country }) => {
      if (canBePaid) return true;
      return country === null ? null : !isOutOfReach;
    },
  },
];

const stateOf = (isMet: boolean | null): FitState => {
  if (isMet === null) return 'unknown';
  return isMet ? 'met' : 'not_met';
};

/** How an influencer meets each condition that a campaign sets, in the order in which they are shown. */
export function fitOf(facts: FitFacts): Fit[] {
  return rules
    .filter(({ isSet }) => isSet(facts))
    .map(({ condition, change, isMet }) => {
      const state = stateOf(isMet(facts));
      const refuses = condition === REFUSING;
      return { condition, state, change: state === 'met' ? null : change, refuses };
    });
}

/** SQL: whether a member is not known to miss a condition of a row of `campaign`: the rules above as a filter. */
export function fitsMember(campaign: string, person: Sql, now: Date): Sql {
  const of = (name: string) => sql.ref(`${campaign}.${name}`);
  return sql`exists (select from profile as fitting where fitting.id = ${person}
    and fitting.followers >= ${of('min_followers')}
    and (fitting.country is null or ${of('countries')} = '{}' or fitting.country = any(${of('countries')}))
    and (fitting.gender is null or ${of('gender')} in ('any', fitting.gender))
    and (fitting.date_of_birth is null or date_part('year', age(${dayOf(now)}::date, fitting.date_of_birth))
      between coalesce(${of('min_age')}, 0) and coalesce(${of('max_age')}, 1000))
    and (${of('type')} <> 'paid' or not ${isOutOfPayoutReach(person)}))`;
}

/** SQL: the `FitFacts` of a row of `campaign` and a member as JSON. */
export function fitFacts(campaign: string, person: Sql, now: Date): Sql {
  const of = (name: string) => sql.ref(`${campaign}.${name}`);
  return sql`(select json_build_object('type', ${of('type')}, 'wantedGender', ${of('gender')},
      'minAge', ${of('min_age')}, 'maxAge', ${of('max_age')}, 'countries', to_json(${of('countries')}),
      'minFollowers', ${of('min_followers')}, 'gender', fitting.gender, 'country', fitting.country,
      'age', date_part('year', age(${dayOf(now)}::date, fitting.date_of_birth)), 'followers', fitting.followers,
      'canBePaid', ${canBePaidOut(person)}, 'isOutOfReach', ${isOutOfPayoutReach(person)})
    from profile as fitting where fitting.id = ${person})`;
}

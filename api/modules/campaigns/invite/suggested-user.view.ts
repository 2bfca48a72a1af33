import { Invitation, type SuggestedUser } from '../../../../schema/suggestion.ts';
import { later, one, project, type View, viewOf } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { Profile as ProfileEntity } from '../../profiles/profile.entity.ts';
import { profileView } from '../../profiles/profile.view.ts';

/** Why a person matches a campaign, as read from the database. */
export interface FitFacts {
  /** Names of the campaign's first two categories that the person is interested in. */
  readonly interests: readonly string[];
  /** The person's country when the campaign targets it, else null. */
  readonly country: string | null;
  readonly followers: number;
}

/** View of SuggestedUser of a campaign, from a row of `profile`. `reason` reads `FitFacts`. */
export function suggestedUserView(campaignId: number): View<SuggestedUser> {
  const sharedInterests = (row: string): Sql => sql`(select array(select k.name from category as k
      where k.id = any(c.category_ids) and k.name = any(${sql.ref(`${row}.interests`)})
      order by array_position(c.category_ids, k.id) limit 2)
    from campaign as c where c.id = ${campaignId})`;
  const isInCountry = (
    row: string,
  ): Sql => sql`(select c.countries = '{}' or ${sql.ref(`${row}.country`)} = any(c.countries)
    from campaign as c where c.id = ${campaignId})`;
  return viewOf<SuggestedUser>(null, ProfileEntity, {
    profile: (row, field, plan) => project(profileView, row, field.fields, plan),
    sharedInterests,
    isInCountry: (row) => sql`coalesce(${isInCountry(row)}, false)`,
    reason: (row) => sql`json_build_object('interests', ${sharedInterests(row)},
      'country', (select k.name from country as k
        where k.code = ${sql.ref(`${row}.country`)} and ${isInCountry(row)}),
      'followers', ${sql.ref(`${row}.followers`)})`,
    invitation: one(
      later(Invitation),
      (invitation, row) => sql`${sql.ref(`${invitation}.campaign_id`)} = ${campaignId}
        and ${sql.ref(`${invitation}.influencer_id`)} = ${sql.ref(`${row}.id`)}`,
    ),
  });
}

/** A follower count as the product shows it: from 1000 on with one decimal, for example 24.1k. */
export function shortCount(count: number): string {
  const short = (value: number, unit: string) => `${value.toFixed(1).replace(/\.0$/, '')}${unit}`;
  if (count < 1_000) return String(count);
  return count < 999_950 ? short(count / 1_000, 'k') : short(count / 1_000_000, 'M');
}

/** The reason in words: 'Food · Singapore · 24.1k followers'. */
export function fitReason({ interests, country, followers }: FitFacts): string {
  return [...interests, country, `${shortCount(followers)} followers`]
    .filter((part) => part !== null)
    .join(' · ');
}

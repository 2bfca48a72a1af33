import { sql } from 'kysely';
import type { PageInput } from '../../../schema/page.ts';
import type { PeopleSort } from '../../../schema/remark.ts';
import type { SuggestedUser } from '../../../schema/suggestion.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/selection.ts';
import { type Page, type Plan, type Reading, readPage, type Sql } from '../../platform/view.ts';
import { assertCampaignDeed } from './campaign.policy.ts';
import { readCampaignFacts } from './campaign.read.ts';
import { suggestedUserView } from './suggested-user.view.ts';

/** Points of a perfect fit, by what fits. Interests weigh most: they say what somebody's followers come for. */
const weights = { interests: 40, country: 20, gender: 10, age: 10, followers: 10, activity: 10 } as const;

/** What the campaign wants, beside every candidate. */
function wanted(campaignId: number): Sql {
  return sql`cross join (
    select c.owner_id, c.countries, c.gender, c.min_age, c.max_age, c.min_followers, o.latitude, o.longitude,
      array(select k.name from category as k where k.id = any(c.category_ids)) as subjects
    from campaign as c join profile as o on o.id = c.owner_id where c.id = ${campaignId}) as w`;
}

/**
 * People who could apply and have something in common with the campaign: never its owner, who applied already, who has
 * too few followers, or whose gender it does not look for.
 */
function candidates(campaignId: number): Sql {
  return sql`r.id <> w.owner_id and r.followers >= greatest(w.min_followers, 1)
    and (w.gender = 'any' or r.gender is null or r.gender = w.gender)
    and (w.subjects = '{}' or r.interests && w.subjects or r.country = any(w.countries))
    and not exists (select from remark as applied
      where applied.campaign_id = ${campaignId} and applied.applicant_id = r.id)`;
}

/** Points of a candidate `r` for the campaign `w`, 0 to 100. */
function fitOf({ now }: Plan): Sql {
  const { interests, country, gender, age, followers, activity } = weights;
  const years = sql`extract(year from age(${dayOf(now)}::date, r.date_of_birth))`;
  return sql`(
    ${sql.lit(interests)} * (select count(*) from unnest(w.subjects) as s (name) where s.name = any(r.interests))
      / greatest(cardinality(w.subjects), 1)::numeric
    + case when w.countries = '{}' or r.country = any(w.countries) then ${sql.lit(country)} else 0 end
    + case when w.gender = 'any' or r.gender = w.gender then ${sql.lit(gender)} else 0 end
    + case when ${years} between coalesce(w.min_age, 0) and coalesce(w.max_age, 200)
        or w.min_age is null and w.max_age is null then ${sql.lit(age)} else 0 end
    + ${sql.lit(followers)} * least(1, greatest(0, ln(r.followers / greatest(w.min_followers, 1000)::numeric) / ln(100.0)))
    + case when r.last_seen_at > ${now}::timestamptz - interval '7 days' then ${sql.lit(activity)}
        when r.last_seen_at > ${now}::timestamptz - interval '30 days' then ${sql.lit(activity / 2)} else 0 end)`;
}

function orderOf(sort: PeopleSort | null | undefined, plan: Plan): Sql {
  const best = sql`${fitOf(plan)} desc, r.followers desc, r.id`;
  if (sort === 'followers_low_to_high') return sql`r.followers, r.id`;
  if (sort === 'followers_high_to_low') return sql`r.followers desc, r.id`;
  if (sort !== 'distance') return best;
  return sql`earth_distance(ll_to_earth(r.latitude, r.longitude), ll_to_earth(w.latitude, w.longitude))
    nulls last, ${best}`;
}

/**
 * One page of people who fit a campaign of the actor, the best fit first. Distances are to the campaign's owner;
 * people whose place is not known come last. Throws NOT_FOUND, FORBIDDEN for everybody but the owner.
 */
export async function readSuggestedUsers(
  ctx: Ctx,
  campaignId: number,
  sort: PeopleSort | null | undefined,
  fields: readonly Field[],
  page?: PageInput | null,
): Promise<Page<SuggestedUser>> {
  assertCampaignDeed('suggest', ctx.actor, await readCampaignFacts(ctx, campaignId, 'campaignId'));
  const reading: Reading = {
    view: suggestedUserView(campaignId),
    table: 'profile',
    join: () => wanted(campaignId),
    where: () => candidates(campaignId),
    order: (_row, plan) => orderOf(sort, plan),
  };
  return readPage(ctx, reading, fields, page ?? undefined);
}

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

/** What the campaign wants, beside every candidate. The limit keeps it one row that is worked out once. */
function wanted(campaignId: number, now: Date): Sql {
  const today = sql`${dayOf(now)}::date`;
  return sql`cross join (
    select c.owner_id, c.countries, c.gender, c.min_followers, greatest(c.min_followers, 1000)::float8 as enough,
      c.min_age is null and c.max_age is null as any_age,
      coalesce((${today} - make_interval(years => c.max_age + 1))::date, '-infinity') as born_after,
      coalesce((${today} - make_interval(years => c.min_age))::date, 'infinity') as born_by,
      ll_to_earth(o.latitude, o.longitude) as place,
      array(select k.name from category as k where k.id = any(c.category_ids)) as subjects
    from campaign as c join profile as o on o.id = c.owner_id where c.id = ${campaignId} limit 1) as w`;
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
  const points = (given: number) => sql`${sql.lit(given)}::float8`;
  return sql`(
    ${points(interests)} * (select count(*) from unnest(w.subjects) as s (name) where s.name = any(r.interests))
      / greatest(cardinality(w.subjects), 1)
    + case when w.countries = '{}' or r.country = any(w.countries) then ${points(country)} else 0 end
    + case when w.gender = 'any' or r.gender = w.gender then ${points(gender)} else 0 end
    + case when w.any_age or (r.date_of_birth > w.born_after and r.date_of_birth <= w.born_by)
        then ${points(age)} else 0 end
    + ${points(followers)} * least(1, greatest(0, ln(r.followers / w.enough) / ln(100::float8)))
    + case when r.last_seen_at > ${now}::timestamptz - interval '7 days' then ${points(activity)}
        when r.last_seen_at > ${now}::timestamptz - interval '30 days' then ${points(activity / 2)} else 0 end)`;
}

function orderOf(sort: PeopleSort | null | undefined, plan: Plan): Sql {
  const most = sql`r.followers desc, r.id`;
  if (sort === 'followers_low_to_high') return sql`r.followers, r.id`;
  if (sort === 'followers_high_to_low') return most;
  if (sort !== 'distance') return sql`${fitOf(plan)} desc, ${most}`;
  return sql`earth_distance(ll_to_earth(r.latitude, r.longitude), w.place) nulls last, ${most}`;
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
    join: () => wanted(campaignId, ctx.clock.now()),
    where: () => candidates(campaignId),
    order: (_row, plan) => orderOf(sort, plan),
  };
  return readPage(ctx, reading, fields, page ?? undefined);
}

import type { PeopleSort } from '../../../../schema/remark.ts';
import type { SuggestedUser } from '../../../../schema/suggestion.ts';
import type { Actor } from '../../../platform/actor.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { columnKey, type KeyOrder, type OrderKey, turnedKey } from '../../../platform/read/cursor.ts';
import { type Connection, type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { ListReading } from '../../../platform/read/reading.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { type Plan } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { listedInfluencer } from '../../profiles/listed-influencer.view.ts';
import { isNotBlocked } from '../../profiles/may-meet.view.ts';
import { assertCampaignAction } from '../campaign.policy.ts';
import { readCampaignFacts } from '../campaign.read.ts';
import { suggestedUserView } from './suggested-user.view.ts';

/** Points of a perfect match, by criterion. Interests weigh most: they say why followers follow. */
const weights = { interests: 40, country: 20, gender: 10, age: 10, followers: 10, activity: 10 } as const;

/** Number of most-followed people taken as candidates for each subject, each country and each pair of them. */
const CHOSEN_OF_EACH = 100;

/** SQL: the campaign's requirements, in one row. */
function wanted(campaignId: number, now: Date): Sql {
  const today = sql`${dayOf(now)}::date`;
  return sql`select c.owner_id, c.countries, c.gender, greatest(c.min_followers, 1) as least,
      greatest(c.min_followers, 1000)::float8 as enough, c.min_age is null and c.max_age is null as any_age,
      coalesce((${today} - make_interval(years => c.max_age + 1))::date, '-infinity') as born_after,
      coalesce((${today} - make_interval(years => c.min_age))::date, 'infinity') as born_by,
      ll_to_earth(o.latitude, o.longitude) as place,
      array(select k.name from category as k where k.id = any(c.category_ids)) as subjects
    from campaign as c join profile as o on o.id = c.owner_id where c.id = ${campaignId}`;
}

/** The campaign, and the actor who asks. */
interface SuggestionQuery {
  readonly campaignId: number;
  readonly actor: Actor;
}

/** SQL: the most followed people of a table who could apply: enough followers, a matching gender, not applied yet. */
function mostFollowed(table: string, id: string, { campaignId, actor }: SuggestionQuery, of: Sql): Sql {
  const person = sql.ref(`i.${id}`);
  return sql`lateral (select ${person} as id from ${sql.table(table)} as i
    where ${of} and i.followers >= w.least and (w.gender = 'any' or i.gender is null or i.gender = w.gender)
      and ${person} <> w.owner_id and ${isNotBlocked(actor, person)} and not exists (select from remark as applied
        where applied.campaign_id = ${campaignId} and applied.applicant_id = ${person}
          and applied.extra_of is null)
    order by i.followers desc limit ${CHOSEN_OF_EACH}) as best`;
}

/**
 * SQL: people who could apply and match the campaign `w` by subject or country, read from the indexes by followers; of
 * all people when the campaign names neither.
 */
function candidates(query: SuggestionQuery): Sql {
  const byInterest = (of: Sql) => mostFollowed('profile_interest', 'profile_id', query, of);
  const byProfile = (of: Sql) => mostFollowed('profile', 'id', query, of);
  const subjects = sql`unnest(w.subjects) as s (name)`;
  const countries = sql`unnest(w.countries) as l (code)`;
  const listed = listedInfluencer('i');
  return sql`select best.id from w, ${subjects}, ${countries},
      ${byInterest(sql`i.interest = s.name and i.country = l.code`)}
    union select best.id from w, ${subjects}, ${byInterest(sql`i.interest = s.name`)}
    union select best.id from w, ${countries}, ${byProfile(sql`${listed} and i.country = l.code`)}
    union select best.id from w, ${byProfile(listed)} where w.subjects = '{}'`;
}

/** SQL: points of a candidate `p` for the campaign `w`, 0 to 100. */
function fitOf({ now }: Plan): Sql {
  const { interests, country, gender, age, followers, activity } = weights;
  const points = (given: number) => sql`${sql.lit(given)}::float8`;
  return sql`(
    ${points(interests)} * (select count(*) from unnest(w.subjects) as s (name) where s.name = any(p.interests))
      / greatest(cardinality(w.subjects), 1)
    + case when w.countries = '{}' or p.country = any(w.countries) then ${points(country)} else 0 end
    + case when w.gender = 'any' or p.gender = w.gender then ${points(gender)} else 0 end
    + case when w.any_age or (p.date_of_birth > w.born_after and p.date_of_birth <= w.born_by)
        then ${points(age)} else 0 end
    + ${points(followers)} * least(1, greatest(0, ln(p.followers / w.enough) / ln(100::float8)))
    + case when p.last_seen_at > ${now}::timestamptz - interval '7 days' then ${points(activity)}
        when p.last_seen_at > ${now}::timestamptz - interval '30 days' then ${points(activity / 2)} else 0 end)`;
}

/**
 * SQL: the candidates with their sort values. The limit makes the planner look them up one by one instead of reading
 * everyone.
 */
function ranked(campaignId: number, sort: PeopleSort | null | undefined, plan: Plan): Sql {
  const distance = sql`earth_distance(ll_to_earth(p.latitude, p.longitude), w.place)`;
  return sql`with w as materialized (${wanted(campaignId, plan.now)}), c as (${candidates({ campaignId, actor: plan.actor })})
    select p.id, p.followers, ${sort === 'distance' ? distance : fitOf(plan)} as rank
    from c cross join w, lateral (select * from profile as one where one.id = c.id limit 1) as p`;
}

const id = columnKey('r', 'id');
const fewestFirst = columnKey('r', 'followers');
const mostFirst = turnedKey('r', 'followers');
/** People without a location come last. */
const distance: OrderKey = { sql: sql`coalesce(r.rank, 'infinity')`, type: 'float8' };
const fit: OrderKey = { sql: sql`-r.rank`, type: 'float8' };

const bestFirst: KeyOrder = { name: 'best', isDescending: false, keys: [fit, mostFirst, id] };

/** Orders of suggested users; those of applications only are the best first. */
const orders: Readonly<Partial<Record<PeopleSort, KeyOrder>>> = {
  followers_low_to_high: { name: 'least', isDescending: false, keys: [fewestFirst, id] },
  followers_high_to_low: { name: 'most', isDescending: false, keys: [mostFirst, id] },
  distance: { name: 'nearest', isDescending: false, keys: [distance, mostFirst, id] },
};

/**
 * One page of people who match a campaign of the actor, best match first. Distances are to the campaign's owner; people
 * without a location come last. Throws NOT_FOUND, FORBIDDEN for everyone but the owner.
 */
export async function readSuggestedUsers(
  ctx: Ctx,
  campaignId: number,
  sort: PeopleSort | null | undefined,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<SuggestedUser>> {
  const reading: ListReading<SuggestedUser> = {
    view: suggestedUserView(campaignId),
    reach: 'short',
    from: (plan) => ranked(campaignId, sort, plan),
    where: () => sql`true`,
    keys: () => orders[sort ?? 'default'] ?? bestFirst,
  };
  const [facts, found] = await Promise.all([
    readCampaignFacts(ctx, campaignId, 'campaignId'),
    readPage<SuggestedUser>(ctx, reading, fields, page),
  ]);
  assertCampaignAction('suggest', ctx.actor, facts);
  return found;
}

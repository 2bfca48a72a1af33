import { isPublic, person, prices, subjects } from './fragments.ts';
import type { PlainRead } from './reads.ts';

const text = `with found as materialized (
    select c.id, c.price_minor from campaign as c where ${isPublic} and c.title ilike $2
      and c.category_ids && array(select id from category where slug = $3) and c.type = $4
      and c.price_minor between $5 and $6)
  select json_build_object('campaigns', json_build_object('totalCount', (select count(*) from found), 'nodes',
    (select coalesce(json_agg(json_build_object('id', 'cmp_' || c.id, 'type', upper(c.type), 'state', upper(c.state),
      'title', c.title, 'excerpt', c.excerpt, 'endsOn', c.ends_on, 'minFollowers', c.min_followers,
      'createdAt', c.created_at, ${prices},
      'cover', json_build_object('small', '/files/' || c.pictures[1] || '/320.webp', 'medium', '/files/' || c.pictures[1] || '/640.webp'),
      ${subjects}, 'owner', json_build_object(${person('tiny')}),
      'remarkCount', (select count(*) from remark where campaign_id = c.id)) order by c.price_minor, c.id), '[]')
    from (select id from found order by price_minor, id limit 12) as picked
      join campaign as c using (id) join profile as p on p.id = c.owner_id))) as answer`;

/** W1. */
export const campaignList: PlainRead = ({ keyword, category, type, minPrice, maxPrice }) => ({
  name: 'campaign-list',
  text,
  values: [new Date(), `%${keyword}%`, category, type, minPrice, maxPrice],
});

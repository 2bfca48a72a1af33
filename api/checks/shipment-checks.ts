import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of products that are sent to influencers, and of the use of their work. */
export const shipmentChecks: SqlChecks = {
  products_are_sent_as_agreed: {
    why: 'Where a deal names a product, its job has a shipment, and no other job has one.',
    violations: sql`select 'job ' || r.id as id,
        case when s.remark_id is null then 'no shipment' else 'a shipment without a product' end as detail
      from remark r join campaign c on c.id = r.campaign_id and c.type = 'sponsored'
        left join shipment s on s.remark_id = r.id
        left join lateral (select document::jsonb -> 'work' ->> 'productDescription' as product from deal
          where remark_id = r.id order by version desc limit 1) d on true
      where r.state = 'hired' and d.product is not null and s.remark_id is null
        or s.remark_id is not null and d.product is null`,
  },
  settled_work_has_its_use: {
    why: 'Both sides see in the register what the brand may do with published work.',
    violations: sql`select 'job ' || r.id as id, 'is missing in the register' as detail
      from remark r join campaign c on c.id = r.campaign_id
      where (r.state in ('released', 'settled') or r.state = 'done' and c.type <> 'paid')
        and (select document::jsonb -> 'work' -> 'usage' ->> 'channels' from deal
          where remark_id = r.id order by version desc limit 1) <> 'none'
        and not exists (select from work_use u where u.remark_id = r.id)`,
  },
  addresses_are_erased: {
    why: 'A delivery address is nobody’s any more 90 days after the end of its job.',
    violations: (now) => sql`select 'job ' || r.id as id, 'still has an address' as detail
      from shipment s join remark r on r.id = s.remark_id
      where s.line1 is not null and r.state in ('done', 'cancelled')
        and (select max(t.at) from transition t where t.process = 'remark' and t.subject_id = r.id)
          < ${now}::timestamptz - interval '92 days'`,
  },
};

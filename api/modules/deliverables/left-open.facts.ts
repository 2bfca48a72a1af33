import { type Sql, sql } from '../../platform/sql.ts';
import { deliverableState } from './deliverable.facts.ts';

/**
 * SQL: whether other work for a job drops deliverables of the influencer that are open, and leaves only what is handed
 * in already. `work` is JSON. Deliverables are paired as `agreeWork` does: those of the same platform and format, in
 * order. One that is wanted more often than before is open.
 */
export const leavesNothingOpen = (remarkId: Sql, work: Sql, now: Date): Sql => sql`(select
    coalesce(bool_or(not old.handed_in), false) and bool_or(wanted.n is not null) and bool_and(
      wanted.n is null or coalesce(old.handed_in and old.count >= wanted.count, false))
  from (select d.platform, d.format, d.count, ${deliverableState('d', now)} in ('published', 'approved') as handed_in,
        row_number() over (partition by d.platform, d.format order by d.position) as n
      from deliverable as d
      where d.remark_id = ${remarkId} and d.side = 'applicant' and d.dropped_at is null) as old
    full join (select item.value ->> 'platform' as platform, item.value ->> 'format' as format,
        (item.value ->> 'count')::int as count, row_number() over (
          partition by item.value ->> 'platform', item.value ->> 'format' order by item.place) as n
      from jsonb_array_elements((${work})::jsonb -> 'deliverables') with ordinality as item (value, place)) as wanted
    on old.platform = wanted.platform and old.format = wanted.format and old.n = wanted.n)`;

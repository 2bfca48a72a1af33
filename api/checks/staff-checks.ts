import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of what staff do. */
export const staffChecks: SqlChecks = {
  audit_log_is_a_chain: {
    why: 'A row of the audit log that was altered, removed or inserted breaks the chain of hashes.',
    violations: sql`select 'row ' || one.id as id, one.detail from (
        select a.id, case when a.hash <> staff_action_hash(a) then 'is not what its hash was made of'
            when a.id <> coalesce(lag(a.id) over (order by a.id), 0) + 1 then 'does not follow the row before it'
            when a.previous_hash is distinct from lag(a.hash) over (order by a.id) then 'continues another row'
          end as detail
        from staff_action a) as one
      where one.detail is not null`,
  },
};

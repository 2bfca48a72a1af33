import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of deal sheets. */
export const dealChecks: SqlChecks = {
  deal_sheets_are_unchanged: {
    why: 'A deal sheet proves what both sides agreed to: nobody, not even we, changes a byte of it.',
    violations: sql`select 'deal ' || id as id, 'is not what its SHA-256 was made of' as detail from deal
      where sha256 <> encode(sha256(convert_to(document, 'UTF8')), 'hex')`,
  },
  deal_sheets_are_numbered: {
    why: 'The sheets of a job are numbered from 1 without gaps, and name their job: none was taken away.',
    violations: sql`select 'job ' || remark_id as id, count(*) || ' sheets, the last is ' || max(version) as detail
      from deal group by remark_id
      having max(version) <> count(*) or bool_or(document::jsonb ->> 'version' <> version::text
        or document::jsonb ->> 'job' <> 'rmk_' || remark_id)`,
  },
  accepted_offers_are_deals: {
    why: 'What is charged is what the deal sheet in force says.',
    violations: sql`select 'job ' || o.remark_id as id,
        coalesce('sheet of ' || (d.terms ->> 'amount') || ' and fee ' || d.fee, 'no sheet')
          || ', accepted ' || o.amount_minor || ' and fee ' || o.fee_minor as detail
      from offer o left join lateral (select document::jsonb -> 'amount' as terms,
          coalesce((document::jsonb #>> '{fee,amount}')::bigint, 0) as fee from deal
        where remark_id = o.remark_id order by version desc limit 1) d on true
      where o.status = 'accepted' and (d.terms is null or (d.terms ->> 'amount')::bigint <> o.amount_minor
        or d.terms ->> 'currency' <> o.currency or d.fee <> o.fee_minor)`,
  },
  accepted_amendments_are_deals: {
    why: 'Who accepted other work finds it in the sheet in force: the last accepted amendment is what it says.',
    violations: sql`select 'job ' || a.remark_id as id, 'amendment ' || a.id || ' is not its sheet in force' as detail
      from amendment a where a.state = 'accepted'
        and not exists (select from amendment later
          where later.remark_id = a.remark_id and later.state = 'accepted' and later.decided_at > a.decided_at)
        and a.work is distinct from (select d.document::jsonb -> 'work' from deal d
          where d.remark_id = a.remark_id order by d.version desc limit 1)`,
  },
  amendments_are_of_running_jobs: {
    why: 'Only work under way can be changed: a proposal ends with it.',
    violations: sql`select 'amendment ' || a.id as id, 'is pending, and its job is ' || r.state as detail
      from amendment a join remark r on r.id = a.remark_id where a.state = 'pending' and r.state <> 'hired'`,
  },
};

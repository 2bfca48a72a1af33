import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of receipts and statements. */
export const paperChecks: SqlChecks = {
  papers_have_no_gaps: {
    why: 'Papers of an issuer and year are numbered from 1 without gaps: none was taken away.',
    violations: sql`select 'series ' || s.issuer_id || '-' || s.year as id,
        coalesce(p.papers, 0) || ' papers, numbers up to ' || coalesce(p.highest, 0) || ', taken ' || s.last as detail
      from paper_series s left join (select issuer_id, year, count(*) as papers, max(number) as highest
        from paper group by issuer_id, year) p on p.issuer_id = s.issuer_id and p.year = s.year
      where s.last is distinct from p.highest or p.highest <> p.papers`,
  },
  papers_equal_the_ledger: {
    why: 'Each movement on a member’s card or payout account has one paper, which is theirs.',
    violations: sql`select 'ledger entry ' || coalesce(e.id, p.entry_id) as id,
        case when p.id is null then 'has no paper' else 'is of another than paper ' || p.id end as detail
      from (select id, party_id from ledger_entry where account in ('card', 'payout') and party_id is not null) e
        full join paper p on p.entry_id = e.id
      where e.party_id is distinct from p.party_id`,
  },
};

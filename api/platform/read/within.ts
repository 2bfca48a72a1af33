import type { MoneyInput } from '../../../schema/money.ts';
import { minorOf } from '../money-input.ts';
import { type Sql, sql } from '../sql.ts';

/** Conditions for a column of minor units between two amounts of a filter. Throws BAD_INPUT at a currency but USD. */
export function within<Least extends string, Most extends string>(
  column: Sql,
  filter: Readonly<Partial<Record<Least | Most, MoneyInput | null>>>,
  least: Least,
  most: Most,
): Sql[] {
  const from = minorOf(filter[least], least);
  const to = minorOf(filter[most], most);
  return [
    ...(from == null ? [] : [sql`${column} >= ${from}`]),
    ...(to == null ? [] : [sql`${column} <= ${to}`]),
  ];
}

import type { DeskKind, DeskReason } from '../../../schema/desk.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** The columns of a case and their types. */
const columns = {
  kind: 'text',
  /** Number of the thing that the kind is about. */
  subject_id: 'int',
  remark_id: 'int',
  campaign_id: 'int',
  /** Whom it is about; of two the owner or buyer first. */
  person_id: 'int',
  other_id: 'int',
  /** Name of someone without an account. */
  guest: 'text',
  about: 'text',
  reason: 'text',
  amount_minor: 'bigint',
  currency: 'text',
  waiting_since: 'timestamptz',
  due_at: 'timestamptz',
} as const;

/** The values of a case; absent ones are null. */
export type CaseValues = { readonly [Name in keyof typeof columns]?: Sql } & {
  readonly subject_id: Sql;
  readonly reason: Sql;
  readonly waiting_since: Sql;
};

/** SQL: cases of a kind. `rest` follows `from`. */
export function cases(kind: DeskKind, values: CaseValues, rest: Sql): Sql {
  const given: Partial<Record<string, Sql>> = { ...values, kind: sql.lit(kind) };
  const written = Object.entries(columns).map(
    ([name, type]) => sql`(${given[name] ?? sql`null`})::${sql.raw(type)} as ${sql.ref(name)}`,
  );
  return sql`select ${sql.join(written)} from ${rest}`;
}

/** SQL: why a case waits. */
export const because = (reason: DeskReason): Sql => sql.lit(reason);

/** SQL: the first words of a text. */
export const firstWords = (text: Sql): Sql =>
  sql`left(regexp_replace(${text}, '[[:space:]]+', ' ', 'g'), 120)`;

import { type Sql } from '../sql.ts';
import type { Plan, ValueColumn, View } from './view.ts';

/**
 * Rows of a view that the viewer may see: who sees which is part of every statement, whatever is asked. GraphQL and the
 * lists of legacy clients read the same models. Legacy shapes name the columns of the view that have a value.
 */
export interface ReadModel<Type extends object = object> {
  readonly view: View<Type>;
  readonly visible: (row: string, plan: Plan) => Sql;
  /** Columns that only legacy shapes name, or in place of those of the view. */
  readonly more?: Readonly<Record<string, ValueColumn>>;
  /** Columns with an index that finds few rows for a value. */
  readonly indexed?: readonly string[];
  /** Whether the list can be very long: a count above 10,000 may then be a minute old. */
  readonly isLong?: true;
  /** Whether the viewer sees only few rows, which an index finds. */
  readonly isOwn?: true;
}

/** The column that a legacy shape names. Throws for one without a value. */
export function valueColumn({ view, more }: ReadModel, name: string): ValueColumn {
  const column = more?.[name] ?? view.columns[name];
  if (!column || !('value' in column)) throw new Error(`${view.table} has no value ${name}`);
  return column as ValueColumn;
}

import type { Sql } from '../sql.ts';
import { type Column, one, type Plan, type View } from './view.ts';

const views = new Map<string, View>();

/**
 * Makes a view known by the name of its type. For object types that show each other (a campaign the viewer's
 * application, an application its campaign): one side imports the other's view, the other side goes by the name.
 */
export function nameView(type: string, view: View): View {
  views.set(type, view);
  return view;
}

/** Like `one`, through a view that is looked up by name when a statement is planned. */
export function oneNamed(
  type: string,
  table: string,
  on: (other: string, row: string, plan: Plan) => Sql,
): Column {
  return (row, field, plan) => {
    const view = views.get(type);
    if (!view) throw new Error(`No view is named ${type}`);
    return one(view, table, on)(row, field, plan);
  };
}

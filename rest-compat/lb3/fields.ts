import { isObject, listOf } from './is-object.ts';

function chosen(fields: Record<string, unknown>, all: readonly string[]): readonly string[] {
  const included = Object.keys(fields).filter((name) => fields[name]);
  if (included.length > 0) return included;
  const excluded = new Set(Object.keys(fields));
  return all.filter((name) => !excluded.has(name));
}

/** The properties that `fields` chooses, in the order of the model. Unknown names are ignored. */
export function fieldsOf(fields: unknown, all: readonly string[]): readonly string[] {
  if (!fields) return all;
  const several = listOf(fields);
  if (several?.length === 0) return all;
  const names = new Set<unknown>(
    typeof fields === 'string' ? [fields] : (several ?? (isObject(fields) ? chosen(fields, all) : all)),
  );
  return all.filter((name) => names.has(name));
}

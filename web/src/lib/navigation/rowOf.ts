/** What a table has under a name out of an address: 'constructor' is no row of it. */
export function rowOf<T>(table: Record<string, T>, name: string | null | undefined): T | undefined {
  return name && Object.hasOwn(table, name) ? table[name] : undefined;
}

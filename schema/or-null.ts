/** Options of a field that may be null or, in an input, absent. */
export function orNull(description: string) {
  return { description, nullable: true } as const;
}

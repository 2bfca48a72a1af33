/** Limits of one request. Beyond them the answer is 400, never a cut result. */
export const bounds = {
  /** Nesting of `and`, `or` and scopes of includes. */
  depth: 12,
  /** Conditions of one filter, including its scopes. */
  clauses: 200,
  /** Values of one list. */
  values: 1_000,
  /** Included relations of one filter. */
  includes: 12,
  /** Keys of an order. */
  orderKeys: 10,
  /** Characters of a searched text. */
  text: 2_000,
  /** Characters of a regular expression. */
  regexp: 200,
  /** Rows of one answer. */
  rows: 20_000,
} as const;

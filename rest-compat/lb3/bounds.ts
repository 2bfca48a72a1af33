/** How much one request may ask for. More is told with 400, never cut off silently. */
export const bounds = {
  /** `and`, `or` and scopes of includes inside one another. */
  depth: 12,
  /** Conditions of one filter, all its scopes counted. */
  clauses: 200,
  /** Values of one list. */
  values: 1_000,
  /** Included relations of one filter. */
  includes: 12,
  /** Keys of an order. */
  orderKeys: 10,
  /** Letters of a text that is looked for. */
  text: 2_000,
  /** Letters of a regular expression. */
  regexp: 200,
  /** Rows of one answer. */
  rows: 20_000,
} as const;

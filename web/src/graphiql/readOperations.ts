export interface SavedOperation {
  readonly purpose: string;
  readonly query: string;
  /** Variables to fill in, as JSON. */
  readonly variables?: string;
}

/**
 * Reads a file of operations: an empty line separates them; a comment above each says what it is for, and a second one
 * which variables to begin with.
 */
export const readOperations = (text: string): readonly SavedOperation[] =>
  text.trim().split('\n\n').map(toOperation);

function toOperation(block: string): SavedOperation {
  const [, purpose = '', variables, query = ''] =
    /^# (.*)\n(?:# variables: (.*)\n)?([\s\S]*)$/.exec(block) ?? [];
  return { purpose, query, ...(variables && { variables }) };
}

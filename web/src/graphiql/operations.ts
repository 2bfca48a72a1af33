/// <reference types="vite/client" />
import text from './operations.graphql?raw';

export interface SavedOperation {
  readonly purpose: string;
  readonly query: string;
  /** Variables to fill in, as JSON. */
  readonly variables?: string;
}

/**
 * What support staff does every day, in the order of the day. In the file an empty line separates the operations; a
 * comment above each says what it is for, and a second one which variables to begin with.
 */
export const savedOperations: readonly SavedOperation[] = text.trim().split('\n\n').map(toOperation);

function toOperation(block: string): SavedOperation {
  const [, purpose = '', variables, query = ''] =
    /^# (.*)\n(?:# variables: (.*)\n)?([\s\S]*)$/.exec(block) ?? [];
  return { purpose, query, ...(variables && { variables }) };
}

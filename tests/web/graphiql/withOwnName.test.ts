import { describe, expect, it, vi } from 'vitest';
import { withOwnName } from '../../../web/src/graphiql/withOwnName.ts';

/** The name that is sent with a document when GraphiQL names this one. */
function sentName(query: string, operationName: string | null) {
  const send = vi.fn();
  void withOwnName(send)({ query, operationName, variables: {} });
  return send.mock.calls[0]?.[0].operationName;
}

describe('the name of an operation', () => {
  it('is that of the document, though GraphiQL still names the tab before', () => {
    expect(sentName('mutation Approve { a }', 'AwaitingApproval')).toBe('Approve');
    expect(sentName('query Q { ...F } fragment F on Query { a }', 'AwaitingApproval')).toBe('Q');
    expect(sentName('{ a }', 'AwaitingApproval')).toBeNull();
  });

  it('is the chosen one of several', () => {
    expect(sentName('query A { a } query B { b }', 'B')).toBe('B');
  });

  it('stays with a document that cannot be read', () => {
    expect(sentName('query A {', 'A')).toBe('A');
  });
});

import { describe, expect, it } from 'vitest';
import { readHistory } from '../../api/cli/schema-history.ts';

const before = `
  type Query { campaign(id: ID!, size: Int): Campaign  old: String @deprecated(reason: "Use campaign.") }
  type Campaign { id: ID!  title: String! }
  enum Kind { PAID SPONSORED }
  input Wish { kind: Kind! }
`;
const releases = [{ day: '2026-11-01', sdl: before }];
const changed = (from: string, to: string) => before.replace(from, to);

describe('history of the schema', () => {
  it.each([
    ['nothing at all', before, []],
    ['a new field', changed('title: String!', 'title: String!  body: String'), []],
    ['a new optional argument', changed('size: Int', 'size: Int, dark: Boolean'), []],
    ['a field is gone', changed('title: String!', ''), [/title.*removed/]],
    ['a field may be null now', changed('title: String!', 'title: String'), [/title.*changed type/]],
    ['an argument is needed now', changed('size: Int', 'size: Int!'), [/size.*changed from/]],
    ['an argument is gone', changed(', size: Int', ''), [/size.*removed/]],
    ['a value is gone', changed('PAID SPONSORED', 'PAID'), [/SPONSORED.*removed/]],
    ['an input needs more', changed('kind: Kind!', 'kind: Kind!  why: String!'), [/why.*added/]],
  ])('%s', async (_, now, expected) => {
    const { breaking } = await readHistory(releases, { sdl: now, today: '2027-05-01' });
    expect(breaking).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(breaking[index]).toMatch(pattern);
  });

  it.each([
    ['too early', '2027-04-30', [/'old'.*removed/]],
    ['after six months', '2027-05-01', []],
  ])('what was deprecated is gone %s', async (_, today, expected) => {
    const now = changed('old: String @deprecated(reason: "Use campaign.")', '');
    const { breaking } = await readHistory(releases, { sdl: now, today });
    expect(breaking).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  it('what came in later is kept as well', async () => {
    const later = changed('title: String!', 'title: String!  body: String');
    const { breaking } = await readHistory([...releases, { day: '2027-04-01', sdl: later }], {
      sdl: before,
      today: '2027-06-01',
    });
    expect(breaking).toEqual([expect.stringMatching(/body.*removed/)]);
  });

  it('is told newest first, with what waits to be taken away', async () => {
    const third = changed('title: String!', 'title: String!  body: String');
    const next = third.replace('body: String', 'body: String  tags: [String!]!');
    const { changelog } = await readHistory(
      [...releases, { day: '2026-12-01', sdl: third, notes: 'Longer texts.\n\n' }],
      { sdl: next, today: '2026-12-02' },
    );
    const places = [
      '## Deprecated\n\n- `Query.old`: Use campaign.',
      "## Next release\n\n### New or compatible\n\n- Field 'tags' was added to object type 'Campaign'",
      "## 2026-12-01\n\nLonger texts.\n\n### New or compatible\n\n- Field 'body' was added to object type 'Campaign'",
      '## 2026-11-01\n\nFirst release.',
    ].map((text) => changelog.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

import { HttpResponse } from 'msw';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

export const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
export const profile = (id: number, fullName: string) => ({
  __typename: 'Profile',
  id: `usr_${id}`,
  first: fullName.split(' ')[0],
  fullName,
  isStaff: false,
  username: fullName.toLowerCase().replaceAll(' ', ''),
  avatar: null,
});

export const row = (own: object) => ({
  __typename: 'DeskCase',
  kind: 'CAMPAIGN',
  id: 'cmp_1',
  names: ['Ombak Denim'],
  about: 'Dye the sea',
  reason: 'APPROVAL',
  amount: money(120_000),
  waitingSince: hoursAgo(5),
  dueAt: hoursAgo(-43),
  isOverdue: false,
  assignedTo: null,
  viewers: [],
  remark: null,
  ...own,
});

export const campaignRows = [
  row({ id: 'cmp_1', waitingSince: hoursAgo(60), dueAt: hoursAgo(12), isOverdue: true }),
  row({ id: 'cmp_2', names: ['Lanna Slow'], about: 'Three mornings', waitingSince: hoursAgo(31) }),
];
export const helpRow = row({
  kind: 'HELP',
  id: 'hlp_7',
  names: ['Siti Rohani'],
  about: 'My bank account was refused',
  reason: 'QUESTION',
  amount: null,
  dueAt: null,
});

export const queueOf = (rows: readonly { kind: string; id: string }[]) =>
  api.query('DeskQueue', ({ variables }) => {
    const { kinds } = variables as { kinds?: string[] | null };
    const nodes = rows.filter(({ kind }) => !kinds || kinds.includes(kind));
    const counted = [...new Set(rows.map(({ kind }) => kind))].map((kind) => ({
      __typename: 'DeskCount',
      kind,
      count: rows.filter((one) => one.kind === kind).length,
      overdueCount: 0,
    }));
    return HttpResponse.json({
      data: {
        deskQueue: { __typename: 'DeskCaseConnection', nodes, totalCount: nodes.length },
        deskCounts: counted,
      },
    });
  });

const person = (id: string) => ({
  __typename: 'DeskPerson',
  account: {
    __typename: 'StaffAccount',
    id,
    email: `${id}@people.test`,
    emailVerified: true,
    isStaff: false,
    suspendedAt: null,
    createdAt: '2026-01-05T00:00:00Z',
    campaignCount: 3,
    remarkCount: 0,
    profile: {
      ...profile(Number(id.slice(4)), id === 'usr_3' ? 'Adrian Yap' : 'Gunung Gear'),
      createdAt: '2026-01-05T00:00:00Z',
      city: null,
      country: null,
      followers: 0,
      followersSource: 'NONE',
      reputation: {
        __typename: 'Reputation',
        isNew: false,
        jobsDone: 9,
        rating: 4.3,
        reviewCount: 8,
        onTimePercent: 78,
        usualReleaseHours: null,
      },
    },
  },
  closedAt: null,
  approvedCount: 2,
  rejectedCount: 1,
  reportCount: 0,
  disputeCount: 1,
  ruledAgainstCount: 0,
  chargebackCount: 0,
  payoutCount: 14,
  payoutTotal: money(620_000),
  bankAccountSince: hoursAgo(73),
  canBePaidOut: true,
});

/** What waits for a second member of staff. */
export const proposals = (...nodes: object[]) =>
  api.query('DeskProposals', () =>
    HttpResponse.json({
      data: {
        staffProposals: { __typename: 'StaffProposalConnection', totalCount: nodes.length, nodes },
      },
    }),
  );

/** What every page of the desk asks for besides. */
export const deskBasics = [
  proposals(),
  api.query('DeskRoles', () =>
    HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', staffRoles: ['LEAD'] } } }),
  ),
  api.query('StaffNotes', () =>
    HttpResponse.json({
      data: { staffNotes: { __typename: 'StaffNoteConnection', totalCount: 0, nodes: [] } },
    }),
  ),
  api.mutation('ViewCase', () => HttpResponse.json({ data: { viewCase: { deskCase: null } } })),
  api.query('DeskPerson', ({ variables }) =>
    HttpResponse.json({ data: { deskPerson: person(String(variables.id)) } }),
  ),
  api.query('DeskSides', ({ variables }) =>
    HttpResponse.json({
      data: { one: person(String(variables.one)), other: person(String(variables.other)) },
    }),
  ),
];

export const campaignOf = (id: string, title: string) => ({
  __typename: 'Campaign',
  id,
  state: 'AWAITING_APPROVAL',
  type: 'PAID',
  title,
  detailsHtml: '<p>Indigo, by hand.</p>',
  productUrl: null,
  endsOn: '2027-01-24',
  gender: 'ANY',
  minAge: null,
  maxAge: null,
  minFollowers: 0,
  hashtags: ['indigo'],
  tags: [],
  rejectedReason: null,
  createdAt: hoursAgo(60),
  budget: money(120_000),
  productValue: null,
  categories: [],
  countries: [],
  pictures: [],
  brief: null,
  owner: profile(2, 'Ombak Denim'),
});

/** The desk at a path, as staff see it. */
export function renderDesk(path: string, handlers: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(path, {
    me: someMe({ isStaff: true }),
    ...handlers,
    handlers: [...(handlers.handlers ?? []), ...deskBasics],
  });
}

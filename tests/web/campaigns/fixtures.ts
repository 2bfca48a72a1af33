import { HttpResponse, type RequestHandler } from 'msw';
import type {
  ApplicantFragment,
  CampaignCardFragment,
  CampaignDetailQuery,
  JobFragment,
} from '../../../web/src/__generated__/graphql.ts';
import { clientConfig, newcomer } from '../support/answers.ts';
import { api } from '../support/server.ts';

const brand = {
  __typename: 'Profile',
  id: 'usr_90',
  first: 'Rice',
  fullName: 'Rice & Fire',
  isStaff: false,
  avatar: null,
  reputation: newcomer,
};

export const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });

/** A campaign as cards show it. */
export function someCard(own: Partial<CampaignCardFragment> = {}) {
  return {
    __typename: 'Campaign',
    id: 'cmp_5',
    type: 'PAID',
    title: 'Laksa week',
    budget: money(48_000),
    productValue: null,
    countries: [{ __typename: 'Country', code: 'SG', name: 'Singapore' }],
    minFollowers: 10_000,
    endsOn: '2026-12-12',
    cover: null,
    isFavourite: false,
    isMine: false,
    owner: brand,
    ...own,
  };
}

export const allowed = { __typename: 'Permission', allowed: true, code: null, reason: null };
export const refused = (code: string, reason = '') => ({
  __typename: 'Permission',
  allowed: false,
  code,
  reason,
});

type Detail = NonNullable<CampaignDetailQuery['campaign']>;
type Own = Partial<Omit<Detail, 'permissions'>> & { permissions?: Record<string, unknown> };

/** A campaign as its page shows it; for an influencer who may apply, unless said otherwise. */
export function someDetail({ permissions, ...own }: Own = {}) {
  return {
    ...someCard(),
    state: 'OPEN',
    remarkCount: 0,
    isDisabled: false,
    excerpt: 'Cook with us.',
    detailsHtml: '<p>Cook with us.</p>',
    brief: null,
    productUrl: null,
    gender: 'ANY',
    minAge: 18,
    maxAge: 24,
    hashtags: ['laksaweek'],
    tags: [],
    createdAt: '2026-11-14T04:00:00Z',
    rejectedReason: null,
    categories: [],
    pictures: [],
    myRemark: null,
    myInvitation: null,
    fit: [],
    ...own,
    permissions: {
      __typename: 'CampaignPermissions',
      edit: refused('FORBIDDEN'),
      setDisabled: refused('FORBIDDEN'),
      close: refused('FORBIDDEN'),
      extend: refused('FORBIDDEN'),
      changeBrief: refused('FORBIDDEN'),
      duplicate: refused('FORBIDDEN'),
      getPaid: allowed,
      apply: allowed,
      report: allowed,
      seeApplications: refused('FORBIDDEN'),
      ...permissions,
    },
  };
}

/** The same campaign for who posted it. */
export const ownDetail = (own: Own = {}) =>
  someDetail({
    isMine: true,
    ...own,
    permissions: {
      edit: refused('CAMPAIGN_LOCKED', 'Published.'),
      setDisabled: allowed,
      close: refused('NOBODY_HIRED'),
      extend: allowed,
      changeBrief: allowed,
      duplicate: allowed,
      apply: refused('OWN_CAMPAIGN'),
      report: refused('OWN_CAMPAIGN'),
      seeApplications: allowed,
      ...own.permissions,
    },
  });

export const step = (action: string, code: string | null = null, reason: string | null = null) => ({
  __typename: 'NextStep',
  action,
  allowed: code === null,
  code,
  params: null,
  reason,
});

type JobOwn = { [Key in keyof (JobFragment & ApplicantFragment)]?: unknown } & {
  type?: string;
  offers?: unknown[];
  amendments?: unknown[];
  deals?: unknown[];
  brief?: unknown;
};

/** An application with an offer of US$450, seen by the owner of the campaign. */
export function someJob({ type = 'PAID', ...own }: JobOwn = {}) {
  return {
    __typename: 'Remark',
    id: 'rmk_7',
    extraOfId: null,
    extraIds: [],
    text: 'I would film her hands.',
    price: null,
    brief: null,
    fit: [],
    isShortlisted: null,
    state: 'APPLIED',
    createdAt: '2026-11-15T08:12:00Z',
    hiredAt: null,
    doneAt: null,
    doneText: null,
    releasedAt: null,
    hiredState: null,
    applicantHasBankAccount: true,
    applicantPayoutsPaused: false,
    chargeback: null,
    turn: 'OWNER',
    mySide: 'OWNER',
    held: null,
    heldUntil: null,
    money: null,
    cancelDeadline: null,
    deadline: null,
    cancelReason: null,
    shipping: null,
    workDueAt: null,
    deliverables: [],
    deals: [],
    amendments: [],
    refundPreview: null,
    refunded: null,
    reviews: null,
    dispute: null,
    offer: null,
    offers: [],
    nextSteps: [],
    timeline: [],
    applicant: {
      __typename: 'Profile',
      id: 'usr_31',
      first: 'Mei',
      fullName: 'Mei Tan',
      isStaff: false,
      username: 'meieats',
      followers: 84_200,
      followersUnverified: false,
      reputation: newcomer,
      engagement: null,
      country: null,
      avatar: null,
    },
    campaign: { ...someCard(), state: 'OPEN', type },
    ...own,
  };
}

/** What an offer costs, without a fee unless one is named. */
export const someQuote = (amount: number, fee = 0, estimate: object | null = null) => ({
  __typename: 'Quote',
  amount: money(amount),
  fee: money(fee),
  total: money(amount + fee),
  estimate,
});

export const someOffer = (amount = 45_000, state = 'PENDING') => ({
  __typename: 'Offer',
  id: 'ofr_70',
  state,
  proposedBy: 'OWNER',
  lapsesAt: '2026-11-23T01:00:00Z',
  createdAt: '2026-11-16T01:00:00Z',
  decidedAt: null,
  amount: money(amount),
  quote: someQuote(amount),
});

/** Three stories that are handed in for a job, with a draft first and two rounds. */
export const someDeliverable = (own: Record<string, unknown> = {}) => ({
  __typename: 'JobDeliverable',
  id: 'dlv_1',
  by: 'APPLICANT',
  platform: 'INSTAGRAM',
  format: 'STORY',
  count: 3,
  note: null,
  draftFirst: true,
  rounds: 2,
  roundsUsed: 0,
  state: 'AWAITED',
  submissions: [],
  ...own,
});

/** A draft that waits for its answer. */
export const someSubmission = (own: Record<string, unknown> = {}) => ({
  __typename: 'Submission',
  id: 'sub_1',
  version: 1,
  kind: 'DRAFT',
  links: [],
  previews: [],
  pictures: [],
  note: null,
  state: 'IN_REVIEW',
  changes: null,
  answerBy: null,
  createdAt: '2026-12-08T10:02:00Z',
  decidedAt: null,
  isApprovedBySilence: false,
  ...own,
});

/** A step of a job that happened. */
export const happened = (action: string, state: string, by: string, at: string) => ({
  __typename: 'TimelineEntry',
  action,
  state,
  by,
  at,
  amount: null,
});

/** An open dispute that the owner raised. */
export const someDispute = (own: Record<string, unknown> = {}) => ({
  __typename: 'Dispute',
  id: 'dsp_3',
  raisedBy: 'OWNER',
  reason: 'The video has no sound.',
  pictures: [],
  statements: [],
  state: 'OPEN',
  answerFrom: null,
  answerDeadline: null,
  rulingDeadline: null,
  isSettled: false,
  settlements: [],
  ruling: null,
  rulingReason: null,
  released: null,
  refunded: null,
  createdAt: '2026-12-02T02:00:00Z',
  ruledAt: null,
  ...own,
});

export const somePicture = (id: string) => ({
  __typename: 'Picture',
  id,
  tiny: `/files/${id}/96.webp`,
  small: `/files/${id}/320.webp`,
  medium: `/files/${id}/640.webp`,
  large: `/files/${id}/1280.webp`,
});

const page = (nodes: unknown[]) => ({ __typename: 'RemarkConnection', totalCount: nodes.length, nodes });

/** Answers of a campaign page. Lists of people are empty unless given. */
export function campaignPage(
  campaign: unknown,
  { applications = [], hired = [] }: { applications?: unknown[]; hired?: unknown[] } = {},
): RequestHandler[] {
  return [
    api.query('CampaignDetail', () => HttpResponse.json({ data: { campaign } })),
    api.query('OwnerJobs', () =>
      HttpResponse.json({ data: { applications: page(applications), hired: page(hired) } }),
    ),
    api.query('JobNow', ({ variables }) => {
      const remark = [...applications, ...hired].find((job) => (job as { id: string }).id === variables.id);
      return HttpResponse.json({ data: { remark: remark ?? null } });
    }),
    api.query('CampaignRemarks', ({ variables }) =>
      HttpResponse.json({
        data: { campaignRemarks: page(variables.tab === 'HIRED' ? hired : applications) },
      }),
    ),
    clientConfig(),
    api.query('OwnPlace', () =>
      HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', hasPlace: true } } }),
    ),
    api.query('SuggestedUsers', () =>
      HttpResponse.json({
        data: { suggestedUsers: { __typename: 'SuggestedUserConnection', totalCount: 0, nodes: [] } },
      }),
    ),
  ];
}

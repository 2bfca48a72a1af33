import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { connection } from '../../../web/src/lib/connection/connection.ts';
import { openCampaign } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api, server } from '../support/server.ts';

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const person = { __typename: 'Profile', id: 'usr_7', fullName: 'Rice & Fire', isStaff: false, avatar: null };
const campaign = { __typename: 'Campaign', id: 'cmp_3', title: 'Laksa week', cover: null };
const remark = {
  __typename: 'Remark',
  id: 'rmk_5',
  workDueAt: null,
  applicant: { __typename: 'Profile', id: 'usr_9' },
};

const task = (own: object) => ({
  __typename: 'Task',
  kind: 'WORK_DUE',
  count: 1,
  reason: null,
  deadlineAt: null,
  createdAt: '2026-11-20T02:00:00Z',
  amount: money(45_000),
  person,
  campaign,
  remark,
  order: null,
  conversation: null,
  ...own,
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const tasks = [
  task({ kind: 'TERMS_TO_ANSWER', amount: money(90_000), deadlineAt: inHours(21) }),
  task({ kind: 'PAYMENT_DUE', person: { ...person, id: 'usr_9', fullName: 'Mei Tan' } }),
  task({ kind: 'PAYOUT_HELD', reason: 'BANK_ACCOUNT_MISSING' }),
  task({ kind: 'APPLICATIONS_TO_REVIEW', count: 3, remark: null, person: null, amount: null }),
  task({
    kind: 'MESSAGE_UNANSWERED',
    campaign: null,
    remark: null,
    amount: null,
    conversation: {
      __typename: 'Conversation',
      id: 'cnv_4',
      lastMessage: { __typename: 'Message', id: 'msg_8', text: 'Can you film on the 19th?' },
    },
  }),
];

const answer = (nodes: object[]) => ({
  data: { myTasks: { __typename: 'TaskConnection', nodes, totalCount: nodes.length } },
});
const waiting = (nodes: object[] = tasks) => api.query('MyTasks', () => HttpResponse.json(answer(nodes)));
const noJobs = api.query('MoneyJobs', () =>
  HttpResponse.json({ data: { earned: { __typename: 'RemarkConnection', nodes: [], totalCount: 0 } } }),
);

const total = (amount: number, count: number) => ({ __typename: 'MoneyTotal', amount: money(amount), count });
const totals = (...[held, onItsWay, expected]: [number, number][]) => ({
  __typename: 'MoneyTotals',
  held: total(...(held ?? [0, 0])),
  onItsWay: {
    ...total(...(onItsWay ?? [0, 0])),
    __typename: 'MoneyOnItsWay',
    promisedOn: null,
    account: null,
  },
  expected: total(...(expected ?? [0, 0])),
});

async function rows() {
  const list = await screen.findByRole('list', { name: 'Your turn' });
  return within(list).getAllByRole('listitem');
}

describe('what waits', () => {
  it('says what to do, for whom, until when, for how much, and leads to where it is done', async () => {
    renderPage('/my-jobs', { me: someMe(), handlers: [waiting(), noJobs] });
    const [terms, pay, payout, applications, message] = await rows();
    expect(terms).toHaveTextContent('Answer new terms');
    expect(terms).toHaveTextContent('Rice & Fire · Laksa week');
    expect(terms).toHaveTextContent('US$900');
    expect(within(terms as HTMLElement).getByRole('timer')).toHaveTextContent(/^2[01]h/);
    const links = (await rows()).map((row) => within(row).getByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Answer terms', '/terms/5'],
      ['Pay US$450', '/payment/3/9'],
      ['Add bank account', '/edit-profile/setting'],
      ['Review', '/application-user-list/applicants/3'],
      ['Reply', '/messages/4'],
    ]);
    expect(links[0]).toHaveClass('MuiButton-contained');
    expect(links[1]).toHaveClass('MuiButton-outlined');
    expect(pay).toHaveTextContent('Pay to hire Mei Tan');
    expect(payout).toHaveTextContent('Add a bank account to get paid');
    expect(applications).toHaveTextContent('Review 3 applications');
    expect(message).toHaveTextContent('Reply to Rice & Fire');
    expect(message).toHaveTextContent('Can you film on the 19th?');
  });

  it('says who is staff', async () => {
    const nodes = [task({ kind: 'TERMS_TO_ANSWER', person: { ...person, isStaff: true } }), task({})];
    renderPage('/my-jobs', { me: someMe(), handlers: [waiting(nodes), noJobs] });
    const [ofStaff, other] = await rows();
    expect(ofStaff).toHaveTextContent('Koli staff');
    expect(other).not.toHaveTextContent('Koli staff');
  });

  it('says since when work is late, to the owner who can end the job and to who is to hand it in', async () => {
    const due = '2026-11-03T15:59:59Z';
    const of = (id: string, workDueAt = due) => ({ ...remark, id, workDueAt });
    const nodes = [
      task({ kind: 'WORK_LATE', remark: of('rmk_5'), deadlineAt: due }),
      task({ remark: of('rmk_6'), deadlineAt: inHours(50) }),
      task({ remark: of('rmk_7') }),
      task({ remark: of('rmk_8', inHours(50)), deadlineAt: inHours(50) }),
    ];
    renderPage('/my-jobs', { me: someMe(), handlers: [waiting(nodes), noJobs] });
    const [owners, influencers, begun, inTime] = await rows();
    expect(owners).toHaveTextContent('Work is late');
    expect(owners).toHaveTextContent('Late since 3 Nov 2026You can end the job now.');
    const button = within(owners as HTMLElement).getByRole('link', { name: /^Open job: Work is late, / });
    expect(button).toHaveAttribute('href', '/applicationdetail/applicantdetail/5');
    expect(influencers).toHaveTextContent('Hand in late work');
    expect(influencers).toHaveTextContent(/Late since 3 Nov 2026Hand in by .+/);
    expect(begun).toHaveTextContent('Late since 3 Nov 2026');
    expect(begun).not.toHaveTextContent('Hand in by');
    expect(inTime).toHaveTextContent('Finish the job');
    expect(inTime).not.toHaveTextContent('Late');
  });

  it('is asked for anew once events come: nothing told what happened before', async () => {
    const handlers = [waiting([]), noJobs];
    renderPage('/my-jobs', { me: someMe(), handlers });
    expect(await screen.findByText("You're all caught up.")).toBeVisible();
    server.use(waiting(tasks.slice(0, 1)));
    connection.begun();
    expect(await rows()).toHaveLength(1);
  });

  it('stands before everything else at home, for members only', async () => {
    renderPage('/', { me: someMe(), handlers: [waiting()] });
    expect(await rows()).toHaveLength(tasks.length);
    expect(screen.getByRole('link', { name: /All my jobs/ })).toHaveAttribute('href', '/my-jobs');
  });

  it('is not asked for by visitors', async () => {
    renderPage('/', { handlers: [waiting()] });
    await screen.findByRole('searchbox', { name: 'Find influencers' });
    expect(screen.queryByText('Your turn')).toBeNull();
  });

  it('says that nothing waits, with what to do instead', async () => {
    renderPage('/my-jobs', { me: someMe(), handlers: [waiting([]), noJobs] });
    expect(await screen.findByText("You're all caught up.")).toBeVisible();
    const [link] = await screen.findAllByRole('link', { name: 'Find a campaign' });
    expect(link).toHaveAttribute('href', '/campaigns');
  });

  it('suggests people to a brand whose campaign takes applications', async () => {
    const open = openCampaign([{ id: 'cmp_5', title: 'Laksa week' }]);
    renderPage('/my-jobs', { me: someMe(), handlers: [waiting([]), noJobs, open] });
    expect(await screen.findByRole('link', { name: 'Find influencers for Laksa week' })).toHaveAttribute(
      'href',
      '/campaigndetail/5?tab=suggested',
    );
  });

  it('suggests people to a brand without one', async () => {
    const handlers = [waiting([]), noJobs, openCampaign([], 'BRAND')];
    renderPage('/my-jobs', { me: someMe(), handlers });
    const link = await within(await screen.findByRole('region', { name: 'Your turn' })).findByRole('link');
    expect(link).toHaveAccessibleName('Find influencers');
    expect(link).toHaveAttribute('href', '/search-influencer');
  });

  it('tries again when it does not come', async () => {
    const fails = api.query('MyTasks', () => refusal('INTERNAL', 'Something went wrong.'), { once: true });
    const { user } = renderPage('/my-jobs', { me: someMe(), handlers: [fails, waiting(), noJobs] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(tasks.length);
  });

  it('goes when the step was made elsewhere', async () => {
    let left = tasks;
    const handler = api.query('MyTasks', () => HttpResponse.json(answer(left)));
    const { publish } = renderPage('/my-jobs', { me: someMe(), handlers: [handler, noJobs] });
    expect(await rows()).toHaveLength(5);
    left = tasks.slice(1);
    publish('TaskSteps', {
      remarkChanged: {
        __typename: 'RemarkChange',
        remark: { __typename: 'Remark', id: 'rmk_5', state: 'OFFER_ACCEPTED' },
      },
    });
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    const said = 'Off your list: Answer new terms. Next: Pay to hire Mei Tan.';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('shows the most urgent at home, and where the rest is', async () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      task({
        kind: 'WORK_DUE',
        remark: { ...remark, id: `rmk_${at}` },
      }),
    );
    renderPage('/', {
      me: someMe(),
      handlers: [api.query('MyTasks', () => HttpResponse.json(answer(many)))],
    });
    expect(await rows()).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Show 2 more' })).toHaveAttribute('href', '/my-jobs');
  });
});

describe('money', () => {
  it('shows the totals of both sides that have any, and opens their jobs', async () => {
    const handler = api.query('MyMoney', () =>
      HttpResponse.json({
        data: {
          earned: totals([123_000, 3], [61_230, 1], [155_000, 2]),
          spent: totals([45_000, 1], [0, 0], [0, 0]),
        },
      }),
    );
    renderPage('/my-jobs', { me: someMe(), handlers: [handler, noJobs] });
    const section = await screen.findByRole('region', { name: 'Your money' });
    expect(section).toHaveTextContent('US$1,230');
    expect(section).toHaveTextContent('3 jobs, released when the work is done');
    expect(section).toHaveTextContent('1 payout to your bank account');
    expect(section).toHaveTextContent('2 agreed jobs, not yet paid');
    expect(section).toHaveTextContent('1 job, until you release it');
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/receipts',
      '/my-jobs?side=earned&money=held',
      '/my-jobs?side=earned&money=onItsWay',
      '/my-jobs?side=earned&money=expected',
      '/my-jobs?side=spent&money=held',
      '/my-jobs?side=spent&money=expected',
    ]);
  });
});

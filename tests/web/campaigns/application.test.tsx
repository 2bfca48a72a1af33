import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { connection } from '../../../web/src/lib/connection/connection.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api, server } from '../support/server.ts';
import { campaignPage, ownDetail, refused, someJob, someOffer, step } from './fixtures.ts';

const open = (remark: unknown, ...more: ReturnType<typeof campaignPage>) =>
  renderPage('/applicationdetail/applicantdetail/7', {
    me: someMe(),
    handlers: [api.query('Application', () => HttpResponse.json({ data: { remark } })), ...more],
  });

const offered = (own = {}) =>
  someJob({
    mySide: 'APPLICANT',
    turn: 'APPLICANT',
    state: 'OFFERED',
    offer: someOffer(),
    offers: [someOffer(), { ...someOffer(40_000, 'CHANGED'), id: 'ofr_69' }],
    nextSteps: [step('ACCEPT_OFFER'), step('REJECT_OFFER')],
    ...own,
  });

it('asks anew once events come: nothing tells what happened while the page was loading', async () => {
  open(offered());
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  const gone = someJob({ mySide: 'APPLICANT', turn: null, state: 'OFFER_REJECTED', nextSteps: [] });
  server.use(api.query('Application', () => HttpResponse.json({ data: { remark: gone } })));
  connection.begun();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
});

const singapore = /only Singapore Bank Accounts/;

describe('new terms for a running job', () => {
  const work = (dueOn: string | null, dueDays: number | null) => ({
    __typename: 'Work',
    deliverables: [
      { __typename: 'Deliverable', platform: 'INSTAGRAM', format: 'REEL', count: 1, note: null },
    ],
    ownerDeliverables: [],
    productDescription: null,
    dueOn,
    dueDays,
    draftFirst: true,
    rounds: 1,
    usage: { __typename: 'WorkUsage', channels: 'NONE', days: null, countries: [] },
  });
  const proposed = (mySide: 'OWNER' | 'APPLICANT', action: string) =>
    someJob({
      mySide,
      state: 'HIRED',
      turn: 'APPLICANT',
      hiredAt: '2099-12-02T06:20:00Z',
      workDueAt: '2099-12-12T15:59:59Z',
      nextSteps: [step(action)],
      deals: [
        {
          __typename: 'Deal',
          id: 'dea_4',
          version: 1,
          createdAt: '2099-12-02T06:20:00Z',
          work: work(null, 10),
        },
      ],
      amendments: [
        {
          __typename: 'Amendment',
          id: 'amd_3',
          state: 'PENDING',
          proposedBy: 'APPLICANT',
          createdAt: '2099-12-03T06:20:00Z',
          lapsesAt: '2099-12-10T06:20:00Z',
          message: null,
          rejectReason: null,
          finishesJob: false,
          work: work('2099-12-19', null),
        },
      ],
    });

  it('are told to who answers them, with the instants that differ, until when, and the way there', async () => {
    open(proposed('OWNER', 'ACCEPT_AMENDMENT'));
    const note = await screen.findByRole('region', { name: 'Mei Tan asks for another due date' });
    expect(within(note).getByRole('deletion')).toHaveTextContent('12 Dec 2099, 15:59 UTC');
    expect(within(note).getByRole('insertion')).toHaveTextContent('19 Dec 2099, 15:59 UTC');
    expect(note).toHaveTextContent(/Answer by .*10 Dec 2099/);
    for (const way of screen.getAllByRole('link', { name: 'Answer the new terms' }))
      expect(way).toHaveAttribute('href', '/terms/7');
  });

  it('are told to who proposed them, and whose turn it is', async () => {
    open(proposed('APPLICANT', 'WITHDRAW_AMENDMENT'));
    const note = await screen.findByRole('region', { name: "Rice & Fire's turn: answer your new terms" });
    expect(note).toHaveTextContent(/It lapses without an answer by .*10 Dec 2099/);
    expect(within(note).getByRole('link', { name: 'See your new terms' })).toHaveAttribute(
      'href',
      '/terms/7',
    );
    expect(screen.queryByRole('link', { name: 'Answer the new terms' })).toBeNull();
  });
});

describe('answering an offer', () => {
  it('shows every offer that was made', async () => {
    open(offered());
    expect(
      await screen.findByRole('heading', { name: 'Your turn: answer the offer of US$450' }),
    ).toBeVisible();
    const offers = screen.getByRole('region', { name: 'Offers' });
    expect(within(offers).getByText('US$450')).toBeVisible();
    expect(within(offers).getByText('US$400')).toBeVisible();
  });

  it('tells of Singapore bank accounts, asks, and accepts the offer that was seen', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      offered(),
      api.mutation('AcceptOffer', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({ data: { acceptOffer: { remark: offered({ state: 'OFFER_ACCEPTED' }) } } });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(within(await screen.findByRole('dialog')).getByText(singapore)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(
      screen.getByRole('dialog', { name: 'Are you sure you want to submit your response?' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Offer accepted', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([{ offerId: 'ofr_70' }]);
  });

  it.each(['Accept', 'Reject'])(
    'does not offer %s again for an offer that was changed meanwhile',
    async (answer) => {
      let newest = someOffer();
      const text = 'This offer has changed. Check the new amount and answer again.';
      const { user } = renderPage('/applicationdetail/applicantdetail/7', {
        me: someMe(),
        handlers: [
          api.query('Application', () => HttpResponse.json({ data: { remark: offered({ offer: newest }) } })),
          ...['AcceptOffer', 'RejectOffer'].map((name) =>
            api.mutation(name, () => {
              newest = someOffer(50_000);
              return refusal('OFFER_CHANGED', text);
            }),
          ),
        ],
      });
      await user.click(await screen.findByRole('button', { name: answer }));
      for (const _ of answer === 'Accept' ? ['notice', 'question'] : ['question'])
        await user.click(await screen.findByRole('button', { name: 'Yes' }));
      const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
      expect(within(dialog).getByText(text)).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'Okay' })).toBeVisible();
      expect(await screen.findByText('Your turn: answer the offer of US$500')).toBeInTheDocument();
    },
  );

  it('leads who has no bank account to Settings', async () => {
    const reason = 'Please add your bank account in Settings to continue.';
    const { user } = open(
      offered({ nextSteps: [step('ACCEPT_OFFER', 'BANK_ACCOUNT_MISSING', reason), step('REJECT_OFFER')] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    const dialog = screen.getByRole('dialog', { name: 'Add your bank account first' });
    expect(within(dialog).getByRole('link', { name: 'Add bank account' })).toHaveAttribute(
      'href',
      '/edit-profile/setting?back=%2Fapplicationdetail%2Fapplicantdetail%2F7',
    );
  });

  it('asks before rejecting', async () => {
    const { user } = open(
      offered(),
      api.mutation('RejectOffer', () =>
        HttpResponse.json({
          data: { rejectOffer: { remark: offered({ state: 'OFFER_REJECTED', nextSteps: [] }) } },
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await user.click(
      within(
        await screen.findByRole('dialog', { name: 'Are you sure you want to submit your response?' }),
      ).getByRole('button', { name: 'Yes' }),
    );
    expect(await screen.findByText('Offer rejected', { selector: '[role=status] *' })).toBeVisible();
  });
});

describe('finishing the work', () => {
  const hired = (own = {}) =>
    someJob({
      mySide: 'APPLICANT',
      turn: 'APPLICANT',
      state: 'HIRED',
      hiredAt: '2026-11-20T01:00:00Z',
      hiredState: 'ONGOING',
      offer: someOffer(45_000, 'ACCEPTED'),
      nextSteps: [step('MARK_AS_DONE')],
      ...own,
    });

  it('needs a word for the owner of a paid campaign', async () => {
    const sent: unknown[] = [];
    const done = hired({ state: 'DONE', doneAt: '2026-12-01T01:00:00Z', turn: 'OWNER', nextSteps: [] });
    const { user } = renderPage('/applicationdetail/applicantdetail/7', {
      me: someMe(),
      handlers: [
        api.query('Application', () =>
          HttpResponse.json({ data: { remark: sent.length > 0 ? done : hired() } }),
        ),
        api.mutation('MarkAsDone', ({ variables }) => {
          sent.push(variables.input);
          return HttpResponse.json({ data: { markAsDone: { remark: done } } });
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as Completed' });
    expect(within(dialog).getByText(/otherwise the payment will not be released/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Mark as Completed' }));
    expect(await within(dialog).findByText('Please enter any suggestion for campaign owner!')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await user.type(within(dialog).getByRole('textbox'), 'All posts are up');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as Completed' }));
    expect(await screen.findByRole('button', { name: 'Job Completed' })).toBeDisabled();
    expect(sent).toMatchObject([{ remarkId: 'rmk_7', text: 'All posts are up' }]);
    // Its button is gone: the keyboard goes on from the page.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('needs none for a shoutout', async () => {
    const { user } = open(
      hired({ type: 'SHOUTOUT', offer: null }),
      api.mutation('MarkAsDone', () =>
        HttpResponse.json({ data: { markAsDone: { remark: hired({ state: 'DONE' }) } } }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as Completed' }));
    expect(await screen.findByText('Job Completed', { selector: '[role=status] *' })).toBeVisible();
  });

  it('is not for whom it does not concern', async () => {
    open(null);
    expect(await screen.findByText("This application isn't available")).toBeVisible();
  });
});

describe('list of applicants', () => {
  const path = '/application-user-list/applicants/5';

  it('leads back to the own campaigns and cannot be reported by its owner', async () => {
    renderPage(path, {
      me: someMe(),
      handlers: campaignPage(ownDetail(), { applications: [someJob({ nextSteps: [step('MAKE_OFFER')] })] }),
    });
    expect(await screen.findByRole('heading', { name: 'Laksa week' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Campaigns' })).toHaveAttribute('href', '/my-campaigns');
    expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Make Offer' })).toBeVisible();
  });

  it('is not for others', async () => {
    renderPage(path, {
      me: someMe(),
      handlers: campaignPage(ownDetail({ permissions: { seeApplications: refused('FORBIDDEN') } })),
    });
    expect(await screen.findByText("This list isn't available")).toBeVisible();
  });
});

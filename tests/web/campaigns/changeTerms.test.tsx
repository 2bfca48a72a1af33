import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { someJob, someOffer, step } from './fixtures.ts';

const work = {
  __typename: 'Work',
  deliverables: [
    { __typename: 'Deliverable', platform: 'INSTAGRAM', format: 'REEL', count: 1, note: null },
    { __typename: 'Deliverable', platform: 'INSTAGRAM', format: 'STORY', count: 3, note: null },
  ],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: '2099-12-12',
  dueDays: null,
  draftFirst: true,
  rounds: 1,
  usage: { __typename: 'WorkUsage', channels: 'OWN', days: 90, countries: ['SG'] },
};

const amendment = (own: object = {}) => ({
  __typename: 'Amendment',
  id: 'amd_3',
  state: 'PENDING',
  proposedBy: 'APPLICANT',
  createdAt: '2099-12-01T06:20:00Z',
  lapsesAt: '2099-12-08T06:20:00Z',
  message: null,
  rejectReason: null,
  finishesJob: false,
  work: { ...work, dueOn: '2099-12-20' },
  ...own,
});

const deal = {
  __typename: 'Deal',
  id: 'dea_4',
  version: 2,
  createdAt: '2099-11-30T06:20:00Z',
  amount: { __typename: 'Money', amount: 45_000, currency: 'USD' },
  work,
};

const running = (own: object = {}) => ({
  ...someJob({
    state: 'HIRED',
    hiredAt: '2099-11-30T06:20:00Z',
    turn: 'APPLICANT',
    offer: { ...someOffer(45_000), state: 'ACCEPTED' },
    offers: [],
    amendments: [],
    deals: [deal],
    nextSteps: [step('ASK_TO_CANCEL'), step('PROPOSE_AMENDMENT')],
  }),
  ...own,
});

const answering = {
  amendments: [amendment({ message: 'The market is shut until the 15th.' })],
  nextSteps: [step('PROPOSE_AMENDMENT'), step('ACCEPT_AMENDMENT'), step('REJECT_AMENDMENT')],
};

const open = (remark: object, path = '/terms/7', ...more: RequestHandler[]) => {
  const job = { ...remark, campaign: { ...(remark as { campaign: object }).campaign, brief: null } };
  return renderPage(path, {
    me: someMe(),
    handlers: [api.query('Terms', () => HttpResponse.json({ data: { remark: job } })), ...more],
  });
};

/** Answers a mutation with the job, and keeps what was sent. */
const taking = (name: string, field: string) => {
  const sent: unknown[] = [];
  const handler = api.mutation(name, ({ variables }) => {
    sent.push(variables.input);
    return HttpResponse.json({ data: { [field]: { remark: running() } } });
  });
  return { sent, handler };
};

describe('a change of a running job', () => {
  it('begins with what differs from the deal, the old struck out', async () => {
    open(running(answering));
    expect(
      await screen.findByRole('heading', { name: 'Your turn: answer the new terms of Mei Tan' }),
    ).toBeVisible();
    const shown = screen.getByRole('region', { name: 'Proposed change' });
    const [first] = within(shown).getAllByRole('term');
    expect(first).toHaveTextContent('Work due');
    expect(within(shown).getByRole('deletion')).toHaveTextContent('12 Dec 2099');
    expect(within(shown).getByRole('insertion')).toHaveTextContent('20 Dec 2099');
    expect(screen.getByRole('timer', { name: /^Proposal lapses: / })).toBeVisible();
    expect(screen.getByText(/8 Dec 2099/)).toBeVisible();
    expect(screen.getByText('Without an answer by then, the deal stays as it is.')).toBeVisible();
    expect(screen.getByText(/The market is shut/)).toBeVisible();
  });

  it('is accepted after a question', async () => {
    const { sent, handler } = taking('AcceptAmendment', 'acceptAmendment');
    const { user } = open(running(answering), '/terms/7', handler);
    await user.click((await screen.findAllByRole('button', { name: 'Accept new terms' }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Accept the new terms?' });
    expect(within(dialog).getByRole('insertion')).toHaveTextContent('20 Dec 2099');
    await user.click(within(dialog).getByRole('button', { name: 'Accept new terms' }));
    expect(await screen.findByText('New terms agreed', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([{ amendmentId: 'amd_3' }]);
  });

  it.each([
    ['OWNER', {}, /^All other work is handed in, so accepting finishes the job\. Then you release/],
    ['APPLICANT', {}, /accepting finishes the job\. Then Rice & Fire releases the payment\.$/],
    ['APPLICANT', { type: 'SPONSORED' }, /accepting finishes the job\.$/],
  ])('says before it is accepted that it finishes the job (%s, %o)', async (mySide, campaign, words) => {
    const own = { ...answering, mySide, amendments: [amendment({ finishesJob: true })] };
    const job = running(own) as { campaign: object };
    const { user } = open({ ...job, campaign: { ...job.campaign, ...campaign } });
    expect(await screen.findByRole('note')).toHaveTextContent(words);
    await user.click(screen.getAllByRole('button', { name: 'Accept new terms' })[0] as HTMLElement);
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeVisible();
  });

  it('is rejected with a reason', async () => {
    const { sent, handler } = taking('RejectAmendment', 'rejectAmendment');
    const { user } = open(running(answering), '/terms/7', handler);
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'We launch then.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject new terms' }));
    expect(await screen.findByText('New terms rejected', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([{ amendmentId: 'amd_3', reason: 'We launch then.' }]);
  });

  it('of the own is withdrawn, and not answered', async () => {
    const { sent, handler } = taking('WithdrawAmendment', 'withdrawAmendment');
    const mine = { mySide: 'APPLICANT', amendments: [amendment()], nextSteps: [step('WITHDRAW_AMENDMENT')] };
    const { user } = open(running(mine), '/terms/7', handler);
    expect(
      await screen.findByRole('heading', { name: "Rice & Fire's turn: answer your new terms" }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept new terms' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw terms' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw terms' }));
    expect(await screen.findByText('New terms withdrawn', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([{ amendmentId: 'amd_3' }]);
  });

  it('is proposed from the deal: only what differs is told', async () => {
    const { sent, handler } = taking('ProposeAmendment', 'proposeAmendment');
    const { user } = open(running(), '/terms/7?change=1', handler);
    expect(await screen.findByRole('button', { name: 'Change a term to send' })).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'See a draft before it is published' }));
    expect(screen.getByText('1 change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(await screen.findByText('Sent to Mei Tan', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([
      { remarkId: 'rmk_7', message: null, work: { dueOn: '2099-12-12', draftFirst: false, rounds: 1 } },
    ]);
  });

  it('to a later date asks for nothing but the day', async () => {
    open(running({ mySide: 'APPLICANT' }), '/terms/7?later=1');
    const form = await screen.findByRole('region', { name: 'Ask for a later date' });
    expect(within(form).getByText('Rice & Fire can agree or refuse. Nothing else changes.')).toBeVisible();
    expect(within(form).getByRole('button', { name: 'Choose a date to send' })).toBeDisabled();
    expect(within(form).queryByRole('combobox', { name: 'Work due' })).toBeNull();
    expect(within(form).getByRole('group', { name: 'Due date' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask for a later date');
  });

  it('to a later date says when the work is due now, and takes no earlier day', async () => {
    const due = { mySide: 'APPLICANT', workDueAt: '2099-12-12T15:59:59Z' };
    const { user } = open(running(due), '/terms/7?later=1');
    const form = await screen.findByRole('region', { name: 'Ask for a later date' });
    expect(within(form).getByText(/^Now due .*12 Dec 2099, 15:59 UTC\. Latest possible day: /)).toBeVisible();
    await user.click(within(form).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('11122099');
    await user.click(within(form).getByRole('button', { name: 'Send to Rice & Fire' }));
    expect(await within(form).findByText('Choose a day after 12 Dec 2099.')).toBeVisible();
  });

  it('that is on the table is not sent back as it is', async () => {
    const { user } = open(running(answering), '/terms/7?change=1');
    expect(await screen.findByRole('button', { name: 'Change a term to send' })).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'See a draft before it is published' }));
    expect(screen.getByText('2 changes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send to Mei Tan' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(screen.getByRole('button', { name: 'Change a term to send' })).toBeDisabled();
  });

  it('that was replaced while its question was open is not accepted', async () => {
    const text = 'This proposal is no longer open. Check the latest terms.';
    const sent: unknown[] = [];
    const gone = api.mutation('AcceptAmendment', ({ variables }) => {
      sent.push(variables.input.amendmentId);
      return refusal('NO_AMENDMENT', text);
    });
    const { user } = open(running(answering), '/terms/7', gone);
    await user.click((await screen.findAllByRole('button', { name: 'Accept new terms' }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Accept the new terms?' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept new terms' }));
    expect(await screen.findByRole('dialog', { name: 'Nothing was sent' })).toHaveTextContent(text);
    expect(sent).toEqual(['amd_3']);
  });

  it('says when another proposal came while an answer was typed', async () => {
    let pending = amendment({ message: 'The market is shut until the 15th.' });
    const shown = () => {
      const remark = running({ ...answering, amendments: [pending] });
      return { ...remark, campaign: { ...(remark.campaign as object), brief: null } };
    };
    const { user } = renderPage('/terms/7?change=1', {
      me: someMe(),
      handlers: [
        api.query('Terms', () => HttpResponse.json({ data: { remark: shown() } })),
        api.mutation('ProposeAmendment', () => {
          pending = amendment({ id: 'amd_9', work: { ...work, dueOn: '2099-12-22' } });
          return refusal('WRONG_STATE', 'This is not possible any more.');
        }),
      ],
    });
    await user.click(await screen.findByRole('switch', { name: 'See a draft before it is published' }));
    expect(screen.queryByText(/^The proposal was changed meanwhile/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(
      await screen.findByText('The proposal was changed meanwhile. Close the form to see it.'),
    ).toBeVisible();
  });

  it('of a job that is over says how it ended', async () => {
    open(
      running({
        state: 'CANCELLED',
        turn: 'NOBODY',
        nextSteps: [],
        amendments: [amendment({ state: 'LAPSED' })],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Deal changes' })).toBeVisible();
    expect(screen.getByText('The job is cancelled')).toBeVisible();
  });

  it('shows what is in force while nothing is proposed', async () => {
    open(running({ workDueAt: '2099-12-12T15:59:59Z' }));
    const agreed = await screen.findByRole('region', { name: 'Agreed terms' });
    expect(agreed).toHaveTextContent('Version 2, agreed ');
    expect(agreed).toHaveTextContent('US$450');
    expect(agreed).toHaveTextContent('12 Dec 2099, 15:59 UTC');
  });

  it('that is over stays in the list, with what became of it', async () => {
    const past = [
      amendment({ id: 'amd_5', state: 'REJECTED', rejectReason: 'We launch then.' }),
      amendment({ id: 'amd_4', state: 'WITHDRAWN' }),
    ];
    open(running({ amendments: past }));
    const list = await screen.findByRole('region', { name: 'All proposed changes' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Rejected');
    expect(first).toHaveTextContent('We launch then.');
    expect(second).toHaveTextContent('Withdrawn');
    expect(screen.getByRole('link', { name: 'See the deal sheet' })).toHaveAttribute('href', '/deals/7');
  });
});

import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { helpRow, money, profile, proposals, queueOf, renderDesk, row } from './deskFixtures.ts';

const owner = profile(2, 'Gunung Gear');
const applicant = profile(3, 'Adrian Yap');
const dispute = {
  __typename: 'Dispute',
  id: 'dsp_4',
  state: 'OPEN',
  raisedBy: 'OWNER',
  reason: 'The third story never came.',
  createdAt: '2026-12-07T07:30:00Z',
  isOverdue: false,
  answerFrom: null,
  answerDeadline: null,
  rulingDeadline: '2026-12-14T07:30:00Z',
  ruling: null,
  rulingReason: null,
  ruledAt: null,
  isSettled: false,
  released: null,
  refunded: null,
  pictures: [],
  statements: [
    {
      __typename: 'DisputeStatement',
      by: 'APPLICANT',
      text: 'No signal on the ridge.',
      createdAt: '2026-12-08T12:00:00Z',
      pictures: [{ __typename: 'Picture', id: 'p1', small: '/s.png', medium: '/m.png', large: '/l.png' }],
    },
  ],
  settlements: [
    {
      __typename: 'Settlement',
      id: 'stl_1',
      by: 'APPLICANT',
      state: 'OPEN',
      createdAt: '2026-12-08T12:04:00Z',
      release: money(27_000),
      refund: money(9_000),
    },
  ],
};
const job = {
  __typename: 'Remark',
  id: 'rmk_9',
  state: 'DISPUTED',
  text: null,
  createdAt: '2026-11-28T00:00:00Z',
  hiredAt: '2026-11-28T08:40:00Z',
  doneAt: '2026-12-07T01:00:00Z',
  doneText: 'Posted.',
  workDueAt: null,
  cancelReason: null,
  held: money(36_000),
  heldUntil: '2027-02-26T08:40:00Z',
  refunded: null,
  applicantHasBankAccount: true,
  applicantPayoutsPaused: false,
  deadline: null,
  applicant,
  campaign: { __typename: 'Campaign', id: 'cmp_5', title: 'Ten nights under canvas', type: 'PAID', owner },
  timeline: [
    {
      __typename: 'TimelineEntry',
      action: 'raiseDispute',
      state: 'DISPUTED',
      by: 'OWNER',
      at: '2026-12-07T07:30:00Z',
      amount: null,
    },
  ],
  deals: [],
  deliverables: [],
  shipping: null,
  money: null,
  chargeback: null,
  dispute,
};
const entry = (account: string, amount: number) => ({
  __typename: 'LedgerEntry',
  account,
  party: null,
  amount: money(amount),
});
const payment = {
  __typename: 'StaffPayment',
  id: 'pay_1',
  state: 'succeeded',
  failure: null,
  createdAt: '2026-11-28T08:40:00Z',
  providerPaymentId: 'pi_1',
  providerTransferId: null,
  amount: money(36_000),
  fee: money(1_800),
  payer: owner,
  payee: applicant,
  remark: {
    __typename: 'Remark',
    id: 'rmk_9',
    state: 'DISPUTED',
    campaign: { __typename: 'Campaign', id: 'cmp_5', title: 'Ten nights' },
  },
  ledger: [
    {
      __typename: 'LedgerGroup',
      id: 'led_1',
      kind: 'hire',
      createdAt: '2026-11-28T08:40:00Z',
      entries: [entry('card', -37_800), entry('held', 36_000), entry('fee', 1_800)],
    },
  ],
};

const head = row({
  kind: 'DISPUTE',
  id: 'dsp_4',
  names: ['Gunung Gear', 'Adrian Yap'],
  about: 'Ten nights under canvas',
  reason: 'RULING',
  amount: money(36_000),
});

/** The server's sums: a third of the fee goes back with a third of the price. */
const effect = api.query('DeskRulingEffect', ({ variables }) => {
  const { amount } = variables.release as { amount: number };
  const refund = 36_000 - amount;
  return HttpResponse.json({
    data: {
      rulingEffect: {
        __typename: 'RulingEffect',
        held: money(36_000),
        release: money(amount),
        refund: money(refund),
        fee: money(1_800),
        feeBack: money(Math.round((1_800 * refund) / 36_000)),
      },
    },
  });
});

function openDispute(first: Parameters<typeof renderDesk>[1] = {}) {
  const ruled: unknown[] = [];
  const handlers = [
    ...(first.handlers ?? []),
    queueOf([head, helpRow]),
    api.query('DisputeCase', () => HttpResponse.json({ data: { deskCase: { ...head, remark: job } } })),
    api.query('HelpCase', () => HttpResponse.json({ data: { deskCase: null } })),
    api.query('DeskJobMoney', () =>
      HttpResponse.json({ data: { payments: { __typename: 'StaffPaymentConnection', nodes: [payment] } } }),
    ),
    effect,
    api.mutation('DeskRule', ({ variables }) => {
      ruled.push(variables.input);
      const remark = {
        __typename: 'Remark',
        id: 'rmk_9',
        state: 'REFUNDING',
        dispute: { ...dispute, ruling: 'SPLIT' },
      };
      return HttpResponse.json({ data: { ruleDispute: { remark } } });
    }),
  ];
  return { ruled, ...renderDesk('/desk/dispute/4', { handlers }) };
}

const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('a dispute at the desk', () => {
  it('tells what each asks, what happened, the evidence and both histories', async () => {
    openDispute();
    expect(await screen.findByText('“The third story never came.”')).toBeVisible();
    expect(screen.getByText('“No signal on the ridge.”')).toBeVisible();
    expect(screen.getByText('Offers US$90 back')).toBeVisible();
    expect(screen.getByText('1 picture')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'What happened' })).getByText('Disputed')).toBeVisible();
    expect(
      await screen.findByText(/Adrian Yap: Paid 14 times, US\$6,200 in all\. Bank account 3 d old\./),
    ).toBeVisible();
  });

  it('shows what a split will do before anything moves, and rules after a confirmation', async () => {
    const { user, ruled } = openDispute();
    await user.click(await screen.findByRole('radio', { name: /^Split/ }));
    await user.type(screen.getByLabelText('Back, US$'), '120');
    expect(
      await screen.findByText('Gunung Gear gets US$126 back on the card: US$120 and US$6 of the fee.'),
    ).toBeVisible();
    expect(screen.getByText('Adrian Yap gets US$240 in the next payout.')).toBeVisible();
    expect(cellsOf('Held by Koli')).toEqual(['360.00', '0.00']);
    expect(cellsOf('Back to Gunung Gear')).toEqual(['0.00', '126.00']);
    expect(cellsOf('To Adrian Yap')).toEqual(['0.00', '240.00']);
    expect(cellsOf('Platform fee')).toEqual(['18.00', '12.00']);
    expect(cellsOf('Sum')).toEqual(['378.00', '378.00']);
    const send = screen.getByRole('button', { name: 'Refund US$120, release US$240' });
    expect(send).toBeDisabled();
    await user.type(screen.getByLabelText('Reason, sent to both'), 'A third is missing.');
    await user.click(send);
    expect(ruled).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Refund US$120, release US$240' }));
    expect(await screen.findByText('Ruled: Refund US$120, release US$240')).toBeVisible();
    expect(ruled).toEqual([
      {
        remarkId: 'rmk_9',
        ruling: 'SPLIT',
        reason: 'A third is missing.',
        release: { amount: 24_000, currency: 'USD' },
      },
    ]);
  });

  it('keeps the ruling while it is written, until it is sent', async () => {
    const { user, unmount } = openDispute();
    await user.click(await screen.findByRole('radio', { name: /^Refund in full/ }));
    await user.type(screen.getByLabelText('Reason, sent to both'), 'Nothing came.');
    unmount();
    openDispute();
    expect(await screen.findByLabelText('Reason, sent to both')).toHaveValue('Nothing came.');
    expect(screen.getByRole('radio', { name: /^Refund in full/ })).toBeChecked();
    expect(screen.getByText(/^Draft, saved /)).toBeVisible();
  });

  it.each(['0', '360', '400', 'half'])('takes no split with %s back', async (typed) => {
    const { user } = openDispute();
    await user.click(await screen.findByRole('radio', { name: /^Split/ }));
    await user.type(screen.getByLabelText('Back, US$'), typed);
    expect(screen.getByText('Less than US$360')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rule dispute' })).toBeDisabled();
  });

  it('waits for a second person when one is not enough', async () => {
    const text = 'A colleague has to confirm this. It is waiting for them now.';
    const rule = api.mutation('DeskRule', () => refusal('SECOND_PERSON_NEEDED', text));
    const { user, router } = openDispute({ handlers: [rule] });
    await user.click(await screen.findByRole('radio', { name: /^Release in full/ }));
    await user.type(screen.getByLabelText('Reason, sent to both'), 'All is there.');
    await user.click(await screen.findByRole('button', { name: 'Release US$360' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release US$360' }),
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/desk/dispute/4');
  });
});

const proposal = {
  __typename: 'StaffProposal',
  id: 'prp_1',
  operation: 'ruleDispute',
  input: '{remarkId: "9", ruling: RELEASE, reason: "All is there, twice."}',
  sha256: 'abc',
  subject: 'remark 9',
  amount: money(36_000),
  proposer: profile(8, 'Farida Aziz'),
  createdAt: '2026-12-09T00:00:00Z',
  expiresAt: '2026-12-10T00:00:00Z',
};

describe('what waits for a second person', () => {
  it('is read word for word beside the story, and confirmed as it was read', async () => {
    const confirmed: unknown[] = [];
    const confirm = api.mutation('DeskConfirmProposal', ({ variables }) => {
      confirmed.push(variables.input);
      return HttpResponse.json({
        data: { confirmProposal: { staffProposal: { __typename: 'StaffProposal', id: 'prp_1' } } },
      });
    });
    const { user } = openDispute({ handlers: [proposals(proposal), confirm] });
    const panel = within(await screen.findByRole('region', { name: 'Rule dispute, US$360' }));
    expect(panel.getByText('Farida Aziz')).toBeVisible();
    const lines = within(panel.getByRole('list', { name: 'What is proposed' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'remarkId: "9"',
      'ruling: RELEASE',
      'reason: "All is there, twice."',
    ]);
    await user.click(panel.getByRole('button', { name: 'Confirm: rule dispute' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm: rule dispute' }),
    );
    expect(await screen.findByText('Confirmed: rule dispute')).toBeVisible();
    expect(confirmed).toEqual([{ id: 'prp_1', sha256: 'abc' }]);
  });

  it('can only be taken back by who proposed it', async () => {
    const own = { ...proposal, proposer: profile(1, 'Mei Tan') };
    openDispute({ handlers: [proposals(own)] });
    const panel = within(await screen.findByRole('region', { name: 'Rule dispute, US$360' }));
    expect(panel.getByRole('button', { name: 'Take back' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  });

  it('is counted above the queue', async () => {
    const { user } = openDispute({ handlers: [proposals(proposal)] });
    await user.click(await screen.findByRole('link', { name: '1 to confirm' }));
    expect(await screen.findByRole('heading', { name: 'To confirm' })).toBeVisible();
  });
});

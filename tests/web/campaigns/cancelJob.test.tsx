import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobFragment } from '../../../web/src/__generated__/graphql.ts';
import { CancelCountdown, formatTimeLeft } from '../../../web/src/components/campaign/job/CountdownBox.tsx';
import { formatDayTime } from '../../../web/src/lib/format/formatDate.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, happened, money, ownDetail, someJob, someOffer, step } from './fixtures.ts';

const path = '/applicationdetail/applicantdetail/7';

const hired = (own = {}) =>
  someJob({
    state: 'HIRED',
    turn: 'APPLICANT',
    hiredAt: '2026-11-20T01:00:00Z',
    hiredState: 'ONGOING',
    offer: someOffer(45_000, 'ACCEPTED'),
    held: money(45_000),
    refundPreview: money(45_000),
    nextSteps: [step('RELEASE_PAYMENT', 'NOT_DONE', 'Not done yet.'), step('ASK_TO_CANCEL')],
    ...own,
  });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const asked = (own = {}) =>
  hired({
    state: 'CANCEL_ASKED',
    cancelDeadline: inHours(71),
    cancelReason: 'The shop closes.',
    nextSteps: [step('WITHDRAW_CANCEL')],
    timeline: [happened('askToCancel', 'CANCEL_ASKED', 'OWNER', '2026-11-21T01:00:00Z')],
    ...own,
  });

const askedApplicant = () =>
  asked({
    mySide: 'APPLICANT',
    nextSteps: [step('MARK_AS_DONE'), step('AGREE_TO_CANCEL'), step('DECLINE_TO_CANCEL')],
  });

/** The page of a job, which mutations replace by what they answer. */
function openJob(first: unknown, ...mutations: [name: string, field: string, after: unknown][]) {
  const state = { job: first, sent: [] as unknown[] };
  const view = renderPage(path, {
    me: someMe(),
    handlers: [
      api.query('Application', () => HttpResponse.json({ data: { remark: state.job } })),
      ...mutations.map(([name, field, after]) =>
        api.mutation(name, ({ variables }) => {
          state.sent.push(variables.input);
          state.job = after;
          return HttpResponse.json({ data: { [field]: { remark: after } } });
        }),
      ),
    ],
  });
  return { ...view, state };
}

const chooseFromMenu = async (
  user: ReturnType<typeof renderPage>['user'],
  item: string,
  other = 'Mei Tan',
) => {
  await user.click(await screen.findByRole('button', { name: `More for the job with ${other}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

describe('cancelling at once', () => {
  it('shows the influencer what goes back before the click, and needs no reason', async () => {
    const job = hired({ mySide: 'APPLICANT', nextSteps: [step('MARK_AS_DONE'), step('CANCEL')] });
    const after = hired({
      mySide: 'APPLICANT',
      state: 'CANCELLED',
      turn: 'NOBODY',
      nextSteps: [],
      refunded: money(45_000),
      timeline: [
        happened('cancel', 'REFUNDING', 'APPLICANT', '2026-11-21T01:00:00Z'),
        happened('refunded', 'CANCELLED', 'NOBODY', '2026-11-21T01:00:02Z'),
      ],
    });
    const { user, state } = openJob(job, ['CancelJob', 'cancelJob', after]);
    const dialog = await chooseFromMenu(user, 'Cancel Job', 'Rice & Fire');
    expect(dialog.getByText("US$450 goes back to Rice & Fire's card")).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel Job' }));
    expect(await screen.findByRole('heading', { name: 'The job is cancelled' })).toBeVisible();
    expect(screen.getByText(/US\$450 went back to Rice & Fire's card/)).toBeVisible();
    const course = screen.getByRole('list', { name: 'Job timeline' });
    expect(within(course).getByText('Cancelled by you')).toBeVisible();
    expect(within(course).getByText('Refunded')).toBeVisible();
    expect(state.sent).toMatchObject([{ remarkId: 'rmk_7', reason: null }]);
  });

  it('costs nothing before a payment, and is called an application then', async () => {
    const job = someJob({ state: 'OFFERED', offer: someOffer(), nextSteps: [step('CANCEL')] });
    const { user } = openJob(job, ['CancelJob', 'cancelJob', { ...job, state: 'CANCELLED', nextSteps: [] }]);
    const dialog = await chooseFromMenu(user, 'Cancel application');
    expect(dialog.getByText('Nothing was charged, so no money moves')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'Found somebody');
    await user.click(dialog.getByRole('button', { name: 'Cancel application' }));
    expect(await screen.findByRole('heading', { name: 'The application is cancelled' })).toBeVisible();
  });

  it('speaks of no money when there is none', async () => {
    const own = { type: 'SHOUTOUT', offer: null, held: null, refundPreview: null };
    const { user } = openJob(hired({ ...own, mySide: 'APPLICANT', nextSteps: [step('CANCEL')] }));
    const dialog = await chooseFromMenu(user, 'Cancel Job', 'Rice & Fire');
    expect(dialog.getByText('No money is held for this job')).toBeVisible();
    expect(dialog.getByText(/^You stop working\. We'll notify Rice & Fire right away/)).toBeVisible();
  });

  it('says in the dialog why it was refused', async () => {
    const { user } = renderPage(path, {
      me: someMe(),
      handlers: [
        api.query('Application', () =>
          HttpResponse.json({ data: { remark: hired({ nextSteps: [step('CANCEL')] }) } }),
        ),
        api.mutation('CancelJob', () => refusal('REFUND_FAILED', 'The refund did not succeed.')),
      ],
    });
    const dialog = await chooseFromMenu(user, 'Cancel Job');
    expect(dialog.getByText('US$450 goes back to your card')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel Job' }));
    expect(await dialog.findByText('The refund did not succeed.')).toBeVisible();
  });
});

describe('the menu', () => {
  it('leads to the messages when nothing else is in it', async () => {
    openJob(hired({ nextSteps: [] }));
    expect(await screen.findByRole('heading', { name: "Mei's turn: do the work by 12 Dec" })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^More for/ }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Message']);
  });

  it('stands on hired cards too, and says why something is not possible', async () => {
    const job = hired({ nextSteps: [step('ASK_TO_CANCEL', 'IN_DISPUTE', 'This job is in dispute.')] });
    const { user } = renderPage('/campaigndetail/5?tab=hired', {
      me: someMe(),
      handlers: campaignPage(ownDetail(), { hired: [job] }),
    });
    const list = await screen.findByRole('list', { name: 'Hired' });
    await user.click(await within(list).findByRole('button', { name: 'More for the job with Mei Tan' }));
    const item = await screen.findByRole('menuitem', { name: /Cancel Job/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(within(item).getByText('This job is in dispute.')).toBeVisible();
    await user.click(item);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('asking to cancel', () => {
  it('explains the 72 hours, shows the refund, needs a reason, then counts down', async () => {
    const { user, state } = openJob(hired(), ['AskToCancel', 'askToCancel', asked()]);
    const dialog = await chooseFromMenu(user, 'Cancel Job');
    expect(dialog.getByText('72 hours')).toBeVisible();
    expect(dialog.getByText(/No answer counts as a yes/)).toBeVisible();
    expect(dialog.getByText('US$450 goes back to your card if Mei agrees')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    expect(await dialog.findByText('Please enter the reason!')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The shop closes.');
    await user.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    expect(
      await screen.findByRole('heading', { name: "Mei's turn: answer your request to cancel" }),
    ).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('2 days 23 h left to answer');
    expect(screen.getByText(/the job is cancelled and US\$450 goes back to your card/)).toBeVisible();
    expect(screen.getByText('Rice & Fire, when asking to cancel')).toBeVisible();
    expect(state.sent).toMatchObject([{ remarkId: 'rmk_7', reason: 'The shop closes.' }]);
  });

  it('can be withdrawn', async () => {
    const { user } = openJob(asked(), ['WithdrawCancel', 'withdrawCancel', hired()]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your request to cancel?' }));
    expect(dialog.getByText(/US\$450 stays held/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByRole('heading', { name: "Mei's turn: do the work by 12 Dec" })).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('being asked to cancel', () => {
  it('leads with keeping the work, and counts down what silence means', async () => {
    openJob(askedApplicant());
    expect(await screen.findByRole('heading', { name: 'Rice & Fire asks to cancel' })).toBeVisible();
    expect(screen.getByText('The shop closes.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('2 days 23 h left to answer');
    expect(screen.getByText(/Without an answer by .*US\$450 goes back to Rice & Fire's card/)).toBeVisible();
    const card = screen.getByRole('region', { name: 'Rice & Fire asks to cancel' });
    const names = within(card)
      .getAllByRole('button')
      .flatMap((button) => button.textContent || []);
    expect(names).toEqual(['Keep working', 'Agree', 'Mark as Completed', 'Message Rice & Fire']);
  });

  it('keeps working', async () => {
    const after = hired({
      mySide: 'APPLICANT',
      nextSteps: [step('MARK_AS_DONE')],
      timeline: [happened('declineToCancel', 'HIRED', 'APPLICANT', '2026-11-21T02:00:00Z')],
    });
    const { user, state } = openJob(askedApplicant(), ['AnswerCancel', 'answerCancel', after]);
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/US\$450 stays held here for you/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep working' }));
    expect(await screen.findByText('Asked to cancel, but the work goes on')).toBeVisible();
    expect(state.sent).toMatchObject([{ remarkId: 'rmk_7', agree: false }]);
  });

  it('agrees, after seeing where the money goes', async () => {
    const after = hired({
      mySide: 'APPLICANT',
      state: 'REFUNDING',
      turn: 'NOBODY',
      nextSteps: [],
      refundPreview: null,
      timeline: [
        happened('askToCancel', 'CANCEL_ASKED', 'OWNER', '2026-11-21T01:00:00Z'),
        happened('agreeToCancel', 'REFUNDING', 'APPLICANT', '2026-11-21T02:00:00Z'),
      ],
    });
    const { user, state } = openJob(askedApplicant(), ['AnswerCancel', 'answerCancel', after]);
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agree to cancel this job?' }));
    expect(dialog.getByText("US$450 goes back to Rice & Fire's card")).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Agree and cancel' }));
    expect(await screen.findByText('You agreed to cancel')).toBeVisible();
    expect(screen.getByText(/on its way back to Rice & Fire's card/)).toBeVisible();
    expect(state.sent).toMatchObject([{ remarkId: 'rmk_7', agree: true }]);
  });

  it('hears of it live', async () => {
    const { publish, state } = openJob(hired({ mySide: 'APPLICANT', nextSteps: [step('MARK_AS_DONE')] }));
    expect(
      await screen.findByRole('heading', { name: 'Your turn: do the work, then mark it as completed' }),
    ).toBeVisible();
    state.job = askedApplicant();
    await waitFor(() => {
      publish('JobChanged', {
        remarkChanged: {
          __typename: 'RemarkChange',
          remark: { __typename: 'Remark', id: 'rmk_7', state: 'CANCEL_ASKED' },
        },
      });
      expect(screen.getByRole('heading', { name: 'Rice & Fire asks to cancel' })).toBeVisible();
    });
  });
});

describe('countdown', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [72 * 60, '3 days'],
    [71 * 60 + 59, '2 days 23 h 59 min'],
    [24 * 60 + 1, '1 day 1 min'],
    [61, '1 h 1 min'],
    [0.5, '1 min'],
    [0, null],
    [-5, null],
  ])('%s minutes are %s', (minutes, text) => {
    const now = new Date('2026-11-20T10:00:00Z');
    expect(formatTimeLeft(new Date(now.getTime() + minutes * 60_000), now)).toBe(text);
  });

  it('goes on each minute, and says when the time is over', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
    const deadline = '2026-11-20T10:02:00Z';
    render(<CancelCountdown job={asked() as unknown as JobFragment} deadline={deadline} />);
    expect(screen.getByRole('timer')).toHaveTextContent('2 min left to answer');
    expect(screen.getByText(new RegExp(`Without an answer by ${formatDayTime(deadline)}`))).toBeVisible();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('1 min left to answer');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Time to answer is up');
    expect(screen.getByText(/the job is being cancelled and US\$450 goes back to your card/)).toBeVisible();
  });
});

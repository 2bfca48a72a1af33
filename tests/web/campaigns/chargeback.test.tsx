import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JobFragment } from '../../../web/src/__generated__/graphql.ts';
import { describeJob } from '../../../web/src/components/campaign/job/texts/describeJob.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { money, someDispute, someJob, someOffer, step } from './fixtures.ts';

const frozenWords = "The card's bank wants this payment back. The money is frozen until the bank decides.";

const chargeback = (state: string) => ({
  __typename: 'Chargeback',
  id: 'chb_3',
  state,
  reason: 'product_not_received',
  createdAt: '2026-12-02T02:00:00Z',
  closedAt: state === 'OPEN' ? null : '2026-12-20T02:00:00Z',
  amount: money(45_000),
});

const done = (own: Parameters<typeof someJob>[0] = {}) =>
  someJob({
    state: 'DONE',
    turn: 'NOBODY',
    hiredAt: '2026-11-20T01:00:00Z',
    doneAt: '2026-12-01T01:00:00Z',
    hiredState: 'COMPLETED',
    offer: someOffer(45_000, 'ACCEPTED'),
    chargeback: chargeback('OPEN'),
    nextSteps: [step('RELEASE_PAYMENT', 'CHARGEBACK_OPEN', frozenWords)],
    ...own,
  });

function open(job: unknown) {
  return renderPage('/applicationdetail/applicantdetail/7', {
    me: someMe(),
    handlers: [api.query('Application', () => HttpResponse.json({ data: { remark: job } }))],
  });
}

const turn = (own: Parameters<typeof someJob>[0]) => describeJob(done(own) as unknown as JobFragment).turn;

describe('a chargeback on the job card', () => {
  it('says to the brand that the money is frozen, what that means, and how to end it', async () => {
    open(done());
    expect(await screen.findByRole('heading', { name: 'Frozen: your bank wants US$450 back' })).toBeVisible();
    const note = screen.getByRole('note', { name: 'About the chargeback' });
    expect(note).toHaveTextContent('On 2 Dec 2026 the bank of your card asked for the payment back');
    expect(note).toHaveTextContent('Its reason: the work was not delivered.');
    expect(note).toHaveTextContent('ask your bank to withdraw it');
    expect(screen.getByRole('button', { name: 'Release Payment' })).toBeDisabled();
    expect(screen.getByText(frozenWords)).toBeVisible();
    const course = within(screen.getByRole('list', { name: 'Job timeline' }));
    const now = course.getAllByRole('listitem').filter((row) => row.getAttribute('aria-current') === 'step');
    expect(now.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Chargeback: the bank wants it back · US\$450Waiting for the bank/),
    ]);
  });

  it('asks the influencer to keep what shows the work', async () => {
    open(done({ mySide: 'APPLICANT', nextSteps: [] }));
    expect(await screen.findByText(/Keep proof of your work/)).toBeVisible();
  });

  it('comes before support in the dispute room', async () => {
    open(done({ state: 'DISPUTED', dispute: someDispute(), nextSteps: [], mySide: 'NOBODY' }));
    expect(await screen.findByText(/Support can decide once the bank has\./)).toBeVisible();
  });

  it('has words for every end', () => {
    const ends = [
      turn({ state: 'CHARGED_BACK', chargeback: chargeback('LOST') }),
      turn({ state: 'CHARGED_BACK', chargeback: chargeback('LOST'), mySide: 'APPLICANT' }),
      turn({ state: 'RELEASED', chargeback: chargeback('OPEN'), mySide: 'APPLICANT' }),
      turn({ state: 'RELEASED', chargeback: chargeback('LOST'), mySide: 'APPLICANT' }),
      turn({ state: 'DONE', chargeback: chargeback('WON') }),
      turn({ state: 'DONE', chargeback: null, applicantPayoutsPaused: true, applicantHasBankAccount: false }),
    ];
    expect(ends).toEqual([
      'Over: your bank took US$450 back',
      "Over: Rice & Fire's bank took US$450 back",
      "You were paid; Rice & Fire's bank wants US$450 back",
      'All done: you were paid US$450',
      'Your turn: release US$450 to Mei',
      "Mei's turn: check the payout account",
    ]);
  });
});

import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobFragment } from '../../../web/src/__generated__/graphql.ts';
import { timeLeftParts } from '../../../web/src/components/campaign/job/CountdownBox.tsx';
import { DeadlineBox } from '../../../web/src/components/campaign/job/DeadlineBox.tsx';
import { money, someDeliverable, someDispute, someJob, someOffer, step } from './fixtures.ts';

const now = new Date('2026-11-20T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

function show(kind: string, hours: number, own: object = {}) {
  const job = someJob({
    state: 'DONE',
    offer: someOffer(45_000, 'ACCEPTED'),
    held: money(45_000),
    deadline: { __typename: 'Deadline', kind, at: inHours(hours) },
    ...own,
  });
  return render(<DeadlineBox job={job as unknown as JobFragment} />);
}

describe('a deadline', () => {
  it.each([
    ['OWNER', /^Without your answer, US\$450 goes to Mei then\. Something missing\?/],
    ['APPLICANT', /^If Rice & Fire doesn't answer, US\$450 is released to you then\.$/],
    ['NOBODY', /^Without an answer, US\$450 is released to Mei then\.$/],
  ])('says what happens at it to %s', (mySide, words) => {
    show('AUTO_RELEASE', 14 * 24, { mySide });
    expect(screen.getByRole('timer')).toHaveAccessibleName('Automatic release: 14 days');
    expect(screen.getByRole('timer')).toHaveTextContent('14d');
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['OWNER', 'Release US$450 now, or it goes to Mei then.'],
    ['APPLICANT', 'US$450 is released to you by then.'],
    ['NOBODY', 'US$450 is released to Mei by then.'],
  ])('offers %s no dispute about work that is approved', (mySide, words) => {
    const deliverables = [someDeliverable({ state: 'APPROVED' })];
    show('AUTO_RELEASE', 50, { mySide, deliverables });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('offers a dispute while one of several is not approved', () => {
    const deliverables = [someDeliverable({ state: 'APPROVED' }), someDeliverable({ state: 'PUBLISHED' })];
    show('AUTO_RELEASE', 50, { deliverables });
    expect(screen.getByText(/Raise a dispute first\.$/)).toBeVisible();
  });

  it('shows the instant with its zone, and the two largest units', () => {
    show('AUTO_RELEASE', 74);
    expect(screen.getByRole('timer')).toHaveTextContent('3d 2h');
    expect(document.querySelector('time')).toHaveAttribute('datetime', inHours(74));
    expect(document.querySelector('time')?.textContent).toMatch(/23 Nov 2026.*\d\d:\d\d.*(GMT|UTC|SGT)/);
  });

  it('says when it is over, and that something holds the payout up', () => {
    show('AUTO_RELEASE', -1);
    expect(screen.getByRole('timer')).toHaveTextContent('Time is up');
    expect(screen.getByText('US$450 will be released once nothing holds up the payout.')).toBeVisible();
  });

  it.each([
    ['APPLICANT', /^Add your statement by then\./],
    ['OWNER', /^Mei can answer until then\./],
  ])('asks the awaited side of a dispute for its answer: %s', (mySide, words) => {
    const dispute = someDispute({ answerFrom: 'APPLICANT', answerDeadline: inHours(100) });
    show('DISPUTE_ANSWER', 100, { state: 'DISPUTED', mySide, dispute });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says until when support decides, and what to do when that is late', () => {
    const { unmount } = show('RULING', 100, { state: 'DISPUTED', dispute: someDispute() });
    expect(screen.getByText(/^Support decides by then\./)).toBeVisible();
    unmount();
    show('RULING', -1, { state: 'DISPUTED', dispute: someDispute() });
    expect(screen.getByText(/^The decision is late; our team is on it\./)).toBeVisible();
  });

  it.each([
    [
      'DRAFT_ANSWER',
      'OWNER',
      'Draft answer due',
      /^Without your answer, the draft counts as approved then\.$/,
    ],
    ['DRAFT_ANSWER', 'APPLICANT', 'Draft answer due', /^If Rice & Fire doesn't answer, your draft counts/],
    [
      'LATE_END',
      'OWNER',
      'Work is late',
      /^If nothing is handed in by then, you can end the job with a full refund/,
    ],
    ['LATE_END', 'APPLICANT', 'Work is late', /^Hand something in by then\./],
  ])('of %s tells %s what follows', (kind, mySide, label, words) => {
    show(kind, 50, { state: 'HIRED', mySide });
    expect(screen.getByRole('timer')).toHaveAccessibleName(`${label}: 2 days 2 h`);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('of the work is a day and nothing else', () => {
    const { container } = show('WORK_DUE', 50, { state: 'HIRED' });
    expect(screen.getByRole('timer')).toHaveAccessibleName('Work due: 2 days 2 h');
    expect(container).toHaveTextContent(/^Work due.*2026.*2d 2h$/);
  });

  it.each([
    ['APPLICANT', [], 'Your work is late. Hand it in as soon as you can.'],
    ['OWNER', [], 'The work is late.'],
    ['OWNER', [step('END_LATE')], 'Nothing was handed in, so you can end the job now with a full refund.'],
  ] as const)('that has passed is said to %s with %o', (mySide, nextSteps, words) => {
    show('WORK_DUE', -30, { state: 'HIRED', mySide, nextSteps, workDueAt: inHours(-30), deadline: null });
    expect(screen.getByRole('timer')).toHaveAccessibleName('Work due: Time is up');
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each(['CANCEL_ANSWER', 'OFFER_LAPSE'])('of %s has its own place', (kind) => {
    expect(show(kind, 10).container).toBeEmptyDOMElement();
  });
});

it.each([
  [61, '1h 1m'],
  [59, '59m'],
  [24 * 60, '1d'],
  [25 * 60 + 30, '1d 1h'],
])('%i minutes are %s', (minutes, text) => {
  const until = new Date(now.getTime() + minutes * 60_000);
  const parts = timeLeftParts(until, now);
  expect(parts.map(({ value }) => value).join('')).toBe(text);
});

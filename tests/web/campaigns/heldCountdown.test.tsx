import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobFragment } from '../../../web/src/__generated__/graphql.ts';
import { HeldCountdown } from '../../../web/src/components/campaign/job/CountdownBox.tsx';
import { money, someDeliverable, someJob } from './fixtures.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function show(days: number, own: object = {}): string | null {
  const job = someJob({ state: 'DONE', mySide: 'OWNER', held: money(45_000), ...own }) as JobFragment;
  const { container, unmount } = render(<HeldCountdown job={job} until={inDays(days)} />);
  const text = container.textContent;
  unmount();
  return text;
}

it('is silent until the last ten days', () => {
  expect(show(10.1)).toBe('');
  expect(show(2, { held: null })).toBe('');
});

it.each([
  ['OWNER', 'DONE', /US\$450 can be held until .* Release the payment, or raise a dispute/],
  ['OWNER', 'HIRED', /ask to cancel for a full refund/],
  ['APPLICANT', 'DONE', /We asked for the release/],
  ['APPLICANT', 'CANCEL_ASKED', /Answer the request to cancel/],
  ['APPLICANT', 'DISPUTED', /Our team decides the dispute before then/],
])('tells %s of a job that is %s what to do', (mySide, state, words) => {
  expect(show(9.5, { mySide, state })).toMatch(/^9 days 12 h left to release or refund/);
  expect(show(9.5, { mySide, state })).toMatch(words);
});

it('offers no dispute about work that is approved', () => {
  const deliverables = [someDeliverable({ state: 'APPROVED' })];
  expect(show(9.5, { deliverables })).toMatch(/You approved all the work, so release the payment\.$/);
});

it('says when it is too late, and is a timer for readers of the screen', () => {
  const job = someJob({ state: 'DONE', held: money(45_000) }) as JobFragment;
  render(<HeldCountdown job={job} until={inDays(-1)} />);
  expect(screen.getByRole('timer', { name: 'Time left to hold the payment' })).toHaveTextContent(
    'The payment is held for too long',
  );
});

import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { money, someDispute, someJob, someOffer, step } from './fixtures.ts';

const path = '/applicationdetail/applicantdetail/7';

const proposal = (by: string, minor: number, state = 'OPEN') => ({
  __typename: 'Settlement',
  id: `stl_${minor}`,
  by,
  state,
  release: money(minor),
  refund: money(45_000 - minor),
});

const disputed = (settlements: unknown[], own = {}, dispute = {}) =>
  someJob({
    state: 'DISPUTED',
    turn: 'NOBODY',
    hiredAt: '2026-11-20T01:00:00Z',
    doneAt: '2026-12-01T01:00:00Z',
    hiredState: 'IN_DISPUTE',
    offer: someOffer(45_000, 'ACCEPTED'),
    held: money(45_000),
    nextSteps: ['PROPOSE_SETTLEMENT', 'ACCEPT_SETTLEMENT', 'DECLINE_SETTLEMENT']
      .slice(0, settlements.some((one) => (one as { by: string }).by !== 'OWNER') ? 3 : 1)
      .map((action) => step(action)),
    dispute: someDispute({ settlements, ...dispute }),
    ...own,
  });

/** The page of a job, which a mutation replaces by what it answers. */
function open(job: unknown, name?: string, after?: unknown) {
  const state = { job, sent: [] as unknown[] };
  const field = name && `${name[0]?.toLowerCase()}${name.slice(1)}`;
  const view = renderPage(path, {
    me: someMe(),
    handlers: [
      api.query('Application', () => HttpResponse.json({ data: { remark: state.job } })),
      ...(name && field
        ? [
            api.mutation(name, ({ variables }) => {
              state.sent.push(variables.input);
              state.job = after;
              return HttpResponse.json({ data: { [field]: { remark: after } } });
            }),
          ]
        : []),
    ],
  });
  return { ...view, state };
}

describe('settling a dispute', () => {
  it('proposes a split, and shows both parts while typing', async () => {
    const after = disputed([proposal('OWNER', 30_000)]);
    const { user, state } = open(disputed([]), 'ProposeSettlement', after);
    await user.click(await screen.findByRole('button', { name: 'Propose a split' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a split' }));
    expect(dialog.getByText(/^US\$450 is held\. Say how much Mei gets/)).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: 'For Mei Tan' });
    await user.type(amount, '451');
    await user.click(dialog.getByRole('button', { name: 'Send proposal' }));
    expect(await dialog.findByText('Please enter an amount from 0 to US$450.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '300');
    expect(dialog.getByText('Back to your card').nextSibling).toHaveTextContent('US$150');
    await user.click(dialog.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('Waiting for Mei to answer')).toBeVisible();
    expect(state.sent).toMatchObject([{ remarkId: 'rmk_7', release: { amount: 30_000, currency: 'USD' } }]);
  });

  it('accepts what the other side proposes', async () => {
    const after = disputed(
      [proposal('APPLICANT', 30_000, 'ACCEPTED')],
      { state: 'SETTLED', hiredState: 'SETTLED', held: null, nextSteps: [] },
      {
        ...{ state: 'RULED', ruling: 'SPLIT', isSettled: true, ruledAt: '2026-12-03T02:00:00Z' },
        ...{ released: money(30_000), refunded: money(15_000) },
      },
    );
    const { user, state } = open(disputed([proposal('APPLICANT', 30_000)]), 'AcceptSettlement', after);
    const box = within(await screen.findByRole('region', { name: 'Mei proposes a split' }));
    expect(box.getByText('To Mei Tan').nextSibling).toHaveTextContent('US$300');
    await user.click(box.getByRole('button', { name: 'Accept split' }));
    const sure = within(await screen.findByRole('dialog', { name: 'Accept this split?' }));
    await user.click(sure.getByRole('button', { name: 'Accept split' }));
    expect(
      await screen.findByRole('heading', { name: 'Settled: Mei got US$300, you got US$150 back' }),
    ).toBeVisible();
    expect(screen.getAllByText('Settled by both sides')).not.toHaveLength(0);
    expect(screen.queryByText('Koli support')).not.toBeInTheDocument();
    expect(state.sent).toMatchObject([{ settlementId: 'stl_30000' }]);
  });

  it('declines it, and says so to whom it was declined', async () => {
    const after = disputed([proposal('APPLICANT', 30_000, 'DECLINED')], {
      nextSteps: [step('PROPOSE_SETTLEMENT')],
    });
    const { user, unmount } = open(disputed([proposal('APPLICANT', 30_000)]), 'DeclineSettlement', after);
    await user.click(await screen.findByRole('button', { name: 'Decline split' }));
    const sure = within(await screen.findByRole('dialog', { name: 'Decline this split?' }));
    await user.click(sure.getByRole('button', { name: 'Decline split' }));
    expect(await screen.findByRole('region', { name: 'Agree between yourselves' })).toBeVisible();
    unmount();
    open(disputed([proposal('OWNER', 10_000, 'DECLINED')]));
    expect(await screen.findByText('Mei declined your last proposal.')).toBeVisible();
  });

  it('shows both deadlines in the room', async () => {
    const deadlines = {
      ...{ answerFrom: 'APPLICANT', answerDeadline: '2026-12-07T02:00:00Z' },
      rulingDeadline: '2026-12-14T02:00:00Z',
    };
    open(disputed([], {}, deadlines));
    expect(await screen.findByText(/^Mei can answer until .* · Support decides by .*$/)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const person = (id: string, fullName: string, username: string) => ({
  __typename: 'Profile',
  id: `usr_${id}`,
  fullName,
  isStaff: false,
  username,
  avatar: null,
});

const row = (id: string, own: object = {}) => ({
  __typename: 'Transaction',
  id: `trx_${id}`,
  direction: 'SPENT',
  kind: 'CAMPAIGN_FEES',
  amount: { __typename: 'Money', amount: 45_000, currency: 'USD' },
  fee: null,
  paper: { __typename: 'Paper', id: 'pap_5', number: '2026-1-000005' },
  createdAt: '2026-11-19T02:30:00Z',
  order: null,
  campaign: { __typename: 'Campaign', id: 'cmp_9', title: 'Laksa week' },
  counterparty: person('3', 'Arif Rahman', 'arif.rides'),
  ...own,
});

const earned = row('2', {
  direction: 'EARNED',
  kind: 'INFLUENCER_HIRED',
  amount: { __typename: 'Money', amount: 120_050, currency: 'USD' },
  counterparty: person('4', 'Halia Skin', 'halia'),
});

function statement(nodes: object[], total = nodes.length, path = '/transaction-history', job: object = {}) {
  const asked: { filter: Record<string, unknown>; offset: number; first: number }[] = [];
  const handler = api.query('MyTransactions', ({ variables }) => {
    asked.push(variables as never);
    return HttpResponse.json({
      data: { myTransactions: { __typename: 'TransactionConnection', nodes, totalCount: total } },
    });
  });
  const jobs = api.query('PaidJobs', () =>
    HttpResponse.json({
      data: {
        campaignRemarks: {
          __typename: 'RemarkConnection',
          totalCount: 1,
          nodes: [
            {
              __typename: 'Remark',
              id: 'rmk_5',
              state: 'HIRED',
              releasedAt: null,
              held: { __typename: 'Money', amount: 45_000, currency: 'USD' },
              refunded: null,
              applicant: { __typename: 'Profile', id: 'usr_3', first: 'Arif' },
              ...job,
            },
          ],
        },
      },
    }),
  );
  return { ...renderPage(path, { me: someMe(), handlers: [handler, jobs] }), asked };
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

describe('transaction history', () => {
  it('sends visitors home', async () => {
    const { router } = renderPage('/transaction-history');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('lists movements with sign, and tells where spent money is when opened', async () => {
    const { user } = statement([row('1'), earned]);
    const spent = await screen.findByRole('button', { name: /Campaign Fees/ });
    expect(spent).toHaveTextContent('−US$450');
    expect(screen.getByRole('button', { name: /Influencer Hired/ })).toHaveTextContent('+US$1,200.50');
    expect(spent).toHaveAttribute('aria-expanded', 'false');
    await user.click(spent);
    expect(await screen.findByText('US$450 is held until you release it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Laksa week' })).toHaveAttribute('href', '/campaigndetail/9');
    expect(screen.getByText('@arif.rides')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Influencer Hired/ }));
    expect(await screen.findByText(/Sent to your bank account/)).toBeVisible();
  });

  it.each([
    [{ state: 'CANCEL_ASKED' }, 'US$450 is held while Arif answers your request to cancel.'],
    [{ state: 'CANCELLED' }, 'US$450 went back to your card.'],
    [{ state: 'DISPUTED' }, /US\$450 is held until support decides the dispute/],
    [
      { state: 'SETTLED', refunded: { __typename: 'Money', amount: 15_000, currency: 'USD' } },
      'Support decided: US$150 went back to your card, the rest to Arif.',
    ],
  ])('tells where the money of a job is that ended early: %o', async (job, text) => {
    const { user } = statement([row('1')], 1, undefined, job);
    await user.click(await screen.findByRole('button', { name: /Campaign Fees/ }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  const order = (own: object) => ({
    __typename: 'Order',
    id: 'ord_8',
    title: 'Tote bag',
    method: 'CARD',
    state: 'PAID',
    total: { __typename: 'Money', amount: 45_000, currency: 'SGD' },
    isPaidOut: false,
    isChargedBack: false,
    ...own,
  });

  it.each([
    [{}, 'We hold it until you receive the product, then pay the seller.'],
    [{ state: 'DELIVERED', isPaidOut: true }, 'Paid out to the seller.'],
    [{ state: 'REFUNDING' }, 'S$450 is on its way back to your card.'],
    [{ state: 'REFUNDED' }, 'S$450 went back to your card.'],
    [{ isChargedBack: true }, 'Your bank took it back (a chargeback).'],
  ])('tells where the money of an order is: %o', async (own, text) => {
    const { user } = statement([row('6', { kind: 'PRODUCT_PURCHASE', campaign: null, order: order(own) })]);
    await user.click(await screen.findByRole('button', { name: /Product Purchase/ }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('tells a refund from earnings', async () => {
    const { user } = statement([row('3', { direction: 'EARNED' })]);
    const refund = await screen.findByRole('button', { name: /Campaign Fees, refunded/ });
    expect(refund).toHaveTextContent('+US$450');
    await user.click(refund);
    expect(await screen.findByText(/Sent back to your card/)).toBeVisible();
    expect(screen.queryByText('Paid by')).not.toBeInTheDocument();
  });

  it('filters by tab, type, price and time', async () => {
    const { user, asked, router } = statement([row('1')]);
    await screen.findByRole('button', { name: /Campaign Fees/ });
    const last = () => asked.at(-1)?.filter;
    await user.click(screen.getByRole('tab', { name: 'Earnings' }));
    await waitFor(() => expect(last()).toMatchObject({ direction: 'EARNED' }));
    await user.click(screen.getByRole('tab', { name: 'Spent' }));
    await waitFor(() => expect(last()).toMatchObject({ direction: 'SPENT' }));
    await user.click(filters().getByLabelText('Paid'));
    await waitFor(() => expect(last()).toMatchObject({ types: ['PAID'] }));
    await user.type(filters().getByLabelText('From'), '100{Enter}');
    await waitFor(() => expect(last()).toMatchObject({ minAmount: usd(10_000), maxAmount: null }));
    await user.click(filters().getByLabelText('Last 30 days'));
    await waitFor(() => expect(last()?.from).toMatch(/^\d{4}-\d{2}-\d{2}$/));
    expect(router.state.location.search).toContain('time=30d');
    await user.click(filters().getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(last()).toEqual({
        direction: 'SPENT',
        types: null,
        minAmount: null,
        maxAmount: null,
        from: null,
        to: null,
      }),
    );
  });

  it('turns pages of six', async () => {
    const six = Array.from({ length: 6 }, (_, index) => row(String(index + 1)));
    const { user, asked } = statement(six, 8);
    expect(await screen.findByText('Showing 1 to 6 of 8 entries')).toBeVisible();
    expect(asked[0]).toMatchObject({ offset: 0, first: 6 });
    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 6, first: 6 }));
  });

  it('offers the filters of phones in a sheet with their count', async () => {
    const { user } = statement([row('1')], 1, '/transaction-history?type=paid&min=5');
    // jsdom's window is wide, where the button is not drawn.
    await user.click(await screen.findByText('Filters (2)'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByLabelText('Paid')).toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('follows what the bank does to a payment, while it is open', async () => {
    const bought = (own: object) => row('6', { kind: 'PRODUCT_PURCHASE', campaign: null, order: order(own) });
    const nodes = [bought({})];
    const { user, publish } = statement(nodes);
    await user.click(await screen.findByRole('button', { name: /Product Purchase/ }));
    expect(await screen.findByText(/^We hold it/)).toBeVisible();
    nodes[0] = bought({ isChargedBack: true });
    publish('NotificationAdded', { notificationAdded: { __typename: 'Notification', id: 'ntf_1' } });
    expect(await screen.findByText('Your bank took it back (a chargeback).')).toBeVisible();
  });

  it('says when there is nothing', async () => {
    statement([]);
    expect(await screen.findByText('What you earn and spend on campaigns will appear here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See open campaigns' })).toBeVisible();
  });
});

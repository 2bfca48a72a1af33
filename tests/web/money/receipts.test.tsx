import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const money = (amount: number, currency = 'USD') => ({ __typename: 'Money', amount, currency });

const statement = {
  __typename: 'AnnualStatement',
  year: 2026,
  years: [2026],
  papers: 2,
  totals: [
    { __typename: 'AnnualTotal', paid: money(47_250), fee: money(2_250), earned: money(0) },
    { __typename: 'AnnualTotal', paid: money(-100, 'SGD'), fee: money(0, 'SGD'), earned: money(0, 'SGD') },
  ],
  products: [
    {
      __typename: 'ReceivedProduct',
      campaign: 'Laksa week',
      brand: 'Rice & Fire',
      value: money(12_345),
      receivedAt: '2026-11-20T02:00:00Z',
    },
  ],
  productsValue: [money(12_345)],
  pdf: '/papers/annual-2026.pdf',
  csv: '/papers/2026.csv',
};

const paper = {
  __typename: 'Paper',
  id: 'pap_5',
  number: '2026-1-000005',
  kind: 'RECEIPT',
  recipient: 'Rice & Fire',
  counterparty: 'Mei Tan',
  about: 'Laksa week',
  createdAt: '2026-11-20T02:00:00Z',
  issuer: { __typename: 'Issuer', name: 'Koli Pte. Ltd.', address: '8 Marina View', taxNumber: '202612345K' },
  total: money(47_250),
  fee: money(2_250),
  pdf: '/papers/5.pdf',
};

const papers = [
  paper,
  { ...paper, id: 'pap_4', number: '2026-1-000004', kind: 'PAYOUT', total: money(12_000), fee: null },
];

const open = (path: string, year: object | null = statement, found: object | null = paper) =>
  renderPage(path, {
    me: someMe(),
    handlers: [
      api.query('AnnualStatement', () => HttpResponse.json({ data: { annualStatement: year } })),
      api.query('Papers', ({ variables }) =>
        HttpResponse.json({
          data: {
            papers: {
              __typename: 'PaperConnection',
              nodes: variables.year === 2026 ? papers : [],
              totalCount: variables.year === 2026 ? 2 : 0,
            },
          },
        }),
      ),
      api.query('Paper', () => HttpResponse.json({ data: { paper: found } })),
    ],
  });

describe('receipts and statements', () => {
  it('sum up a year, with the products received, to open and to download', async () => {
    open('/receipts');
    const card = await screen.findByRole('region', { name: 'Annual statement 2026' });
    for (const text of ['US$472.50', 'US$22.50', '−S$1.00', '2 receipts and statements'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getAllByText('US$123.45')).toHaveLength(2);
    expect(within(card).getByRole('link', { name: 'Open PDF' })).toHaveAttribute('href', statement.pdf);
    expect(within(card).getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', statement.csv);
  });

  it('are listed one by one, with what came and what went', async () => {
    open('/receipts');
    const rows = within(await screen.findByRole('list', { name: 'Receipts and statements' }));
    const receipt = rows.getByRole('link', { name: 'Receipt 2026-1-000005' });
    expect(receipt).toHaveAttribute('href', '/receipts/5');
    const [first, second] = rows.getAllByRole('listitem');
    expect(first).toHaveTextContent('Mei Tan');
    expect(first).toHaveTextContent('−US$472.50');
    expect(second).toHaveTextContent('Payout statement 2026-1-000004');
    expect(second).toHaveTextContent('+US$120.00');
  });

  it('say what will be there', async () => {
    open('/receipts', null);
    expect(await screen.findByText('Receipts and payout statements will appear here.')).toBeVisible();
  });

  it('are read one by one', async () => {
    open('/receipts/5');
    const sheet = await screen.findByRole('article');
    expect(screen.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible();
    for (const text of ['Koli Pte. Ltd.', 'US$450.00', 'US$22.50', 'US$472.50', 'Mei Tan'])
      expect(within(sheet).getByText(text)).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Open PDF' })).toHaveAttribute('href', '/papers/5.pdf');
  });

  it('are not found by others', async () => {
    open('/receipts/6', statement, null);
    expect(await screen.findByText(/This receipt/)).toBeVisible();
  });
});

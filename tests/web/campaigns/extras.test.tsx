import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { someJob, someOffer, someQuote, step } from './fixtures.ts';

const usage = { __typename: 'WorkUsage', channels: 'OWN', days: 90, countries: ['SG'] };
const work = {
  __typename: 'Work',
  deliverables: [{ __typename: 'Deliverable', platform: 'INSTAGRAM', format: 'REEL', count: 1, note: null }],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: null,
  dueDays: 14,
  draftFirst: false,
  rounds: 1,
  usage,
};

const job = (own: object = {}) => ({
  ...someJob({
    state: 'RELEASED',
    hiredAt: '2026-11-20T06:20:00Z',
    turn: 'NOBODY',
    offer: { ...someOffer(45_000), state: 'ACCEPTED' },
    deals: [{ __typename: 'Deal', id: 'dea_4', work }],
    nextSteps: [step('PROPOSE_EXTRA')],
  }),
  ...own,
});

const open = (path: string, remark = job()) => {
  const sent: { work: object; amount: object }[] = [];
  const view = renderPage(path, {
    me: someMe(),
    handlers: [
      api.query('ExtraOf', () => HttpResponse.json({ data: { remark } })),
      api.query('QuoteOf', ({ variables }) =>
        HttpResponse.json({ data: { quote: someQuote(variables.amount.amount, 500) } }),
      ),
      api.mutation('ProposeExtra', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { proposeExtra: { remark: job({ id: 'rmk_8', extraOfId: 'rmk_7', state: 'OFFERED' }) } },
        });
      }),
      api.query('Terms', () => HttpResponse.json({ data: { remark: null } })),
    ],
  });
  return { ...view, sent };
};

describe('an extra', () => {
  it('is proposed with its own amount and work, and leads to its terms', async () => {
    const { user, sent } = open('/extras/7');
    await user.type(await screen.findByLabelText('Amount for Mei'), '120');
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(await screen.findByText(/These terms/)).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        remarkId: 'rmk_7',
        amount: { amount: 12_000, currency: 'USD' },
        work: {
          deliverables: [{ platform: 'INSTAGRAM', format: 'POST', count: 1 }],
          usage: { channels: 'NONE' },
        },
      },
    ]);
  });

  it('that renews the use has nothing to hand in, and begins with what is agreed', async () => {
    const { user, sent } = open('/extras/7?renew=1');
    expect(await screen.findByRole('heading', { name: 'Renew the use of the work' })).toBeVisible();
    expect(screen.queryByText('Deliverables')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(await screen.findByText('Please enter offer amount!')).toBeVisible();
    await user.type(screen.getByLabelText('Amount for Mei'), '80');
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(await screen.findByText(/These terms/)).toBeInTheDocument();
    expect(sent).toMatchObject([
      { work: { deliverables: [], usage: { channels: 'OWN', days: 90, countries: ['SG'] } } },
    ]);
  });

  it('waits while another one is open, and leads there', async () => {
    const waiting = [
      step('PROPOSE_EXTRA', 'EXTRA_OPEN', 'Another extra is open. Answer, pay or cancel it first.'),
    ];
    open('/extras/7', job({ extraIds: ['rmk_9'], nextSteps: waiting }));
    expect(await screen.findByText(/Another extra is open/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute(
      'href',
      '/applicationdetail/applicantdetail/9',
    );
  });
});

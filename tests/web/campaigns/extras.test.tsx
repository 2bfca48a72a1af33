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
    expect(await screen.findByText(/^This job isn't available/)).toBeInTheDocument();
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
    expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(await screen.findByText('Please enter offer amount!')).toBeVisible();
    await user.type(screen.getByLabelText('Amount for Mei'), '80');
    await user.click(screen.getByRole('button', { name: 'Send to Mei Tan' }));
    expect(await screen.findByText(/^This job isn't available/)).toBeInTheDocument();
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
    expect(screen.getByRole('link', { name: 'Open the extra' })).toHaveAttribute(
      'href',
      '/applicationdetail/applicantdetail/9',
    );
  });
});

describe('longer use alone', () => {
  const longer = { ...work, deliverables: [], usage: { ...usage, days: 180 } };
  const proposed = {
    ...someOffer(12_000),
    message: null,
    rejectReason: null,
    quote: someQuote(12_000, 0),
    work: longer,
  };

  const answer = (path: string) => {
    const sent: { work: { deliverables: unknown[]; usage: object } }[] = [];
    const remark = job({
      id: 'rmk_8',
      extraOfId: 'rmk_7',
      state: 'OFFERED',
      mySide: 'APPLICANT',
      offers: [proposed],
      nextSteps: [step('ACCEPT_OFFER'), step('COUNTER_OFFER'), step('REJECT_OFFER')],
    });
    const shown = { ...remark, campaign: { ...(remark.campaign as object), brief: null } };
    const view = renderPage(path, {
      me: someMe(),
      handlers: [
        api.query('Terms', () => HttpResponse.json({ data: { remark: shown } })),
        api.query('QuoteOf', ({ variables }) =>
          HttpResponse.json({ data: { quote: someQuote(variables.amount.amount, 0) } }),
        ),
        api.mutation('MakeOffer', ({ variables }) => {
          sent.push(variables.input);
          return HttpResponse.json({ data: { makeOffer: { remark: shown } } });
        }),
      ],
    });
    return { ...view, sent };
  };

  it('says for how many more days, and nothing of work', async () => {
    answer('/terms/8');
    const terms = await screen.findByRole('region', { name: 'Proposal 1' });
    expect(terms).toHaveTextContent('for 180 more days, in Singapore.');
    expect(terms).toHaveTextContent('When the running use ends; with the payment if none runs');
    for (const word of ['Work due', 'Drafts', 'Rounds of changes']) expect(terms).not.toHaveTextContent(word);
  });

  it('stays without work when it is answered with another amount', async () => {
    const { user, sent } = answer('/terms/8?change=1');
    expect(await screen.findByRole('button', { name: 'Change a term to send' })).toBeDisabled();
    const amount = screen.getByLabelText('Amount for you');
    await user.clear(amount);
    await user.type(amount, '150');
    await user.click(await screen.findByRole('button', { name: 'Send terms for US$150' }));
    expect(await screen.findByText('Terms sent', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([{ work: { deliverables: [], usage: { channels: 'OWN', days: 180 } } }]);
  });
});

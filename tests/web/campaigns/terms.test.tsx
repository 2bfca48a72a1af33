import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { someJob, someOffer, someQuote, step } from './fixtures.ts';

const deliverable = (platform: string, format: string, count: number) => ({
  __typename: 'Deliverable',
  platform,
  format,
  count,
  note: null,
});

const work = {
  __typename: 'Work',
  deliverables: [deliverable('INSTAGRAM', 'REEL', 1)],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: null,
  dueDays: 14,
  draftFirst: true,
  rounds: 1,
  usage: { __typename: 'WorkUsage', channels: 'OWN', days: 90, countries: ['SG'] },
};

const proposal = (amount: number, own: object = {}) => ({
  ...someOffer(amount),
  message: null,
  rejectReason: null,
  lapsesAt: '2099-12-07T06:20:00Z',
  work,
  ...own,
});

/** The influencer asked for more money and a story; the owner reads it. */
const countered = (own: object = {}) => {
  const asked = proposal(45_000, {
    proposedBy: 'APPLICANT',
    message: 'I can add a story.',
    work: { ...work, deliverables: [...work.deliverables, deliverable('INSTAGRAM', 'STORY', 3)] },
  });
  const job = someJob({
    state: 'COUNTERED',
    amendments: [],
    deals: [],
    offer: asked,
    offers: [asked, proposal(40_000, { id: 'ofr_69', state: 'CHANGED' })],
    nextSteps: [step('ACCEPT_OFFER'), step('REJECT_OFFER'), step('COUNTER_OFFER'), step('CANCEL')],
  });
  const campaign = { ...(job.campaign as object), endsOn: '2099-12-12', brief: null };
  return { ...job, campaign, ...own };
};

const open = (remark: unknown, path = '/terms/7', ...more: RequestHandler[]) =>
  renderPage(path, {
    me: someMe(),
    handlers: [api.query('Terms', () => HttpResponse.json({ data: { remark } })), ...more],
  });

describe('the terms of a job', () => {
  it('begin with what changed, and repeat the amount on the button', async () => {
    open(countered());
    expect(
      await screen.findByRole('heading', { name: "Your turn: answer Mei's terms of US$450" }),
    ).toBeVisible();
    const shown = screen.getByRole('region', { name: 'Proposal 2' });
    expect(within(shown).getByText('2 terms changed since the proposal before.')).toBeVisible();
    expect(
      within(shown)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Amount', 'Deliverables', 'Work due', 'Drafts', 'Rounds of changes', 'Use of the work']);
    expect(
      within(shown)
        .getAllByRole('deletion')
        .map(({ textContent }) => textContent),
    ).toEqual(['Before: US$400']);
    expect(screen.getByText(/I can add a story/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Accept terms for US$450' })[0]).toBeEnabled();
    const all = screen.getByRole('region', { name: 'All proposals' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(2);
  });

  it('say what both sides get and pay, with the fee and the estimate', async () => {
    const estimate = {
      __typename: 'PayoutEstimate',
      amount: { __typename: 'Money', amount: 61_230, currency: 'SGD' },
      rate: 1.3607,
      day: '2026-12-01',
    };
    const job = countered();
    const [first, ...rest] = job.offers as object[];
    open({ ...job, offers: [{ ...first, quote: someQuote(45_000, 2_250, estimate) }, ...rest] });
    const card = await screen.findByRole('region', { name: 'What it costs' });
    const texts = (role: string) =>
      within(card)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(texts('term')).toEqual(['Mei gets', 'Platform fee', 'You pay']);
    expect(texts('definition')).toEqual(['US$450.00', 'US$22.50', 'US$472.50']);
    expect(within(card).getByText('About S$612.30 in the bank account of Mei.')).toBeVisible();
    expect(
      within(card).getByText("Estimated at US$1 = S$1.3607 on 1 Dec 2026. The payout day's rate counts."),
    ).toBeVisible();
  });

  it('ask what a typed amount costs before it is sent', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      countered(),
      '/terms/7?change=1',
      api.query('QuoteOf', ({ variables }) => {
        asked.push(variables.amount.amount);
        return HttpResponse.json({ data: { quote: someQuote(variables.amount.amount, 2_150) } });
      }),
    );
    const amount = await screen.findByLabelText('Amount for Mei');
    await user.clear(amount);
    await user.type(amount, '430');
    expect(await screen.findByText('US$451.50')).toBeVisible();
    expect(asked.at(-1)).toBe(43_000);
  });

  it('are changed from the last proposal, and only what changed is told', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      countered(),
      '/terms/7?change=1',
      api.mutation('MakeOffer', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({ data: { makeOffer: { remark: countered({ state: 'OFFERED' }) } } });
      }),
    );
    expect(await screen.findByRole('button', { name: 'Change a term to send' })).toBeDisabled();
    const amount = screen.getByLabelText('Amount for Mei');
    await user.clear(amount);
    await user.type(amount, '430');
    expect(screen.getByText('1 change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send terms for US$430' }));
    expect(await screen.findByText('Terms sent', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([
      {
        remarkId: 'rmk_7',
        amount: { amount: 43_000, currency: 'USD' },
        work: { dueDays: 14, rounds: 1, deliverables: [{ format: 'REEL' }, { format: 'STORY', count: 3 }] },
        message: null,
      },
    ]);
  });

  it('go back to the proposal', async () => {
    const { user } = open(countered(), '/terms/7?change=1');
    await user.type(await screen.findByLabelText('Amount for Mei'), '0');
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(screen.getByRole('button', { name: 'Change a term to send' })).toBeDisabled();
  });

  it('are rejected with a reason, or without', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      countered(),
      '/terms/7',
      api.mutation('RejectOffer', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { rejectOffer: { remark: countered({ state: 'OFFER_REJECTED', nextSteps: [] }) } },
        });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Too late for us.');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Offer rejected', { selector: '[role=status] *' })).toBeVisible();
    expect(sent).toMatchObject([{ offerId: 'ofr_70', reason: 'Too late for us.' }]);
  });
});

describe('a deal sheet', () => {
  const deal = {
    __typename: 'Deal',
    id: 'dea_4',
    version: 1,
    document: '{"version":1}',
    sha256: 'a'.repeat(64),
    createdAt: '2026-12-02T01:31:07Z',
    campaignTitle: 'Laksa week',
    ownerName: 'Rice & Fire',
    applicantName: 'Mei Tan',
    ownerAcceptedAt: '2026-12-02T01:31:07Z',
    applicantAcceptedAt: '2026-12-02T01:12:44Z',
    amount: { __typename: 'Money', amount: 45_000, currency: 'USD' },
    fee: { __typename: 'Money', amount: 2_250, currency: 'USD' },
    work,
    dueAt: '2026-12-12T15:59:59Z',
  };
  const show = (deals: unknown[], own: object = {}) =>
    renderPage('/deals/7', {
      me: someMe(),
      handlers: [
        api.query('Deals', () =>
          HttpResponse.json({
            data: { remark: { ...someJob({ state: 'OFFER_ACCEPTED', turn: 'NOBODY', ...own }), deals } },
          }),
        ),
      ],
    });

  it('says who agreed when and to what, and shows its JSON', async () => {
    const { user } = show([deal]);
    const sheet = await screen.findByRole('article');
    expect(within(sheet).getByRole('heading', { name: 'Laksa week' })).toBeVisible();
    expect(within(sheet).getAllByText(/^Accepted .*2026.*:\d\d:\d\d/)).toHaveLength(2);
    expect(within(sheet).getByText('US$22.50')).toBeVisible();
    expect(within(sheet).getByText('a'.repeat(64))).toBeVisible();
    await user.click(screen.getByText('Show JSON'));
    const proof = within(screen.getByRole('region', { name: 'Check this sheet' }));
    expect(proof.getByText('{"version":1}')).toBeVisible();
    // Paper has it too, with the hash that is made of it.
    expect(within(sheet).getByText('{"version":1}')).not.toBeVisible();
  });

  it('says which side is staff', async () => {
    const applicant = someJob({}).applicant as object;
    show([deal], { applicant: { ...applicant, isStaff: true } });
    const badge = await screen.findByText('Koli staff');
    expect(badge.parentElement?.parentElement).toHaveTextContent(/^Mei Tan/);
  });

  it('without work says so, and a replaced one too', async () => {
    show([{ ...deal, id: 'dea_5', version: 2, work: null, dueAt: null }, deal]);
    expect(await screen.findByText(/^Agreed without a brief/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deal sheet 1' })).toHaveAttribute('href', '/deals/7?version=1');
  });
});

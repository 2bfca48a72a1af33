import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import type { OrderFieldsFragment } from '../../../web/src/__generated__/graphql.ts';
import { formatTime } from '../../../web/src/lib/format/formatDate.ts';
import { money } from '../campaigns/fixtures.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { orderPage, someOrder, step } from './fixtures.ts';

type Own = Partial<OrderFieldsFragment>;
const open = (order: () => object | null, ...more: RequestHandler[]) =>
  renderPage('/my-orders/31', { me: someMe(), handlers: [orderPage(order), ...more] });
const standing = async () => within(await screen.findByRole('region', { name: 'Status' }));

const seller = { mySide: 'SELLER' } as const;
/** What staff decided about an order. */
const decided = (action: string, state: 'REFUNDED' | 'DELIVERED') =>
  ({
    __typename: 'OrderEvent',
    ...{ action, state, by: 'NOBODY', at: '2026-11-22T05:00:00Z' },
  }) as OrderFieldsFragment['timeline'][number];

describe('an order says whose turn it is and where the money is', () => {
  it.each<[string, Own, string, string]>([
    [
      'unpaid, to its buyer',
      { state: 'PLACED', held: null },
      'Waiting for payment',
      `Your turn: pay by ${formatTime('2026-12-04T04:00:00Z')}. We keep it for you until then.`,
    ],
    [
      'unpaid, to its seller',
      { ...seller, state: 'PLACED', held: null },
      'Waiting for payment',
      `Mei Tan has until ${formatTime('2026-12-04T04:00:00Z')} to pay. Don't send it yet.`,
    ],
    [
      'for cash, to its seller',
      { ...seller, state: 'PLACED', method: 'CASH', held: null },
      'Ordered',
      'Your turn: send it by 4 Dec 2026. Mei Tan pays US$24 in cash at the door.',
    ],
    ['paid, to its seller', seller, 'Paid', 'Your turn: send it by 4 Dec 2026. US$24 is held for you.'],
    [
      'sent, to its buyer',
      { state: 'SHIPPED' },
      'On its way',
      "Your turn: confirm when you have it. It's marked as delivered on 4 Dec 2026.",
    ],
    [
      'with a problem',
      { state: 'SHIPPED', problem: 'Broken.' },
      'Problem',
      'Our team is looking into it. US$24 stays held until then.',
    ],
    [
      'delivered, to its seller',
      { ...seller, state: 'DELIVERED', isPaidOut: true, held: null },
      'Delivered',
      'US$24 is on its way to your bank account.',
    ],
    [
      'without a bank account',
      { ...seller, state: 'DELIVERED' },
      'Delivered',
      'US$24 is waiting. Check your bank account in Settings.',
    ],
    ['going back', { state: 'REFUNDING' }, 'Refund on its way', 'US$24 is on its way back.'],
    ['refunded', { state: 'REFUNDED', held: null }, 'Refunded', 'US$24 was paid back.'],
    [
      'given back past the card',
      { state: 'REFUNDED', held: null, timeline: [decided('refundedByHand', 'REFUNDED')] },
      'Refunded',
      'Our team paid you US$24 back another way.',
    ],
    [
      'given to the seller by staff, to its buyer',
      { state: 'DELIVERED', held: null, timeline: [decided('confirmDelivery', 'DELIVERED')] },
      'Delivered',
      'Our team decided that it was delivered. US$24 goes to the seller.',
    ],
    ['cancelled', { state: 'CANCELLED', held: null }, 'Cancelled', 'Nothing was paid.'],
    [
      'frozen by a bank',
      { ...seller, isChargedBack: true, held: null },
      'Charged back',
      "The card's bank wants the money back. It is frozen.",
    ],
    [
      'taken back by a bank',
      { ...seller, isChargedBack: true, state: 'REFUNDED', held: null },
      'Charged back',
      "The card's bank took the money back.",
    ],
    [
      'asked for by a bank after it was paid out',
      { ...seller, state: 'DELIVERED', isPaidOut: true, held: null, chargebackAfterPayout: 'OPEN' },
      'Delivered',
      "The card's bank wants the money back. You were already paid, and it stays yours. You don't have to do anything.",
    ],
    [
      'taken back by a bank after it was paid out',
      { ...seller, state: 'DELIVERED', isPaidOut: true, held: null, chargebackAfterPayout: 'LOST' },
      'Delivered',
      "The card's bank took the money back. What you were paid stays yours.",
    ],
    [
      'taken back by a bank after it was paid out, to its buyer',
      { state: 'DELIVERED', isPaidOut: true, held: null, chargebackAfterPayout: 'LOST' },
      'Delivered',
      'Your bank took the money back for you.',
    ],
    [
      'of which a bank took a part',
      { ...seller, held: money(1_400) },
      'Paid',
      'Your turn: send it by 4 Dec 2026. US$14 is held for you.',
    ],
  ])('%s', async (_, own, label, text) => {
    open(() => someOrder(own));
    const card = await standing();
    expect(card.getByText(label)).toBeVisible();
    expect(card.getByText(text)).toBeVisible();
  });
});

describe('an order', () => {
  it('says once what holds up several steps', async () => {
    const permission = { ...step('SHIP').permission, allowed: false, reason: 'The money is frozen.' };
    const heldUp = (['SHIP', 'CANCEL'] as const).map((action) => ({ ...step(action), permission }));
    open(() => someOrder({ ...seller, isChargedBack: true, nextSteps: heldUp }));
    const card = await standing();
    expect(card.getByRole('button', { name: 'Mark as sent' })).toBeDisabled();
    expect(card.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
    expect(card.getAllByText('The money is frozen.')).toHaveLength(1);
  });

  it('is sent once its seller confirms, with the tracking number', async () => {
    let order = someOrder({ ...seller, nextSteps: [step('SHIP'), step('CANCEL')] });
    const ship = api.mutation('ShipOrder', ({ variables }) => {
      order = someOrder({ ...seller, state: 'SHIPPED', tracking: String(variables.input.tracking) });
      return HttpResponse.json({ data: { shipOrder: { order } } });
    });
    const { user } = open(() => order, ship);
    await user.click(await screen.findByRole('button', { name: 'Mark as sent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Have you sent it?' }));
    await user.type(dialog.getByRole('textbox'), 'Ninja Van 12');
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Ninja Van 12')).toBeVisible();
  });

  it('says why a step is not possible now, and in words what the server refuses', async () => {
    const report = api.mutation('ReportOrderProblem', () =>
      refusal('WRONG_STATE', 'That is not possible any more.'),
    );
    const order = someOrder({
      state: 'SHIPPED',
      nextSteps: [step('CONFIRM_DELIVERY'), step('REPORT_PROBLEM')],
    });
    const { user } = open(() => order, report);
    await user.click(await screen.findByRole('button', { name: 'Something is wrong' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Yes' });
    await user.click(send);
    expect(await dialog.findByText('Please write what is wrong.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Broken.');
    await user.click(send);
    expect(await dialog.findByText('That is not possible any more.')).toBeVisible();
  });

  it('tells who was a moment too late, though nothing is left to do', async () => {
    let order = someOrder({ ...seller, nextSteps: [step('SHIP')] });
    const answered = Promise.withResolvers<void>();
    const ship = api.mutation('ShipOrder', async () => {
      await answered.promise;
      return refusal('WRONG_STATE', 'That is not possible any more.');
    });
    const { user, publish } = open(() => order, ship);
    await user.click(await screen.findByRole('button', { name: 'Mark as sent' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Have you sent it?' })).getByRole('button', {
        name: 'Yes',
      }),
    );
    order = someOrder({ ...seller, state: 'REFUNDED', held: null, nextSteps: [] });
    publish('OrderChanged', { orderChanged: { __typename: 'Order', id: 'ord_31', state: 'REFUNDED' } });
    expect(await screen.findByText('Refunded')).toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByText('That is not possible any more.')).toBeVisible();
  });

  it('whose money is frozen is received without a word about where it goes', async () => {
    const { user } = open(() =>
      someOrder({ state: 'SHIPPED', isChargedBack: true, nextSteps: [step('CONFIRM_DELIVERY')] }),
    );
    await user.click(await screen.findByRole('button', { name: 'I have received it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Have you received it?' }));
    expect(dialog.getByText('There are no returns.')).toBeVisible();
  });

  it('follows the other side without being asked', async () => {
    let order = someOrder();
    const { publish } = open(() => order);
    await standing();
    order = someOrder({ state: 'SHIPPED', tracking: 'Ninja Van 12' });
    publish('OrderChanged', { orderChanged: { __typename: 'Order', id: 'ord_31', state: 'SHIPPED' } });
    expect(await screen.findByText('Ninja Van 12')).toBeVisible();
  });

  it('that is delivered is reviewed with stars', async () => {
    let order = someOrder({
      state: 'DELIVERED',
      held: null,
      mayReview: { allowed: true },
    });
    const review = api.mutation('ReviewProduct', ({ variables }) => {
      const { idempotencyKey, ...given } = variables.input;
      order = someOrder({
        state: 'DELIVERED',
        held: null,
        review: { __typename: 'ProductReview', id: 'rvw_1', ...given },
      });
      return HttpResponse.json({ data: { reviewProduct: { order } } });
    });
    const { user } = open(() => order, review);
    await user.click(await screen.findByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Please choose one to five stars.')).toBeVisible();
    // A pointer would be asked where it stands, and nothing has a width here.
    fireEvent.click(screen.getByRole('radio', { name: '4 Stars' }));
    expect(screen.queryByText('Please choose one to five stars.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Thank you for your review')).toBeVisible();
  });

  it('of others is not there', async () => {
    open(() => null);
    expect(await screen.findByText(/This order/)).toBeVisible();
  });
});

describe.each([
  ['/my-orders', 'myOrders', 'Go to the shop', 'From Halia Tan · 22 Nov 2026'],
  ['/my-sales', 'mySales', 'My products', 'To Mei Tan · 22 Nov 2026'],
] as const)('%s', (path, field, way, line) => {
  const list = (nodes: object[], total = nodes.length) =>
    api.query('Orders', () =>
      HttpResponse.json({ data: { [field]: { __typename: 'OrderConnection', totalCount: total, nodes } } }),
    );
  const own: Own = field === 'mySales' ? seller : {};

  it('lists each order with how it stands, newest first, eight on a page', async () => {
    renderPage(path, { me: someMe(), handlers: [list([someOrder(own)], 20)] });
    const row = (await screen.findByRole('link', { name: 'Noodle bowl' })).closest('article') as HTMLElement;
    for (const text of ['Paid', line, 'US$24.00']) expect(within(row).getByText(text)).toBeVisible();
    expect(screen.getByText('Showing 1 to 8 of 20 entries')).toBeVisible();
  });

  it('is empty with a way on', async () => {
    renderPage(path, { me: someMe(), handlers: [list([])] });
    expect(await screen.findByText(/^Your (purchases|sales) will appear here\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
  });

  it('follows what happens', async () => {
    let order = someOrder(own);
    const orders = api.query('Orders', () =>
      HttpResponse.json({
        data: { [field]: { __typename: 'OrderConnection', totalCount: 1, nodes: [order] } },
      }),
    );
    const { publish } = renderPage(path, { me: someMe(), handlers: [orders] });
    await screen.findByText('Paid');
    order = someOrder({ ...own, state: 'DELIVERED' });
    publish('OrderChanged', { orderChanged: { __typename: 'Order', id: 'ord_31', state: 'DELIVERED' } });
    expect(await screen.findByText('Delivered')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Paid')).not.toBeInTheDocument());
  });
});

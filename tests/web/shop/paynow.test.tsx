import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderFieldsFragment } from '../../../web/src/__generated__/graphql.ts';
import { allowed } from '../campaigns/fixtures.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { orderPage, someOrder, someProduct, step } from './fixtures.ts';

const sgd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'SGD' });
const CODE = '/provider/paynow/payatt_1';

/** An order in Singapore dollars that its buyer has not paid. */
const unpaid = (payNow: { state: string; code: string | null } | null = null) =>
  someOrder({
    state: 'PLACED',
    isHeld: false,
    held: null,
    total: sgd(2_400),
    nextSteps: [step('PAY')],
    dueAt: new Date(Date.now() + 1_800_000).toISOString(),
    payNow: payNow && { __typename: 'PayNowPayment', ...payNow },
  } as Partial<OrderFieldsFragment>);

/** The provider's making of a payment method; the kinds that were asked for. */
function provider() {
  const kinds: (string | null)[] = [];
  const handler = http.post('http://localhost/provider/v1/payment_methods', async ({ request }) => {
    kinds.push(new URLSearchParams(await request.text()).get('type'));
    return HttpResponse.json({ id: 'pm_1' });
  });
  return { kinds, handler };
}

/** What the server answers to a payment by PayNow, and what was sent. */
function paying() {
  const sent: Record<string, unknown>[] = [];
  const order = unpaid({ state: 'WAITING', code: CODE });
  const handler = api.mutation('PayForOrder', ({ variables }) => {
    sent.push(variables.input);
    return HttpResponse.json({
      data: { payForOrder: { state: 'REQUIRES_ACTION', clientSecret: 'pi_1_secret_x', order } },
    });
  });
  return { sent, handler };
}

function openOrder(order: object) {
  const [methods, pay] = [provider(), paying()];
  const handlers = [orderPage(() => order), methods.handler, pay.handler];
  return { ...renderPage('/my-orders/31', { me: someMe(), handlers }), ...methods, sent: pay.sent };
}

const payment = async () => within(await screen.findByRole('region', { name: 'Payment' }));

describe('an order in Singapore dollars', () => {
  it('can be paid by PayNow: the code, until when, and the way to another', async () => {
    const { user, kinds, sent } = openOrder(unpaid());
    await user.click(await screen.findByRole('button', { name: 'PayNow' }));
    expect(screen.getByText('Next, scan a QR code with your banking app.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay S$24' }));
    expect(await screen.findByRole('img', { name: 'PayNow QR code' }, { timeout: 5_000 })).toBeVisible();
    expect(kinds).toEqual(['paynow']);
    expect(sent).toEqual([expect.objectContaining({ orderId: 'ord_31', paymentMethodId: 'pm_1' })]);
    expect(screen.getByText(/^Scan it with your banking app and pay S\$24 by .+\.$/)).toBeVisible();
    expect(screen.getByText(/^Pay by PayNow until .+\. We keep it for you until then\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });

  it('shows its code again to a buyer who comes back, with the test app beside it', async () => {
    openOrder(unpaid({ state: 'WAITING', code: CODE }));
    const shown = await payment();
    expect(shown.getByRole('heading', { name: 'Waiting for your PayNow payment' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open the test banking app' })).toHaveAttribute('href', CODE);
    expect(screen.queryByText(/waiting for your bank/)).not.toBeInTheDocument();
  });

  it('waits while the banks settle it', async () => {
    openOrder(unpaid({ state: 'PROCESSING', code: null }));
    const shown = await payment();
    expect(shown.getByText('Your payment is on its way. This page shows when it arrives.')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Pay S$24' })).not.toBeInTheDocument();
  });

  it.each([
    ['EXPIRED', "The PayNow code expired. You weren't charged. Pay again below."],
    ['FAILED', "Your bank refused the PayNow payment. You weren't charged. Pay again below."],
  ])('says of a code that is %s what happened and what to do', async (state, text) => {
    openOrder(unpaid({ state, code: null }));
    const shown = await payment();
    expect(shown.getByRole('alert')).toHaveTextContent(text);
    expect(shown.getByRole('button', { name: 'PayNow' })).toHaveAttribute('aria-pressed', 'true');
    expect(shown.getByRole('button', { name: 'Pay S$24' })).toBeEnabled();
  });
});

describe('while its code waits', () => {
  afterEach(() => void vi.useRealTimers());

  /** The page of an order whose code waits, and how often the provider was asked about it. */
  async function waiting(
    own: Partial<OrderFieldsFragment> = {},
    answer: object = { state: 'REQUIRES_ACTION' },
  ) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const order = { ...unpaid({ state: 'WAITING', code: CODE }), ...own };
    const asked: object[] = [];
    const look = api.mutation('PayForOrder', ({ variables }) => {
      asked.push(variables.input);
      return HttpResponse.json({ data: { payForOrder: { clientSecret: null, order, ...answer } } });
    });
    renderPage('/my-orders/31', { me: someMe(), handlers: [orderPage(() => order), look] });
    await screen.findByRole('img', { name: 'PayNow QR code' });
    return asked;
  }

  it('shows that it is paid when the payer comes back from the banking app', async () => {
    const asked = await waiting({}, { state: 'SUCCEEDED', order: someOrder({ total: sgd(2_400) }) });
    fireEvent.focus(window);
    expect(await screen.findByText(/is held until you have received it/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'PayNow QR code' })).not.toBeInTheDocument();
    expect(asked).toEqual([{ orderId: 'ord_31' }]);
  });

  it('asks every five seconds while the page is visible', async () => {
    const asked = await waiting();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(asked).toHaveLength(1));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(1);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('asks no more when the time to pay is over', async () => {
    const asked = await waiting({ dueAt: new Date(Date.now() - 1_000).toISOString() });
    fireEvent.focus(window);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(0);
  });
});

describe('the code as a picture, for the banking app of the same phone', () => {
  const pen = { fillRect: vi.fn() };
  const draw = (blob: Blob | null) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(blob));
  };
  const save = async () => {
    const { user } = openOrder(unpaid({ state: 'WAITING', code: CODE }));
    // Only shown where people point with a finger.
    await user.click(await screen.findByRole('button', { name: 'Save QR code', hidden: true }));
  };
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is downloaded', async () => {
    draw(new Blob(['png'], { type: 'image/png' }));
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:code', revokeObjectURL: vi.fn() }),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    await save();
    await waitFor(() => expect(saved).toEqual(['paynow-qr.png blob:code']));
    expect(screen.queryByText(/Take a screenshot/)).not.toBeInTheDocument();
  });

  it('goes to the share sheet of an iPhone, which keeps it among the photos', async () => {
    draw(new Blob(['png'], { type: 'image/png' }));
    const share = vi.fn(async (_: ShareData) => undefined);
    const phone = { userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5, canShare: () => true, share };
    for (const [name, value] of Object.entries(phone)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    await save();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('paynow-qr.png');
    for (const name of Object.keys(phone)) Reflect.deleteProperty(navigator, name);
  });

  it('says what to do when it cannot be made', async () => {
    draw(null);
    await save();
    expect(
      await screen.findByText("The picture couldn't be saved. Take a screenshot of the code."),
    ).toBeInTheDocument();
  });
});

it('an order in another currency has no PayNow', async () => {
  openOrder({ ...unpaid(), total: { ...sgd(2_400), currency: 'USD' } });
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PayNow' })).not.toBeInTheDocument();
});

it('ordering by PayNow places the order, begins the payment, and goes on to its code', async () => {
  const [methods, pay] = [provider(), paying()];
  const checkout = api.query('Checkout', () =>
    HttpResponse.json({
      data: {
        checkoutSetup: {
          __typename: 'CheckoutSetup',
          total: sgd(2_400),
          product: someProduct(),
          cash: allowed,
          card: allowed,
          lastDelivery: { ...someOrder().delivery },
        },
        me: { ...someMe(), mobile: null },
        clientConfig: {
          __typename: 'ClientConfig',
          paymentPublishableKey: 'pk_test_local',
          paymentLocalBase: 'http://localhost/provider',
          payNowCurrencies: ['SGD'],
        },
        savedPaymentMethods: { __typename: 'SavedPaymentMethodConnection', nodes: [] },
      },
    }),
  );
  const place = api.mutation('PlaceOrder', () =>
    HttpResponse.json({ data: { placeOrder: { order: unpaid() } } }),
  );
  const order = orderPage(() => unpaid({ state: 'WAITING', code: CODE }));
  const { user, router } = renderPage('/checkout/7?quantity=1', {
    me: someMe(),
    handlers: [checkout, place, order, methods.handler, pay.handler],
  });
  await user.click(await screen.findByRole('radio', { name: 'Card or PayNow' }));
  await user.click(screen.getByRole('button', { name: 'PayNow' }));
  await user.click(screen.getByRole('button', { name: 'Pay S$24' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-orders/31'));
  expect(await screen.findByRole('img', { name: 'PayNow QR code' })).toBeVisible();
  expect(pay.sent).toHaveLength(1);
});

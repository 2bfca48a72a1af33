import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { allowed, money, refused } from '../campaigns/fixtures.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { orderPage, someOrder, someProduct } from './fixtures.ts';

const last = {
  __typename: 'Delivery',
  recipient: 'Mei Tan',
  phone: '81234567',
  line1: '12 Joo Chiat Road',
  line2: null,
  postalCode: '427356',
};

/** The order form; the first answer to an order, then what else the page asks. */
function open({
  setup = {},
  answer = () => HttpResponse.json({ data: { placeOrder: { order: someOrder() } } }) as Response,
  more = [] as RequestHandler[],
} = {}) {
  const sent: Record<string, unknown>[] = [];
  const asked: unknown[] = [];
  const checkout = api.query('Checkout', ({ variables }) => {
    asked.push(variables);
    return HttpResponse.json({
      data: {
        checkoutSetup: {
          __typename: 'CheckoutSetup',
          total: money(4_800),
          product: someProduct(),
          cash: allowed,
          card: allowed,
          lastDelivery: null,
          ...setup,
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
    });
  });
  const place = api.mutation('PlaceOrder', ({ variables }) => {
    sent.push(variables.input);
    return answer() as never;
  });
  const paid: Record<string, unknown>[] = [];
  const pay = api.mutation('PayForOrder', ({ variables }) => {
    paid.push(variables.input);
    return HttpResponse.json({
      data: { payForOrder: { state: 'SUCCEEDED', clientSecret: null, order: someOrder({ state: 'PAID' }) } },
    });
  });
  const tokens = http.post('http://localhost/provider/v1/payment_methods', () =>
    HttpResponse.json({ id: 'pm_1' }),
  );
  const view = renderPage('/checkout/7?quantity=2', {
    me: someMe(),
    handlers: [checkout, place, pay, tokens, orderPage(() => someOrder()), ...more],
  });
  return { ...view, sent, asked, paid };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the order form', () => {
  it("is not for one's own product, whose page says what to do with it", async () => {
    const own = { ...someProduct(), seller: { __typename: 'Profile', id: someMe().id, fullName: 'Mei' } };
    const { router } = open({ setup: { product: own } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/productsdetail/1/7'));
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const { user, sent } = open();
    await user.click(await button('Place order'));
    for (const text of [
      'Mobile number is required',
      'Please enter street and number',
      'Please enter a postal code of six digits',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Mobile number/ })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('begins with the last address, orders what was seen, and goes on to the order', async () => {
    const { user, sent, asked, router } = open({ setup: { lastDelivery: last } });
    await user.click(await button('Place order'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-orders/31'));
    expect(asked[0]).toEqual({ productId: 'prd_7', quantity: 2 });
    const { __typename, ...address } = last;
    const idempotencyKey = expect.any(String);
    const bought = { productId: 'prd_7', quantity: 2, method: 'CASH', total: usd(4_800) };
    expect(sent).toEqual([{ ...address, ...bought, idempotencyKey }]);
  });

  it('offers only the ways of paying that are open, and says why', async () => {
    open({
      setup: { cash: refused('CASH_LIMIT', 'Cash on delivery is possible below S$ 7500.') },
    });
    expect(await screen.findByText('Cash on delivery is possible below S$ 7500.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    expect(await button('Pay US$48')).toBeVisible();
  });

  it('says the amount once: beside the order, or on the button that pays it', async () => {
    const { user } = open();
    expect(await screen.findByText('US$48')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect(await button('Pay US$48')).toBeVisible();
    expect(screen.queryByText('US$48')).not.toBeInTheDocument();
  });

  const payByCard = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('radio', { name: 'Card' }));
    for (const [label, text] of [
      ['Card number', '4242424242424242'],
      ['Expiration', '1234'],
      ['CVC', '123'],
      ['Name on card', 'Mei Tan'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.click(await button('Pay US$48'));
  };

  it('makes the order with the press that pays it, on the same page', async () => {
    const page = open({ setup: { lastDelivery: last } });
    await payByCard(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/my-orders/31'));
    expect(page.sent).toMatchObject([{ method: 'CARD', line1: last.line1 }]);
    expect(page.paid).toMatchObject([{ orderId: 'ord_31', paymentMethodId: 'pm_1' }]);
  });

  it('orders nothing by card while the address is not whole', async () => {
    const page = open();
    await payByCard(page);
    expect(await screen.findByText('Please enter street and number')).toBeVisible();
    expect([page.sent, page.paid]).toEqual([[], []]);
  });

  it('mails the link again where a card is refused for want of it, and pays nothing by that', async () => {
    let mailed = 0;
    const page = open({
      setup: { lastDelivery: last },
      answer: () => refusal('EMAIL_NOT_VERIFIED', 'Verify your email first.') as never,
      more: [
        api.mutation('ResendVerification', () => {
          mailed += 1;
          return HttpResponse.json({ data: { resendVerification: { account: { ...someMe() } } } });
        }),
      ],
    });
    await payByCard(page);
    await page.user.click(await button('Resend'));
    expect(await button('Sent')).toBeDisabled();
    expect([mailed, page.sent.length, page.paid.length]).toEqual([1, 1, 0]);
  });

  it.each<[string, Parameters<typeof refusal>, string]>([
    [
      'the address',
      ['POSTAL_CODE_INVALID', 'There is no such place', 'postalCode'],
      'There is no such place',
    ],
    ['the stock', ['OUT_OF_STOCK', 'Somebody was faster', 'quantity'], 'Somebody was faster'],
    ['the price', ['PRICE_CHANGED', 'It costs something else now', 'total'], 'It costs something else now'],
  ])('says what the server refuses about %s', async (_, answer, text) => {
    const { user, asked } = open({
      setup: { lastDelivery: last },
      answer: () => refusal(...answer) as never,
    });
    await user.click(await button('Place order'));
    expect(await screen.findByText(text)).toBeVisible();
    // What changed meanwhile is shown.
    if (answer[2] !== 'postalCode') await waitFor(() => expect(asked.length).toBe(2));
  });
});

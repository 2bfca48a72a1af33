import { HttpResponse, type RequestHandler } from 'msw';
import { http } from 'msw/http';
import type { RemarkState } from '../../../web/src/__generated__/enums.ts';
import { someQuote } from '../campaigns/fixtures.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const applicant = {
  __typename: 'Profile',
  id: 'usr_3',
  first: 'Arif',
  fullName: 'Arif Rahman',
  isStaff: false,
  username: 'arif.rides',
  avatar: null,
};

const campaign = {
  __typename: 'Campaign',
  id: 'cmp_9',
  title: 'Laksa week',
  endsOn: '2026-12-12',
  cover: null,
};

/** Answers the payment screen: the job in a state, and the provider's address; null for the real one. */
export const checkout = (
  state: RemarkState | (() => RemarkState) = 'OFFER_ACCEPTED',
  paymentLocalBase: string | null = '/provider',
  savedCards: readonly object[] = [],
  fee = 0,
  isStaff = false,
) =>
  api.query('HirePayment', () =>
    HttpResponse.json({
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          paymentPublishableKey: 'pk_test_1',
          paymentLocalBase,
        },
        savedPaymentMethods: { __typename: 'SavedPaymentMethodConnection', nodes: savedCards },
        hirePaymentSetup: {
          __typename: 'HirePaymentSetup',
          quote: someQuote(45_000, fee),
          remark: {
            __typename: 'Remark',
            id: 'rmk_5',
            state: typeof state === 'function' ? state() : state,
            applicant: { ...applicant, isStaff },
            campaign,
          },
        },
      },
    }),
  );

/** An answer of paying. */
export const paid = (state: string, remarkState: RemarkState, clientSecret: string | null = null) =>
  HttpResponse.json<{ data: Record<string, unknown> | null }>({
    data: {
      payForHire: {
        __typename: 'PayForHirePayload',
        state,
        clientSecret,
        remark: {
          __typename: 'Remark',
          id: 'rmk_5',
          state: remarkState,
          hiredAt: null,
          hiredState: null,
          held: null,
        },
      },
    },
  });

/** The local provider: makes payment methods, and remembers what it was sent. */
export function provider() {
  const sent: { authorization: string | null; form: Record<string, string> }[] = [];
  const methods = http.post('*/provider/v1/payment_methods', async ({ request }) => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    sent.push({ authorization: request.headers.get('authorization'), form });
    return HttpResponse.json({ id: `pm_${sent.length}` });
  });
  const intents = http.get('*/provider/v1/payment_intents/pi_1', ({ request }) => {
    const secret = new URL(request.url).searchParams.get('client_secret');
    return HttpResponse.json({
      id: 'pi_1',
      next_action:
        secret === 'pi_1_secret_x'
          ? { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: '/provider/3d_secure/payatt_1' } }
          : null,
    });
  });
  return { sent, handlers: [methods, intents] as RequestHandler[] };
}

export const openCheckout = (handlers: RequestHandler[]) =>
  renderPage('/payment/9/3', { me: someMe(), handlers });

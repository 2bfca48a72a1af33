import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { RemarkState } from '../../../web/src/__generated__/enums.ts';
import { refusal, renderPage } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { checkout, openCheckout, paid, provider } from './paymentFixtures.ts';

async function fillCard(user: UserEvent, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiration'), '1234');
  await user.type(screen.getByLabelText('CVC'), '123');
  await user.type(screen.getByLabelText('Name on card'), 'Rice Fire');
}

const pay = () => screen.getByRole('button', { name: 'Pay US$450' });
const success = () => screen.findByRole('heading', { name: 'Your Payment has been Successful.' });

describe('secure checkout', () => {
  it('sends visitors home', async () => {
    const { router } = renderPage('/payment/9/3');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says who is hired for what, how much, and that the money is held', async () => {
    const { user } = openCheckout([checkout()]);
    expect(await screen.findByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    expect(await screen.findByText('Arif Rahman')).toBeVisible();
    expect(screen.getByText('Laksa week')).toBeVisible();
    expect(screen.getByText(/The money is held until you release it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Applicants' })).toHaveAttribute(
      'href',
      '/application-user-list/applicants/9',
    );
    expect(screen.getByRole('heading', { name: 'Test cards' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What is Escrow?' }));
    expect(await screen.findByRole('dialog', { name: 'What is Escrow?' })).toBeVisible();
  });

  it('checks the card with the texts of the provider', async () => {
    const { user } = openCheckout([checkout()]);
    await user.type(await screen.findByLabelText('Card number'), '42424');
    await user.click(pay());
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
    expect(screen.getByText("Your card's expiration date is incomplete.")).toBeVisible();
    expect(screen.getByText("Your card's security code is incomplete.")).toBeVisible();
    expect(screen.getByText('The name on the card is incomplete.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    await user.clear(screen.getByLabelText('Card number'));
    await user.type(screen.getByLabelText('Card number'), '4242424242424241');
    await user.type(screen.getByLabelText('Expiration'), '120');
    await user.type(screen.getByLabelText('Expiration'), '1');
    await user.tab();
    expect(await screen.findByText('Your card number is invalid.')).toBeVisible();
    expect(screen.getByText("Your card's expiration year is in the past.")).toBeVisible();
  });

  it('groups what is typed by its brand, and lets browsers fill it in', async () => {
    const { user } = openCheckout([checkout()]);
    const number = await screen.findByLabelText('Card number');
    await user.type(number, '378282246310005');
    expect(number).toHaveValue('3782 822463 10005');
    expect(screen.getByText('American Express')).toBeVisible();
    expect(number).toHaveAttribute('autocomplete', 'cc-number');
    expect(number).toHaveAttribute('inputmode', 'numeric');
    await user.type(screen.getByLabelText('CVC'), '12345');
    expect(screen.getByLabelText('CVC')).toHaveValue('1234');
    await user.type(screen.getByLabelText('Expiration'), '930');
    expect(screen.getByLabelText('Expiration')).toHaveValue('09 / 30');
  });
});

describe('paying for a hire', () => {
  it('tokenises at the provider, pays once for two clicks, and tells the success', async () => {
    const { sent, handlers } = provider();
    const inputs: unknown[] = [];
    const payForHire = api.mutation('PayForHire', ({ variables }) => {
      inputs.push(variables.input);
      return paid('SUCCEEDED', 'HIRED');
    });
    const { user } = openCheckout([checkout(), ...handlers, payForHire]);
    await fillCard(user);
    await user.dblClick(pay());
    expect(await success()).toBeVisible();
    expect(screen.getByText('@arif.rides')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Campaigns' })).toHaveAttribute('href', '/my-campaigns');
    expect(inputs).toEqual([
      { remarkId: 'rmk_5', paymentMethodId: 'pm_1', idempotencyKey: expect.any(String) },
    ]);
    expect(sent).toEqual([
      {
        authorization: 'Bearer pk_test_1',
        form: {
          type: 'card',
          'card[number]': '4242424242424242',
          'card[exp_month]': '12',
          'card[exp_year]': '2034',
          'card[cvc]': '123',
          'billing_details[name]': 'Rice Fire',
        },
      },
    ]);
  });

  it('offers a saved card first, and another one below', async () => {
    const saved = { __typename: 'SavedPaymentMethod', id: 'crd_3', brand: 'visa', last4: '1881' };
    const inputs: unknown[] = [];
    const payForHire = api.mutation('PayForHire', ({ variables }) => {
      inputs.push(variables.input);
      return paid('SUCCEEDED', 'HIRED');
    });
    const cards = [{ ...saved, expiryMonth: 9, expiryYear: 2030 }];
    const { user } = openCheckout([checkout('OFFER_ACCEPTED', '/provider', cards), payForHire]);
    expect(await screen.findByRole('radio', { name: /Visa •••• 1881 ?Expires 09\/2030/ })).toBeChecked();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(screen.getByLabelText('Card number')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /1881/ }));
    await user.click(pay());
    expect(await success()).toBeVisible();
    expect(inputs).toEqual([
      { remarkId: 'rmk_5', savedPaymentMethodId: 'crd_3', idempotencyKey: expect.any(String) },
    ]);
  });

  it('shows the message of a refused card, and takes another', async () => {
    const { handlers } = provider();
    const keys: unknown[] = [];
    const payForHire = api.mutation('PayForHire', ({ variables }) => {
      keys.push(variables.input.idempotencyKey);
      if (keys.length === 1) return refusal('CARD_DECLINED', 'Your card has insufficient funds.');
      return paid('SUCCEEDED', 'HIRED');
    });
    const { user } = openCheckout([checkout(), ...handlers, payForHire]);
    await user.click(await screen.findByRole('button', { name: 'Use card 4000 0000 0000 9995' }));
    await user.click(pay());
    expect(await screen.findByText('Your card has insufficient funds.')).toBeVisible();
    expect(pay()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Use card 4242 4242 4242 4242' }));
    await user.click(pay());
    expect(await success()).toBeVisible();
    // Another card is another intent.
    expect(keys).toEqual([expect.stringMatching(/^[!-~]{16,}$/), expect.stringMatching(/^[!-~]{16,}$/)]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('shows what the provider says about the card itself', async () => {
    const refuses = http.post('*/provider/v1/payment_methods', () =>
      HttpResponse.json(
        { error: { type: 'card_error', message: 'Your card number is incorrect.' } },
        { status: 402 },
      ),
    );
    const { user } = openCheckout([checkout(), refuses]);
    await fillCard(user);
    await user.click(pay());
    expect(await screen.findByText('Your card number is incorrect.')).toBeVisible();
  });

  it('says the general text for any other failure', async () => {
    const { handlers } = provider();
    const fails = api.mutation('PayForHire', () => refusal('INTERNAL', 'x'));
    const { user } = openCheckout([checkout(), ...handlers, fails]);
    await fillCard(user);
    await user.click(pay());
    expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible();
  });

  it("says that you weren't charged when the provider cannot be reached, and keeps the card", async () => {
    const cut = http.post('*/provider/v1/payment_methods', () => HttpResponse.error());
    const { user } = openCheckout([checkout(), cut]);
    await fillCard(user);
    await user.click(pay());
    expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).not.toHaveValue('');
    expect(pay()).toBeEnabled();
  });

  it.each([
    ['HIRED', /^Your Payment has been Successful/],
    ['OFFER_ACCEPTED', /^The connection was lost before the payment arrived. You weren't charged./],
    ['PAYING', /^A payment is waiting for your bank./],
  ] as const)('looks how the job stands when the answer was lost: %s', async (state, text) => {
    const { handlers } = provider();
    let now: RemarkState = 'OFFER_ACCEPTED';
    let tries = 0;
    const line = Promise.withResolvers<void>();
    const lost = api.mutation('PayForHire', () => {
      tries += 1;
      return HttpResponse.error();
    });
    const stands = api.query('PaidOrNot', async () => {
      await line.promise;
      return HttpResponse.json({ data: { remark: { __typename: 'Remark', id: 'rmk_5', state: now } } });
    });
    const { user } = openCheckout([checkout(() => now), ...handlers, lost, stands]);
    await fillCard(user);
    await user.click(pay());
    expect(await screen.findByText(/^The connection was lost while you paid/)).toBeVisible();
    now = state;
    line.resolve();
    expect(await screen.findByText(text)).toBeVisible();
    expect(tries).toBe(1);
  });

  it('is told when a payment settles later', async () => {
    const { handlers } = provider();
    const { user, publish } = openCheckout([
      checkout(),
      ...handlers,
      api.mutation('PayForHire', () => paid('PROCESSING', 'PAYING')),
    ]);
    await fillCard(user);
    await user.click(pay());
    expect(await screen.findByText(/Your payment is on its way/)).toBeVisible();
    publish('JobPaid', {
      remarkChanged: {
        __typename: 'RemarkChange',
        remark: { __typename: 'Remark', id: 'rmk_5', state: 'HIRED' },
      },
    });
    expect(await success()).toBeVisible();
  });

  it('finds the success again after a reload', async () => {
    openCheckout([checkout('HIRED')]);
    expect(await success()).toBeVisible();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(screen.queryByText('Koli staff')).not.toBeInTheDocument();
  });

  it('says it when staff is hired', async () => {
    openCheckout([checkout('HIRED', '/provider', [], 0, true)]);
    expect(await success()).toBeVisible();
    expect(screen.getByText('Koli staff')).toBeVisible();
  });

  it('says why there is nothing to pay yet', async () => {
    openCheckout([api.query('HirePayment', () => refusal('OFFER_NOT_ACCEPTED', 'Not accepted yet.'))]);
    expect(await screen.findByText('Not accepted yet.')).toBeVisible();
  });
});

describe('3-D Secure', () => {
  const answer = (origin: string, paymentIntent = 'pi_1') =>
    fireEvent(
      window,
      new MessageEvent('message', {
        origin,
        data: { type: 'payment-challenge-finished', paymentIntent, outcome: 'completed' },
      }),
    );

  function begun(after: () => ReturnType<typeof paid>) {
    const { handlers } = provider();
    const methods: unknown[] = [];
    const payForHire = api.mutation('PayForHire', ({ variables }) => {
      // Looking again must not get the first answer once more.
      expect('idempotencyKey' in variables.input).toBe(variables.input.paymentMethodId !== null);
      methods.push(variables.input.paymentMethodId);
      return methods.length === 1 ? paid('REQUIRES_ACTION', 'PAYING', 'pi_1_secret_x') : after();
    });
    return { methods, handlers: [checkout(), ...handlers, payForHire] };
  }

  it('shows the page of the bank, and looks again when it has answered', async () => {
    const { methods, handlers } = begun(() => paid('SUCCEEDED', 'HIRED'));
    const { user } = openCheckout(handlers);
    await fillCard(user, '4000000000003220');
    await user.click(pay());
    const frame = await screen.findByTitle('Confirmation page of your bank');
    expect(frame).toHaveAttribute('src', '/provider/3d_secure/payatt_1');
    answer('https://elsewhere.example');
    answer(location.origin, 'pi_other');
    expect(methods).toEqual(['pm_1']);
    answer(location.origin);
    expect(await success()).toBeVisible();
    expect(methods).toEqual(['pm_1', null]);
  });

  it('shows the message when the bank refuses', async () => {
    const { handlers } = begun(() => refusal('CARD_DECLINED', 'We are unable to authenticate.') as never);
    const { user } = openCheckout(handlers);
    await fillCard(user, '4000000000003220');
    await user.click(pay());
    await screen.findByTitle('Confirmation page of your bank');
    answer(location.origin);
    expect(await screen.findByText('We are unable to authenticate.')).toBeVisible();
    expect(pay()).toBeEnabled();
  });

  it("says that you weren't charged when it is left, and goes on after a reload", async () => {
    const { handlers } = begun(() => paid('REQUIRES_ACTION', 'PAYING', 'pi_1_secret_x'));
    const { user } = openCheckout(handlers);
    await fillCard(user, '4000000000003220');
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/you weren't charged/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByTitle('Confirmation page of your bank')).toBeInTheDocument();
  });
});

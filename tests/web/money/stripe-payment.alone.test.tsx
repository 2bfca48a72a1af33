import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../support/server.ts';
import { checkout, openCheckout, paid } from './paymentFixtures.ts';

/** Stripe's script as far as the page uses it; the real one only comes from Stripe. */
const stripe = vi.hoisted(() => {
  const handlers: Record<string, (event: object) => void> = {};
  const element = {
    mount: () => handlers.ready?.({}),
    on: (name: string, handler: (event: object) => void) => {
      handlers[name] = handler;
      if (name === 'ready') handler({});
    },
    destroy: vi.fn(),
  };
  const group = { create: vi.fn((_kind: string) => element), submit: vi.fn() };
  return {
    createPaymentMethod: vi.fn(),
    handleNextAction: vi.fn(),
    group,
    elements: vi.fn((_options: object) => group),
    /** The payer chooses in Stripe's frame. */
    choose: (type: string) => handlers.change?.({ value: { type } }),
  };
});
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => stripe }));

beforeEach(() => {
  stripe.createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: 'pm_live' } });
  stripe.group.submit.mockReset().mockResolvedValue({});
  stripe.handleNextAction.mockReset().mockResolvedValue({ paymentIntent: {} });
});

async function press(handlers: Parameters<typeof openCheckout>[0]) {
  const { user } = openCheckout([checkout('OFFER_ACCEPTED', null), ...handlers]);
  await user.type(await screen.findByLabelText('Name on card'), 'Rice Fire');
  const pay = screen.getByRole('button', { name: 'Pay US$450' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
}

describe('checkout with Stripe', () => {
  it('tokenises in Stripe’s field, lets Stripe ask the bank, and shows no test cards', async () => {
    const methods: unknown[] = [];
    const payForHire = api.mutation('PayForHire', ({ variables }) => {
      methods.push(variables.input.paymentMethodId);
      return methods.length === 1
        ? paid('REQUIRES_ACTION', 'PAYING', 'pi_1_secret_x')
        : paid('SUCCEEDED', 'HIRED');
    });
    await press([payForHire]);
    expect(await screen.findByText('Your Payment has been Successful.')).toBeVisible();
    expect(stripe.group.create).toHaveBeenCalledWith('payment');
    expect(stripe.elements).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ mode: 'payment', amount: 45_000, currency: 'usd', paymentMethodCreation: 'manual' },
        allowedPaymentMethodTypes: ['card', 'link'],
      }),
    );
    expect(stripe.createPaymentMethod).toHaveBeenCalledWith({
      elements: stripe.group,
      params: { billing_details: { name: 'Rice Fire' } },
    });
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_x' });
    expect(methods).toEqual(['pm_live', null]);
    expect(screen.queryByText('Test cards')).not.toBeInTheDocument();
  });

  it('pays with a wallet, which needs no name', async () => {
    const methods: unknown[] = [];
    const payForHire = api.mutation('PayForHire', ({ variables }) => {
      methods.push(variables.input.paymentMethodId);
      return paid('SUCCEEDED', 'HIRED');
    });
    const { user } = openCheckout([checkout('OFFER_ACCEPTED', null), payForHire]);
    const pay = await screen.findByRole('button', { name: 'Pay US$450' });
    await waitFor(() => expect(pay).toBeEnabled());
    act(() => stripe.choose('google_pay'));
    expect(screen.queryByLabelText('Name on card')).not.toBeInTheDocument();
    await user.click(pay);
    expect(await screen.findByText('Your Payment has been Successful.')).toBeVisible();
    expect(stripe.createPaymentMethod).toHaveBeenCalledWith({ elements: stripe.group, params: {} });
    expect(methods).toEqual(['pm_live']);
  });

  it('charges nothing while what was typed is not whole', async () => {
    stripe.group.submit.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
    await press([]);
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it('shows Stripe’s message about the card', async () => {
    stripe.createPaymentMethod.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
    await press([]);
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
  });
});

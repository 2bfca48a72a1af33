import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../support/server.ts';
import { checkout, openCheckout, paid } from './paymentFixtures.ts';

/** Stripe's script as far as the page uses it; the real one only comes from Stripe. */
const stripe = vi.hoisted(() => ({
  createPaymentMethod: vi.fn(),
  handleNextAction: vi.fn(),
  elements: () => ({ create: () => ({ mount: vi.fn(), on: vi.fn(), destroy: vi.fn() }) }),
}));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => stripe }));

beforeEach(() => {
  stripe.createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: 'pm_live' } });
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
    expect(stripe.createPaymentMethod).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'card', billing_details: { name: 'Rice Fire' } }),
    );
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_x' });
    expect(methods).toEqual(['pm_live', null]);
    expect(screen.queryByText('Test cards')).not.toBeInTheDocument();
  });

  it('shows Stripe’s message about the card', async () => {
    stripe.createPaymentMethod.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
    await press([]);
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
  });
});

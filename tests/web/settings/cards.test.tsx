import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { devices, settingsAccount, settingsTab } from './accounts.ts';

const savedCard = (id: string, last4: string, brand = 'visa') => ({
  __typename: 'SavedPaymentMethod',
  ...{ id, brand, last4, expiryMonth: 9, expiryYear: 2030 },
});

const none = () => [];

async function open(cards: () => unknown[], handlers: RequestHandler[] = []) {
  const tab = settingsTab(settingsAccount, devices, none, none, cards);
  const page = renderPage('/edit-profile/setting', { me: someMe(), handlers: [tab, ...handlers] });
  await screen.findByRole('checkbox', { name: 'Email Notifications' });
  const section = await screen.findByRole('region', { name: 'Cards' });
  return { ...page, section: within(section) };
}

/** The provider, which makes a payment method and confirms a setup or refuses it. */
const provider = (error?: object) => [
  http.post('*/provider/v1/payment_methods', () => HttpResponse.json({ id: 'pm_1' })),
  http.post('*/provider/v1/setup_intents/seti_1/confirm', async ({ request }) => {
    expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual({
      ...{ client_secret: 'seti_1_secret_x', payment_method: 'pm_1' },
    });
    return error ? HttpResponse.json({ error }, { status: 402 }) : HttpResponse.json({ id: 'seti_1' });
  }),
  http.get('*/provider/v1/setup_intents/seti_1', () =>
    HttpResponse.json({ id: 'seti_1', next_action: null }),
  ),
  api.mutation('CreateSetupIntent', () =>
    HttpResponse.json({
      data: {
        createSetupIntent: {
          __typename: 'CreateSetupIntentPayload',
          ...{ setupIntentId: 'seti_1', clientSecret: 'seti_1_secret_x' },
        },
      },
    }),
  ),
];

it('lists what was saved, and says what it is for when nothing was', async () => {
  const { section } = await open(() => [savedCard('1', '4242'), savedCard('2', '4444', 'mastercard')]);
  expect(section.getByText('Visa •••• 4242')).toBeVisible();
  expect(section.getByText('Mastercard •••• 4444')).toBeVisible();
  expect(section.getAllByText('Expires 09/2030')).toHaveLength(2);
  expect(section.getByText('Pay for hires and orders without typing your card again.')).toBeVisible();
});

it('removes a card after a question', async () => {
  let cards = [savedCard('1', '4242')];
  const sent: unknown[] = [];
  const remove = api.mutation('RemovePaymentMethod', ({ variables }) => {
    sent.push(variables.input);
    cards = [];
    return HttpResponse.json({ data: { removePaymentMethod: { removedPaymentMethodId: '1' } } });
  });
  const { section, user } = await open(() => cards, [remove]);
  await user.click(section.getByRole('button', { name: 'Remove Visa •••• 4242' }));
  const question = await screen.findByRole('dialog', { name: 'Remove Visa •••• 4242?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  await expect.poll(() => section.queryByText('Visa •••• 4242')).toBeNull();
  expect(sent).toEqual([{ id: '1' }]);
});

it('saves a card with the form of payments', async () => {
  let cards: unknown[] = [];
  const sent: unknown[] = [];
  const save = api.mutation('SavePaymentMethod', ({ variables }) => {
    sent.push(variables.input);
    cards = [savedCard('1', '4242')];
    return HttpResponse.json({
      data: { savePaymentMethod: { __typename: 'SavePaymentMethodPayload', savedPaymentMethod: cards[0] } },
    });
  });
  const { section, user } = await open(() => cards, [...provider(), save]);
  await user.click(section.getByRole('button', { name: 'Add card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }));
  await user.click(await dialog.findByRole('button', { name: 'Use card 4242 4242 4242 4242' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Save card' }));
  expect(await section.findByText('Visa •••• 4242')).toBeVisible();
  expect(sent).toEqual([{ setupIntentId: 'seti_1' }]);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Add card' })).toBeNull();
});

it.each([
  [
    'the bank declines it',
    provider({ type: 'card_error', message: 'Your card was declined.' }),
    'Your card was declined.',
  ],
  [
    'its holder did not confirm it',
    [
      ...provider(),
      api.mutation('SavePaymentMethod', () =>
        refusal('CARD_NOT_CONFIRMED', "The card wasn't confirmed, so it wasn't saved. Try again."),
      ),
    ],
    "The card wasn't confirmed, so it wasn't saved. Try again.",
  ],
] as const)('says why a card was not saved when %s', async (_, handlers, text) => {
  const { section, user } = await open(none, [...handlers]);
  await user.click(section.getByRole('button', { name: 'Add card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }));
  await user.click(await dialog.findByRole('button', { name: 'Use card 4242 4242 4242 4242' }));
  await user.click(dialog.getByRole('button', { name: 'Save card' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save card' })).toBeEnabled();
});

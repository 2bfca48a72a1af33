import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { bankAccount, countryOptions, settingsAccount, settingsTab } from './accounts.ts';

const NOTE =
  'We are currently processing payment with only Singapore Bank Accounts. If you are based on Singapore then kindly proceed by adding Singapore bank account.';
const REQUIRED = 'This field is required';

const provider = () =>
  api.query('BankProvider', () =>
    HttpResponse.json({
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          productName: 'Koli',
          paymentPublishableKey: 'pk_test_local',
          paymentLocalBase: 'http://localhost/provider',
        },
      },
    }),
  );

type User = ReturnType<typeof renderPage>['user'];

const open = async (handlers: RequestHandler[] = [], account = settingsAccount()) => {
  const page = renderPage('/edit-profile/setting', {
    me: someMe(),
    handlers: [...handlers, settingsTab(() => account), countryOptions(), provider()],
  });
  await page.user.click(await screen.findByRole('button', { name: /Add bank account|Edit/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: 'Singapore' });
  return { ...page, dialog };
};

/** Each text in one go: what happens at single keys is not what these tests are about. */
const fill = async (user: User, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
};

const fillPersonal = async (user: User) => {
  await fill(user, {
    'ID number': 'S1234567D',
    State: 'Singapore',
    'Address line 1': '1 Joo Chiat Road',
    'Address line 2': '#02-03',
    'Postal code': '427352',
  });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Account number');
};

const fillBank = async (user: User) => {
  await fill(user, {
    'Bank name': 'DBS',
    'Account number': '000 123-456',
    'SWIFT code': 'DBSSSGSG',
    'Routing number': '7171-001',
  });
  await user.click(screen.getByRole('button', { name: 'Save bank account' }));
};

const tokens = (forms: unknown[] = []) =>
  http.post('http://localhost/provider/v1/tokens', async ({ request }) => {
    forms.push([
      request.headers.get('authorization'),
      Object.fromEntries(new URLSearchParams(await request.text())),
    ]);
    return HttpResponse.json({ id: `btok_${forms.length}` });
  });

describe('bank account, first step', () => {
  it('requires every field', async () => {
    const { user } = await open([], settingsAccount({ dateOfBirth: null }));
    expect(screen.getByLabelText('State')).toHaveValue('Singapore');
    for (const label of ['State', 'City']) await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    // Date of birth, ID number, state, city, address lines 1 and 2, postal code.
    expect(await screen.findAllByText(REQUIRED)).toHaveLength(7);
    expect(screen.getByRole('tab', { name: 'Bank Info' })).toBeDisabled();
    expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument();
  });

  it('takes no day of birth after today', async () => {
    const { user } = await open();
    const group = screen.getByRole('group', { name: 'Date of birth' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Year' }));
    await user.keyboard('2999');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please select a date that is not in the future')).toBeVisible();
  });

  it('lets only Singapore pass', async () => {
    const { user, dialog } = await open();
    expect(within(dialog).getByText(NOTE)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country'), 'Malaysia');
    for (const label of ['ID number', 'State', 'City', 'Address line 1', 'Address line 2', 'Postal code']) {
      expect(screen.getByLabelText(label)).toBeDisabled();
    }
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('tab', { name: 'Bank Info' })).toBeDisabled();
    expect(within(dialog).getByText(NOTE)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country'), 'Singapore');
    expect(screen.getByLabelText('ID number')).toBeEnabled();
  });

  it('opens the second when all is filled, and comes back without losing anything', async () => {
    const { user } = await open();
    await fillPersonal(user);
    expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('ID number')).toHaveValue('S1234567D');
    expect(screen.getByRole('tab', { name: 'Bank Info' })).toBeEnabled();
  });
});

describe('bank account, second step', () => {
  it('requires all but the bank address; Saving is chosen', async () => {
    const { user } = await open();
    await fillPersonal(user);
    expect(screen.getByRole('radio', { name: 'Saving' })).toBeChecked();
    await user.clear(screen.getByLabelText('Account holder name'));
    await user.click(screen.getByRole('button', { name: 'Save bank account' }));
    expect(await screen.findAllByText(REQUIRED)).toHaveLength(5);
    expect(screen.getByLabelText('Bank address (optional)')).not.toBeInvalid();
  });

  it('shows the test numbers of the local provider', async () => {
    const { user } = await open();
    await fillPersonal(user);
    expect(screen.getByText('000123456')).toBeVisible();
    expect(screen.getByText('7171-001')).toBeVisible();
  });

  it('tokenises the number at the provider and sends us the token only', async () => {
    const forms: unknown[] = [];
    const inputs: Record<string, unknown>[] = [];
    const { user } = await open([
      tokens(forms),
      api.mutation('SaveBankAccount', ({ variables }) => {
        inputs.push(variables.input as Record<string, unknown>);
        return HttpResponse.json({
          data: {
            saveBankAccount: { account: { __typename: 'Account', id: 'usr_1', bankAccount: bankAccount() } },
          },
        });
      }),
    ]);
    await fillPersonal(user);
    await user.click(screen.getByRole('radio', { name: 'Current' }));
    await fillBank(user);
    expect(await screen.findByText('•••• 3456')).toBeVisible();
    expect(forms).toEqual([
      [
        'Bearer pk_test_local',
        {
          'bank_account[country]': 'SG',
          'bank_account[currency]': 'sgd',
          'bank_account[routing_number]': '7171-001',
          'bank_account[account_number]': '000123456',
          'bank_account[account_holder_name]': 'Mei Tan',
          'bank_account[account_holder_type]': 'individual',
        },
      ],
    ]);
    expect(inputs).toEqual([
      {
        bankToken: 'btok_1',
        accountType: 'CURRENT',
        bankName: 'DBS',
        accountHolderName: 'Mei Tan',
        swiftCode: 'DBSSSGSG',
        routingNumber: '7171-001',
        bankAddress: null,
        dateOfBirth: '1998-04-03',
        idNumber: 'S1234567D',
        country: 'SG',
        state: 'Singapore',
        city: 'Singapore',
        postalCode: '427352',
        line1: '1 Joo Chiat Road',
        line2: '#02-03',
      },
    ]);
  });

  it("shows the provider's refusal, stops waiting and loses nothing", async () => {
    const message = 'Invalid account number: must contain only digits, and be between 6 and 12 digits long';
    const { user } = await open([
      http.post('http://localhost/provider/v1/tokens', () =>
        HttpResponse.json({ error: { type: 'invalid_request_error', message } }, { status: 400 }),
      ),
    ]);
    await fillPersonal(user);
    await fillBank(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save bank account' })).toBeEnabled();
    expect(screen.getByLabelText('Account number')).toHaveValue('000 123-456');
  });

  it('is added at once for a page that waits for it, and leads back there', async () => {
    const { user, router } = renderPage('/edit-profile/setting?back=%2Fterms-condition', {
      me: someMe(),
      handlers: [
        tokens(),
        api.mutation('SaveBankAccount', () =>
          HttpResponse.json({
            data: {
              saveBankAccount: {
                account: { __typename: 'Account', id: 'usr_1', bankAccount: bankAccount() },
              },
            },
          }),
        ),
        settingsTab(() => settingsAccount()),
        countryOptions(),
        provider(),
      ],
    });
    const dialog = await screen.findByRole('dialog', { name: 'Add bank account' });
    await within(dialog).findByRole('option', { name: 'Singapore' });
    await fillPersonal(user);
    await fillBank(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/terms-condition'));
  });

  it("shows the server's refusal, and the next try has a token of its own", async () => {
    const message = 'The holder does not match the account.';
    const used: unknown[] = [];
    const { user } = await open([
      tokens([]),
      api.mutation('SaveBankAccount', ({ variables }) => {
        used.push((variables.input as { bankToken: string }).bankToken);
        return refusal('BANK_REFUSED', message);
      }),
    ]);
    await fillPersonal(user);
    await fillBank(user);
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save bank account' }));
    await waitFor(() => expect(used).toHaveLength(2));
    expect(new Set(used).size).toBe(2);
  });

  it('goes back to the first step when the server refuses one of its fields', async () => {
    const { user } = await open([
      tokens(),
      api.mutation('SaveBankAccount', () =>
        refusal('BAD_INPUT', 'Please check what you entered.', 'postalCode'),
      ),
    ]);
    await fillPersonal(user);
    await fillBank(user);
    expect(await screen.findByLabelText('Postal code')).toHaveValue('427352');
    expect(screen.getAllByText('Please check what you entered.').length).toBeGreaterThan(0);
  });

  it('says so when the provider cannot be reached', async () => {
    const { user } = await open([
      http.post('http://localhost/provider/v1/tokens', () => HttpResponse.error()),
    ]);
    await fillPersonal(user);
    await fillBank(user);
    expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
  });
});

describe('bank account, edited', () => {
  it('knows the bank again, but no numbers', async () => {
    const { user, dialog } = await open([], settingsAccount({ bankAccount: bankAccount() }));
    expect(dialog).toHaveAccessibleName('Edit bank account');
    await fillPersonal(user);
    expect(screen.getByLabelText('Bank name')).toHaveValue('DBS');
    expect(screen.getByLabelText('SWIFT code')).toHaveValue('DBSSSGSG');
    expect(screen.getByLabelText('Account number')).toHaveValue('');
  });
});

describe('a bank account that took the place of another', () => {
  it('says from when it is paid out to, and offers the spare', async () => {
    const account = settingsAccount({
      bankAccount: { ...bankAccount(), payableAt: '2026-11-30T02:00:00Z' },
      spareBankAccount: {
        __typename: 'SpareBankAccount',
        id: 'bks_1',
        accountType: 'SAVING',
        bankName: 'UOB',
        last4: '5444',
        accountHolderName: 'Mei Tan',
        payableAt: null,
      } as never,
    });
    renderPage('/edit-profile/setting', { me: someMe(), handlers: [settingsTab(() => account), provider()] });
    expect(await screen.findByText('Payouts wait')).toBeVisible();
    expect(screen.getByText(/payouts to this account begin on Mon, 30 Nov 2026/)).toBeVisible();
    expect(screen.getByText('Spare: UOB •••• 5444')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch to it' })).toBeVisible();
  });
});

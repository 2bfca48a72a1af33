import { ACCOUNT_CHANGES, changeAccount, createAccount, NEW_ACCOUNT } from '../objects/accounts.ts';
import { attachBank, banksOf, getBank, makeDefault, removeBank } from '../objects/bank-accounts.ts';
import { spendBankToken } from '../objects/tokens.ts';
import { flag, metadata, oneOf, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, listRoute, PAGE, type ProviderRoute, retrieveRoute } from '../provider-route.ts';
import type { ProviderScope } from '../provider-scope.ts';

const ACCOUNTS = '/v1/accounts';
const BANKS = `${ACCOUNTS}/:id/external_accounts`;

const addBank = async (scope: ProviderScope, account: string, token: string, asDefault: boolean) => {
  await scope.lock('account', account, 'account');
  const facts = await spendBankToken(scope, token, 'external_account');
  const bank = await attachBank(scope, account, facts, asDefault);
  await changeAccount(scope, account);
  return bank;
};

export const ACCOUNT_ROUTES: readonly ProviderRoute[] = [
  defineRoute('POST', ACCOUNTS, NEW_ACCOUNT, async ({ scope, params }) => {
    const country = (params.country ?? 'SG').toUpperCase();
    if (country !== 'SG') {
      const message = `Country '${country}' is not supported by this platform.`;
      throw invalidRequest(message, 'country_unsupported', 'country');
    }
    const { id } = await createAccount(scope, params);
    if (params.external_account) await addBank(scope, id, params.external_account, true);
    return (await scope.get('account', id)).body;
  }),
  retrieveRoute(ACCOUNTS, 'account'),
  defineRoute(
    'POST',
    `${ACCOUNTS}/:id`,
    { ...ACCOUNT_CHANGES, email: text(512), external_account: text() },
    async ({ scope, id, params }) => {
      if (params.external_account) await addBank(scope, id, params.external_account, true);
      return changeAccount(scope, id, params);
    },
  ),
  listRoute(ACCOUNTS, 'account'),
  defineRoute(
    'POST',
    BANKS,
    { external_account: required(text()), default_for_currency: flag, metadata },
    ({ scope, id, params }) =>
      addBank(scope, id, params.external_account, params.default_for_currency === true),
  ),
  defineRoute('GET', BANKS, { ...PAGE, object: oneOf('bank_account', 'card') }, async ({ scope, id }) => {
    await scope.get('account', id, 'account');
    const data = (await banksOf(scope, id)).map((bank) => bank.body);
    return { object: 'list', data, has_more: false, url: `${ACCOUNTS}/${id}/external_accounts` };
  }),
  defineRoute('GET', `${BANKS}/:sub`, {}, async ({ scope, id, sub }) => (await getBank(scope, id, sub)).body),
  defineRoute(
    'POST',
    `${BANKS}/:sub`,
    { default_for_currency: flag, metadata },
    async ({ scope, id, sub, params }) => {
      await scope.lock('account', id, 'account');
      const { body } = await getBank(scope, id, sub);
      if (params.default_for_currency) await makeDefault(scope, id, body.id);
      await changeAccount(scope, id);
      return (await scope.get('bank_account', body.id)).body;
    },
  ),
  defineRoute('DELETE', `${BANKS}/:sub`, {}, async ({ scope, id, sub }) => {
    await scope.lock('account', id, 'account');
    const removed = await removeBank(scope, id, sub);
    await changeAccount(scope, id);
    return removed;
  }),
];

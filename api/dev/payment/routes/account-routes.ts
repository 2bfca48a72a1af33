import { createAccountLink, NEW_LINK } from '../objects/account-links.ts';
import {
  CHANGED_ACCOUNT,
  changeAccount,
  createAccount,
  NEW_ACCOUNT,
  updateAccount,
} from '../objects/accounts.ts';
import { attachBank, changeBank, getBank, removeBank } from '../objects/bank-accounts.ts';
import { spendBankToken } from '../objects/tokens.ts';
import { flag, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, type ProviderRoute, retrieveRoute } from '../provider-route.ts';

const ACCOUNTS = '/v1/accounts';
const BANKS = `${ACCOUNTS}/:id/external_accounts`;
const NEW_BANK = { external_account: required(text()), default_for_currency: flag };

export const ACCOUNT_ROUTES: readonly ProviderRoute[] = [
  defineRoute('POST', ACCOUNTS, NEW_ACCOUNT, async ({ scope, params }) => {
    const country = params.country.toUpperCase();
    if (country !== 'SG') {
      const message = `Country '${country}' is not supported by this platform.`;
      throw invalidRequest(message, 'country_unsupported', 'country');
    }
    return createAccount(scope, params);
  }),
  retrieveRoute(ACCOUNTS, 'account'),
  defineRoute('POST', `${ACCOUNTS}/:id`, CHANGED_ACCOUNT, ({ scope, id, params }) =>
    updateAccount(scope, id, params),
  ),
  defineRoute('POST', '/v1/account_links', NEW_LINK, ({ scope, params }) => createAccountLink(scope, params)),
  defineRoute('POST', BANKS, NEW_BANK, async ({ scope, id, params }) => {
    await scope.lock('account', id, 'account');
    const facts = await spendBankToken(scope, params.external_account, 'external_account');
    const bank = await attachBank(scope, id, facts, params.default_for_currency === true);
    await changeAccount(scope, id);
    return bank;
  }),
  defineRoute('POST', `${BANKS}/:sub`, { default_for_currency: flag }, async ({ scope, id, sub, params }) => {
    await scope.lock('account', id, 'account');
    const bank = await changeBank(scope, id, sub, params.default_for_currency === true);
    await changeAccount(scope, id);
    return bank;
  }),
  defineRoute('GET', `${BANKS}/:sub`, {}, async ({ scope, id, sub }) => (await getBank(scope, id, sub)).body),
  defineRoute('DELETE', `${BANKS}/:sub`, {}, async ({ scope, id, sub }) => {
    await scope.lock('account', id, 'account');
    const removed = await removeBank(scope, id, sub);
    await changeAccount(scope, id);
    return removed;
  }),
];

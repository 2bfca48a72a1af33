import { changeAccount, createAccount } from '../objects/accounts.ts';
import { attachBank, banksOf, getBank, makeDefault, removeBank } from '../objects/bank-accounts.ts';
import { spendBankToken } from '../objects/tokens.ts';
import {
  flag,
  integer,
  metadata,
  nested,
  oneOf,
  optionalText,
  required,
  text,
  texts,
} from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, type ProviderRoute, pathId } from '../provider-route.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { PAGE } from './page-params.ts';

const INDIVIDUAL = nested({
  first_name: text(100),
  last_name: text(100),
  email: text(512),
  phone: text(40),
  nationality: text(2),
  id_number: text(60),
  full_name_aliases: texts,
  dob: nested({ day: required(integer(1)), month: required(integer(1)), year: required(integer(1900)) }),
  address: nested({
    city: optionalText,
    country: optionalText,
    line1: optionalText,
    line2: optionalText,
    postal_code: optionalText,
    state: optionalText,
  }),
});

const CHANGES = {
  business_type: oneOf('individual', 'company'),
  business_profile: nested({
    mcc: text(4),
    name: text(),
    product_description: text(),
    url: text(),
    support_email: text(),
  }),
  individual: INDIVIDUAL,
  metadata,
  tos_acceptance: nested({ date: integer(1), ip: text(45) }),
};

const CONTROLLER = nested({
  fees: nested({ payer: oneOf('account', 'application') }),
  losses: nested({ payments: oneOf('application', 'stripe') }),
  requirement_collection: oneOf('application', 'stripe'),
  stripe_dashboard: nested({ type: oneOf('express', 'full', 'none') }),
});

const addBank = async (scope: ProviderScope, account: string, token: string, asDefault: boolean) => {
  await scope.store.lock('account', account, 'account');
  const bank = await attachBank(
    scope,
    account,
    await spendBankToken(scope, token, 'external_account'),
    asDefault,
  );
  await changeAccount(scope, account);
  return bank;
};

const create = defineRoute(
  'POST',
  '/v1/accounts',
  {
    ...CHANGES,
    type: oneOf('custom'),
    country: text(2),
    email: text(512),
    external_account: text(),
    controller: CONTROLLER,
    capabilities: nested({
      transfers: nested({ requested: flag }),
      card_payments: nested({ requested: flag }),
    }),
  },
  async ({ scope, params }) => {
    const country = (params.country ?? 'SG').toUpperCase();
    if (country !== 'SG') {
      throw invalidRequest(
        `Country '${country}' is not supported by this platform.`,
        'country_unsupported',
        'country',
      );
    }
    const { controller, type } = params;
    const account = await createAccount(scope, {
      country,
      email: params.email,
      type: type ?? 'none',
      controller: {
        type: 'application',
        is_controller: true,
        fees: { payer: controller?.fees?.payer ?? 'application' },
        losses: { payments: controller?.losses?.payments ?? 'application' },
        requirement_collection: controller?.requirement_collection ?? 'application',
        stripe_dashboard: { type: controller?.stripe_dashboard?.type ?? 'none' },
      },
      transfersRequested: params.capabilities?.transfers?.requested === true,
      changes: params,
    });
    if (params.external_account) await addBank(scope, account.id, params.external_account, true);
    return (await scope.store.get('account', account.id)).body;
  },
);

const accounts = [
  create,
  defineRoute(
    'GET',
    '/v1/accounts/:id',
    {},
    async (call) => (await call.scope.store.get('account', pathId(call))).body,
  ),
  defineRoute(
    'POST',
    '/v1/accounts/:id',
    { ...CHANGES, email: text(512), external_account: text() },
    async (call) => {
      const { external_account: token, ...changes } = call.params;
      if (token) await addBank(call.scope, pathId(call), token, true);
      return changeAccount(call.scope, pathId(call), changes);
    },
  ),
  defineRoute('GET', '/v1/accounts', PAGE, ({ scope, params }) =>
    scope.store.list('account', '/v1/accounts', {}, params),
  ),
];

const BANKS = '/v1/accounts/:id/external_accounts';

const banks = [
  defineRoute(
    'POST',
    BANKS,
    { external_account: required(text()), default_for_currency: flag, metadata },
    (call) =>
      addBank(
        call.scope,
        pathId(call),
        call.params.external_account,
        call.params.default_for_currency === true,
      ),
  ),
  defineRoute('GET', BANKS, { ...PAGE, object: oneOf('bank_account', 'card') }, async (call) => {
    await call.scope.store.get('account', pathId(call), 'account');
    const data = (await banksOf(call.scope, pathId(call))).map((bank) => bank.body);
    return { object: 'list', data, has_more: false, url: `/v1/accounts/${pathId(call)}/external_accounts` };
  }),
  defineRoute('GET', `${BANKS}/:bank`, {}, async (call) => {
    return (await getBank(call.scope, pathId(call), pathId(call, 'bank'))).body;
  }),
  defineRoute('POST', `${BANKS}/:bank`, { default_for_currency: flag, metadata }, async (call) => {
    await call.scope.store.lock('account', pathId(call), 'account');
    const { body } = await getBank(call.scope, pathId(call), pathId(call, 'bank'));
    if (call.params.default_for_currency) await makeDefault(call.scope, pathId(call), body.id);
    await changeAccount(call.scope, pathId(call));
    return (await call.scope.store.get('bank_account', body.id)).body;
  }),
  defineRoute('DELETE', `${BANKS}/:bank`, {}, async (call) => {
    await call.scope.store.lock('account', pathId(call), 'account');
    const removed = await removeBank(call.scope, pathId(call), pathId(call, 'bank'));
    await changeAccount(call.scope, pathId(call));
    return removed;
  }),
];

export const ACCOUNT_ROUTES: readonly ProviderRoute[] = [...accounts, ...banks];

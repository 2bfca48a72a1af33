import type { APIRequestContext } from '@playwright/test';
import { ask } from '../support/api.ts';

type Config = { clientConfig: { paymentPublishableKey: string; paymentLocalBase: string } };

const CONFIG = '{ clientConfig { paymentPublishableKey paymentLocalBase } }';
const SAVE = 'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }';

const holder = {
  country: 'SG',
  dateOfBirth: '1996-04-02',
  idNumber: 'S9876543A',
  state: 'Singapore',
  city: 'Singapore',
  postalCode: '427355',
  line1: '12 Joo Chiat Road',
  line2: '#03-04',
  accountType: 'SAVING',
  bankName: 'DBS',
  accountHolderName: 'Fay Applies',
  swiftCode: 'DBSSSGSG',
  routingNumber: '7171-001',
  bankAddress: null,
};

/** Adds a bank account that the payment provider knows, so that it can be paid out to. */
export async function addRealBank(who: APIRequestContext): Promise<void> {
  const { clientConfig } = await ask<Config>(who, CONFIG);
  const answer = await who.post(`${clientConfig.paymentLocalBase}/v1/tokens`, {
    headers: { authorization: `Bearer ${clientConfig.paymentPublishableKey}` },
    form: {
      'bank_account[country]': 'SG',
      'bank_account[currency]': 'sgd',
      'bank_account[routing_number]': holder.routingNumber,
      'bank_account[account_number]': '000123456',
      'bank_account[account_holder_name]': holder.accountHolderName,
      'bank_account[account_holder_type]': 'individual',
    },
  });
  if (!answer.ok()) throw new Error(`no bank token: ${answer.status()} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  await ask(who, SAVE, { input: { ...holder, bankToken: id } });
}

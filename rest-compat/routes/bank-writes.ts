import { deleteBankAccount } from '../../api/modules/bank-accounts/delete-bank-account.service.ts';
import { describeBankAccount } from '../../api/modules/bank-accounts/describe-bank-account.service.ts';
import { saveBankAccount } from '../../api/modules/bank-accounts/save-bank-account.service.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { blank, invalid, LegacyError } from '../lb3/legacy-error.ts';
import { bankFields, isSameAccount, readBankForm, readBankWords } from '../presenters/bank-form.ts';
import { done } from '../presenters/envelope.ts';
import { idOf, textOf } from '../presenters/read-values.ts';
import { readList } from './read-resource.ts';
import { resources } from './resources.ts';
import { assertOwnership, type Body, deleteById } from './write-resource.ts';

const resource = resources.bankAccounts;

async function ownAccount(call: Call): Promise<Row | null> {
  return (await readList(call, resource, {}))[0] ?? null;
}

/**
 * Registering a bank account at the payment provider needs the token of its number. Otherwise the texts of the existing
 * account are changed; a second account is refused.
 */
async function put(call: Call): Promise<Row> {
  const body = objectBody(call.body);
  assertOwnership(call, body.ownerId);
  const known = await ownAccount(call);
  const hasId = body.id !== undefined && body.id !== null && body.id !== '';
  if (hasId && known?.id !== idOf(body.id))
    throw new LegacyError(404, `Could not replace. Object with id ${textOf(body.id)} does not exist!`);
  if (known && !hasId && !isSameAccount(body, known.accountNumber)) {
    throw invalid(resource.name, [
      { property: 'ownerId', code: 'uniqueness', message: 'is not unique', value: body.ownerId },
    ]);
  }
  await write(call, body, known);
  return { ...body, ...(await ownAccount(call)) };
}

async function write(call: Call, body: Body, known: Row | null): Promise<void> {
  if (body.bankTokenId) return saveBankAccount(call.ctx, readBankForm(body));
  if (!known) throw invalid(resource.name, [blank('bankTokenId', body.bankTokenId)]);
  const words = readBankWords(body);
  await call.ctx.inTransaction((inner) => describeBankAccount(inner, words));
}

const common = { access: 'session', proof: true, fields: bankFields } as const;
const ofModel = { ...common, model: resource.name } as const;

/** Bank accounts. Closed to access tokens, as everywhere. */
export const bankWrites: readonly Operation[] = [
  {
    ...ofModel,
    method: 'PUT',
    path: '/UserBankAccounts',
    replacedBy: 'saveBankAccount',
    summary: 'Writes the words of the registered bank account',
    answers: 'row',
    body: ['id', 'ownerId', 'accountType', 'bankName', 'accountHolderName', 'swiftCode', 'rountingNumber'],
    handle: put,
  },
  {
    ...ofModel,
    method: 'DELETE',
    path: '/UserBankAccounts/:id',
    replacedBy: 'deleteBankAccount',
    summary: 'Deletes the bank account',
    answers: 'count',
    handle: (call) => deleteById(call, resource, () => deleteBankAccount(call.ctx)),
  },
  {
    ...common,
    method: 'POST',
    path: '/registeraccount',
    failureFormat: 'envelope',
    replacedBy: 'saveBankAccount',
    summary: 'Registers a bank account at the payment provider',
    body: [
      'ownerId',
      'bankTokenId',
      'countryShortCode',
      'id_number',
      'day',
      'month',
      'year',
      'line1',
      'line2',
    ],
    async handle(call) {
      const body = objectBody(call.body);
      assertOwnership(call, body.ownerId);
      await saveBankAccount(call.ctx, readBankForm(body));
      return done('Bank account added successfully');
    },
  },
];

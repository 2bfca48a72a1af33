import { payByToken } from '../../api/modules/payments/hire/hire-payment.service.ts';
import { readPaidJob } from '../../api/modules/payments/payment.read.ts';
import { releasePayment } from '../../api/modules/payments/release/release.service.ts';
import { toId } from '../../api/platform/ids.ts';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { badRequest } from '../lb3/legacy-error.ts';
import { done, refusal } from '../presenters/envelope.ts';
import { idOf, numberOf, textOf } from '../presenters/read-values.ts';
import { countList, readList } from './read-resource.ts';
import { resources } from './resources.ts';
import { assertOwnership, type Body, isBlank, pageArguments } from './write-resource.ts';

const WRONG_AMOUNT = 'The amount is not the one that was agreed on. Please reload the page and try again.';

/** Whether a client's amount equals the agreed one, in major or minor units. It is only compared, never used. */
function isAgreed(sent: unknown, agreedMinor: number | null): boolean {
  const amount = numberOf(sent);
  return agreedMinor !== null && (amount === agreedMinor || Math.round(amount * 100) === agreedMinor);
}

const notPaid = { paymentStatus: 'failed' };

/** Refuses a call without its subject. Throws 400. */
function assertNamed(body: Body, ...names: readonly string[]): void {
  for (const name of names) if (isBlank(body[name])) throw badRequest(`${name} is a required argument`);
}

async function pay(call: Call): Promise<object> {
  const body = objectBody(call.body);
  assertNamed(body, 'campaignId', 'applicantOwnerId');
  assertOwnership(call, body.ownerId);
  try {
    const applicant = toId(idOf(body.applicantOwnerId));
    const { remarkId, offerMinor } = await readPaidJob(call.ctx, toId(idOf(body.campaignId)), applicant);
    if (!isAgreed(body.amount, offerMinor)) return refusal(402, WRONG_AMOUNT, notPaid);
    const { status } = await payByToken(call.ctx, remarkId, textOf(body.stripeToken));
    const isPaid = status === 'succeeded';
    const text = isPaid ? 'Your Payment has been Successful.' : 'The payment is not finished.';
    return isPaid ? done(text, { paymentStatus: status }) : refusal(402, text, { paymentStatus: status });
  } catch (error) {
    const isTold = error instanceof DomainError && error.code !== 'SIGN_IN_REQUIRED';
    if (!isTold) throw error;
    return refusal(402, error.message, notPaid);
  }
}

async function transfer(call: Call): Promise<object> {
  const body = objectBody(call.body);
  assertNamed(body, 'campaignId');
  const owner = idOf(body.ownerId);
  // Clients name the recipient here; some name themselves.
  const recipient = Number.isNaN(owner) || owner === call.ctx.actor.accountId ? null : toId(owner);
  const { remarkId, offerMinor } = await readPaidJob(call.ctx, toId(idOf(body.campaignId)), recipient);
  const isSent = body.payoutAmount !== undefined && body.payoutAmount !== null;
  if (isSent && !isAgreed(body.payoutAmount, offerMinor)) return refusal(400, WRONG_AMOUNT);
  const status = await releasePayment(call.ctx, remarkId);
  if (status !== 'released') throw new DomainError(ErrorCode.PAYMENT_UNDER_WAY);
  return done('Payout Successfully Done');
}

const kinds: Record<string, string> = { debit: 'debit', credit: 'credit' };

async function statement(call: Call): Promise<object> {
  const OwnerId = call.args.requiredNumber('ownerId');
  const txnType = call.args.text('txnType');
  const where = { OwnerId, ...(txnType && { txnType: kinds[txnType] ?? null }) };
  const page = pageArguments(call);
  const include = ['products', 'campaigns'];
  const [transactionData, count] = await Promise.all([
    readList(call, resources.transactions, { where, include, order: 'id DESC', ...page }),
    countList(call, resources.transactions, where),
  ]);
  return { transactionData, count };
}

const common = { method: 'POST', access: 'session', scope: 'payments:write' } as const;

/** Paying, releasing, and the outcome. */
export const moneyOperations: readonly Operation[] = [
  {
    ...common,
    path: '/campaignpayment',
    failureFormat: 'envelope',
    replacedBy: 'payForHire',
    summary: 'Charges the accepted offer and hires',
    body: [
      'amount',
      'name',
      'email',
      'description',
      'stripeToken',
      'applicantOwnerId',
      'campaignId',
      'ownerId',
    ],
    handle: pay,
  },
  {
    ...common,
    path: '/transferamounttocustomer',
    failureFormat: 'envelope',
    replacedBy: 'releasePayment',
    summary: 'Releases the held payment of a job that is done',
    body: ['ownerId', 'campaignId', 'payoutAmount'],
    handle: transfer,
  },
  {
    ...common,
    method: 'GET',
    path: '/Transactions/earnspendlist',
    model: resources.transactions.name,
    scope: 'payments:read',
    replacedBy: 'myTransactions',
    summary: 'The statement, newest first',
    takes: ['ownerId', 'txnType', 'offset', 'limit'],
    handle: statement,
  },
];

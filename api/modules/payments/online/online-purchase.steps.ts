import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import { Account } from '../../accounts/account.entity.ts';
import type { OnlinePayment } from '../payment.entity.ts';
import type { CancelOutcome } from './cancel-payment.steps.ts';
import { type ChargeAnswer, type ChargeCall, charge, isAwaited } from './charge.steps.ts';
import { countDeclined, recordDeclined } from './declined-tries.service.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';
import type { PayingMethod } from './paying-method.service.ts';

/** What is paid for online, with all that hires and orders do in their own way. */
export interface OnlinePurchase<Payment extends OnlinePayment, Locked, Call extends ChargeCall> {
  /** Its name for the limit of declined cards, for example `job 7`. */
  readonly what: string;
  /** Locks it for its payer. Throws FORBIDDEN, NOT_FOUND. */
  readonly lockForPayer: (ctx: Ctx) => Promise<Locked>;
  readonly lock: (ctx: Ctx) => Promise<Locked>;
  readonly find: (ctx: Pick<Ctx, 'em'>) => Promise<Payment | null>;
  /** Throws when it cannot be paid now. */
  readonly assertPayable: (locked: Locked, method: PayingMethod | null) => void;
  readonly create: (ctx: Ctx, locked: Locked, method: PayingMethod) => Promise<Payment>;
  /** Records that the payer pays. */
  readonly begin: (ctx: Ctx, locked: Locked, payment: Payment) => Promise<void>;
  readonly callOf: (payment: Payment, locked: Locked, mayConfirm: boolean) => Call;
  readonly settle: (ctx: Ctx, wanted: Call, answer: ChargeAnswer) => Promise<PayOutcome>;
  readonly finishCancel: (ctx: StepsCtx) => Promise<CancelOutcome>;
}

/**
 * Records what a try pays with. A new try starts only after the earlier one is known to have failed. False when the
 * method must not be confirmed again, because the bank waits for its holder.
 */
function recordMethod(payment: OnlinePayment, method: PayingMethod, now: Date): boolean {
  const isSameTry = payment.state !== 'failed' && payment.methodId === method.methodId;
  if (isSameTry) return !isAwaited(payment);
  if (payment.state === 'failed') payment.attempt += 1;
  const fresh = { ...method, state: 'processing', failureCode: null, failureMessage: null } as const;
  Object.assign(payment, fresh, { payNowCode: null, updatedAt: now });
  return true;
}

/** The refusal of a payment whose newest try failed; null while it can be looked up. */
function failureOf({ state, failureCode, failureMessage }: OnlinePayment): PayOutcome | null {
  return state === 'failed' ? { status: 'refused', refusal: payRefusal(failureMessage, failureCode) } : null;
}

/**
 * State of a payment that needs no look at the provider; null when it has to be looked up. With an event at hand failed
 * payments are looked up too, because a try that counted as failed may have been charged.
 */
function standingOf(payment: OnlinePayment | null, mayFinish: boolean): PayOutcome | null {
  if (!payment || payment.state === 'succeeded') return { status: 'succeeded' };
  return mayFinish || !payment.providerPaymentId ? failureOf(payment) : null;
}

/** Whether a look may confirm the recorded method. */
const mayConfirm = (payment: OnlinePayment, mayFinish: boolean): boolean => mayFinish && !isAwaited(payment);

/** Counts a card that its bank declined after 3-D Secure as a declined card. */
async function recordBankDecline(ctx: Ctx, outcome: PayOutcome): Promise<void> {
  if (outcome.status === 'refused' && outcome.declinedOf) await recordDeclined(ctx, outcome.declinedOf);
}

/** Looks of one account: each asks the provider. Pages look every few seconds while a PayNow code waits. */
const looks: Limit = { name: 'payment-look', points: 60, seconds: 60 };

/** State of the payment, for the payer. */
export type PayAnswer = Exclude<PayOutcome, { status: 'refused' }>;

/** State of a payment after trying to cancel it. */
const afterCancelPayment = (result: CancelOutcome): PayOutcome =>
  result === 'unknown'
    ? { status: 'processing' }
    : result === 'paid'
      ? { status: 'succeeded' }
      : { status: 'refused', refusal: payRefusal(null) };

async function prepare<Payment extends OnlinePayment, Locked, Call extends ChargeCall>(
  ctx: Ctx,
  purchase: OnlinePurchase<Payment, Locked, Call>,
  method: PayingMethod | null,
): Promise<Prepared<Call, PayOutcome>> {
  const locked = await purchase.lockForPayer(ctx);
  const earlier = await purchase.find(ctx);
  if (earlier?.state === 'succeeded') return { done: { status: 'succeeded' } };
  if (earlier?.cancelAskedAt) throw new DomainError(ErrorCode.WRONG_STATE);
  purchase.assertPayable(locked, method);
  if (method === null) {
    if (!earlier)
      throw outOfBounds('paymentMethodId', { format: 'given: nothing was begun that could be looked at' });
    const failure = failureOf(earlier);
    return failure
      ? { done: failure }
      : {
          call: await withReceipt(
            ctx,
            earlier.payerId,
            purchase.callOf(earlier, locked, mayConfirm(earlier, true)),
          ),
        };
  }
  const payment = earlier ?? (await purchase.create(ctx, locked, method));
  const isConfirmed = recordMethod(payment, method, ctx.clock.now());
  await purchase.begin(ctx, locked, payment);
  await ctx.em.flush();
  return { call: await withReceipt(ctx, payment.payerId, purchase.callOf(payment, locked, isConfirmed)) };
}

/**
 * A call with where the provider sends its receipt. It takes a repeat with another address for another request; the
 * payment is then looked up.
 */
async function withReceipt<Call extends ChargeCall>({ em }: Ctx, payerId: number, call: Call): Promise<Call> {
  if (!call.mayConfirm || !call.methodId) return call;
  const { email } = await em.findOneOrFail(Account, payerId);
  return { ...call, receiptEmail: email };
}

/** Makes the call that is prepared, outside of any transaction, and settles its answer. */
function chargePrepared<Payment extends OnlinePayment, Locked, Call extends ChargeCall>(
  ctx: StepsCtx,
  { settle }: OnlinePurchase<Payment, Locked, Call>,
  prepared: (inner: Ctx) => Promise<Prepared<Call, PayOutcome>>,
): Promise<PayOutcome> {
  const steps: ProviderSteps<null, Call, ChargeAnswer, PayOutcome> = {
    prepare: prepared,
    call: ({ ports }, wanted) => charge(ports, wanted),
    settle,
  };
  return runSteps(ctx, ctx.inTransaction, steps, null);
}

/**
 * Charges by a method of the payer, or looks again after the bank's confirmation (null). A declined card counts against
 * their limit. Throws the refusal of the charge, RATE_LIMITED, and what the purchase refuses.
 */
export async function payOnline<Payment extends OnlinePayment, Locked, Call extends ChargeCall>(
  ctx: StepsCtx,
  purchase: OnlinePurchase<Payment, Locked, Call>,
  method: PayingMethod | null,
): Promise<PayAnswer> {
  const { what } = purchase;
  if (!method) await ctx.ports.limiter.consume(looks, String(accountIdOf(ctx)));
  const pay = () => chargePrepared(ctx, purchase, (inner) => prepare(inner, purchase, method));
  const outcome = method ? await countDeclined(ctx, { what, methodId: method.methodId }, pay) : await pay();
  await recordBankDecline(ctx, outcome);
  if (outcome.status === 'refused') throw outcome.refusal;
  return outcome;
}

/**
 * Looks up an unsettled payment at the provider and records its state. `mayFinish` also makes the call that a crash may
 * have prevented, with the recorded method and keys.
 */
export async function finishOnlinePayment<Payment extends OnlinePayment, Locked, Call extends ChargeCall>(
  ctx: StepsCtx,
  purchase: OnlinePurchase<Payment, Locked, Call>,
  mayFinish: boolean,
): Promise<PayOutcome> {
  const known = await purchase.find({ em: ctx.em.fork() });
  if (known?.cancelAskedAt) return afterCancelPayment(await purchase.finishCancel(ctx));
  const prepared = async (inner: Ctx): Promise<Prepared<Call, PayOutcome>> => {
    const locked = await purchase.lock(inner);
    const payment = await purchase.find(inner);
    const standing = standingOf(payment, mayFinish);
    if (standing || !payment) return { done: standing ?? { status: 'succeeded' } };
    const call = purchase.callOf(payment, locked, mayConfirm(payment, mayFinish));
    return { call: await withReceipt(inner, payment.payerId, call) };
  };
  const outcome = await chargePrepared(ctx, purchase, prepared);
  await recordBankDecline(ctx, outcome);
  return outcome;
}

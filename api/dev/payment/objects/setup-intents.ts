import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { declineOf, SETUP_AUTHENTICATION_FAILURE } from '../banks/declines.ts';
import { invalidRequest, ProviderError } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId, randomText } from '../provider-secrets.ts';
import { type Challenge, nulls, type StoredObjects } from '../stored-objects.ts';
import { lockCustomer } from './customers.ts';
import { nextActionOf } from './next-action.ts';
import { takePaymentMethod } from './payment-methods.ts';

/** Begins saving a card of a customer. */
export const createSetup = async (scope: ProviderScope, customer: string): Promise<Stripe.SetupIntent> => {
  await lockCustomer(scope, customer, 'customer');
  const id = newId('seti');
  const setup: Stripe.SetupIntent = {
    ...nulls('allowed_payment_method_types application cancellation_reason customer_account description'),
    ...nulls('excluded_payment_method_types flow_directions last_setup_error latest_attempt mandate'),
    ...nulls(
      'next_action on_behalf_of payment_method payment_method_configuration_details single_use_mandate',
    ),
    id,
    object: 'setup_intent',
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    client_secret: `${id}_secret_${randomText(25)}`,
    created: scope.seconds,
    customer,
    livemode: false,
    metadata: {},
    payment_method_options: {
      card: { ...nulls('mandate_options network'), request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  await scope.insert('setup_intent', setup, { challenge: null });
  await scope.emit('setup_intent.created', setup);
  return setup;
};

/** Changes a setup and tells of it. Unless a challenge is named, nothing is left for the client to do. */
const changeSetup = async (
  scope: ProviderScope,
  setup: Stripe.SetupIntent,
  event: 'requires_action' | 'setup_failed' | 'succeeded',
  changes: Partial<Stripe.SetupIntent>,
  challenge: string | null = null,
): Promise<Stripe.SetupIntent> => {
  const changed = { ...setup, next_action: null, ...changes };
  await scope.save('setup_intent', changed, { challenge });
  await scope.emit(`setup_intent.${event}`, changed);
  return changed;
};

const failSetup = (
  scope: ProviderScope,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  error: { code: string; message: string; decline_code?: string },
): Promise<Stripe.SetupIntent> =>
  changeSetup(scope, setup, 'setup_failed', {
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: {
      ...error,
      code: error.code as Stripe.SetupIntent.LastSetupError.Code,
      doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`,
      payment_method: method,
      type: 'card_error',
    },
  });

/** Attaches the card to the customer, unless its bank refuses it. */
const settleSetup = async (
  scope: ProviderScope,
  setup: Stripe.SetupIntent,
  { body, hidden }: StoredObjects['payment_method'],
): Promise<{ setup: Stripe.SetupIntent; refusal?: ProviderError }> => {
  const { decline: name } = hidden.behaviour;
  if (name) {
    const decline = declineOf(name);
    const failed = await failSetup(scope, setup, body, decline);
    const error = { type: 'card_error', ...decline, setup_intent: failed, payment_method: body } as const;
    return { setup: failed, refusal: new ProviderError(402, error, true) };
  }
  await lockCustomer(scope, idOf(setup.customer) ?? '', 'customer');
  const attached = await scope.save('payment_method', { ...body, customer: idOf(setup.customer) }, hidden);
  await scope.emit('payment_method.attached', attached);
  const done = { status: 'succeeded', payment_method: body.id, last_setup_error: null } as const;
  return { setup: await changeSetup(scope, setup, 'succeeded', done) };
};

/** Confirms the card of a setup: saved, or waiting for 3-D Secure, or a 402 whose changes stay. */
export const confirmSetup = async (
  scope: ProviderScope,
  id: string,
  paymentMethod: string,
): Promise<Stripe.SetupIntent> => {
  const { body: setup, hidden } = await scope.lock('setup_intent', id, 'intent');
  if (setup.status === 'succeeded') {
    throw invalidRequest(
      'You cannot confirm this SetupIntent because it has already succeeded.',
      'setup_intent_unexpected_state',
    );
  }
  if (hidden.challenge) {
    const { body: earlier } = await scope.lock('challenge', hidden.challenge);
    if (earlier.state === 'open') await scope.save('challenge', { ...earlier, state: 'abandoned' });
  }
  const method = await takePaymentMethod(scope, paymentMethod, setup.customer);
  if (!method.body.card) throw invalidRequest('Only cards can be saved.', undefined, 'payment_method');
  if (!method.hidden.behaviour.challenge) {
    const { setup: settled, refusal } = await settleSetup(scope, setup, method);
    if (refusal) throw refusal;
    return settled;
  }
  const challenge = await scope.insert('challenge', {
    id: newId('setatt'),
    object: 'challenge',
    payment_intent: id,
    payment_method: method.body.id,
    return_url: null,
    state: 'open',
    created: scope.seconds,
  });
  const waiting = {
    status: 'requires_action',
    payment_method: method.body.id,
    last_setup_error: null,
    next_action: nextActionOf(challenge),
  } as const;
  return changeSetup(scope, setup, 'requires_action', waiting, challenge.id);
};

/** The holder's answer to 3-D Secure while a card is saved. A second answer changes nothing. */
export const answerSetup = async (scope: ProviderScope, seen: Challenge, passed: boolean): Promise<void> => {
  const { body: setup } = await scope.lock('setup_intent', seen.payment_intent);
  const { body: challenge } = await scope.lock('challenge', seen.id);
  if (challenge.state !== 'open' || setup.status !== 'requires_action') return;
  await scope.save('challenge', { ...challenge, state: passed ? 'completed' : 'failed' });
  const method = await scope.lock('payment_method', challenge.payment_method);
  if (passed) await settleSetup(scope, setup, method);
  else await failSetup(scope, setup, method.body, SETUP_AUTHENTICATION_FAILURE);
};

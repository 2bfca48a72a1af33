import { type Exchange, pathOf } from '../recording-proxy.ts';
import { faultsOf, resourceOf } from './description.ts';
import { readForm } from './form.ts';

/** Parameters and answer of an endpoint, by the SDK's type names. */
interface Endpoint {
  readonly call: string;
  readonly params: string;
  readonly answer: string;
}

/** `:id` stands for one segment of a path. Other endpoints must not be called. */
const table = `
POST   /v1/payment_methods                      PaymentMethodCreateParams           PaymentMethod
POST   /v1/payment_methods/:id/detach           PaymentMethodDetachParams           PaymentMethod
POST   /v1/customers                            CustomerCreateParams                Customer
DELETE /v1/customers/:id                        CustomerDeleteParams                DeletedCustomer
POST   /v1/setup_intents                        SetupIntentCreateParams             SetupIntent
GET    /v1/setup_intents/:id                    SetupIntentRetrieveParams           SetupIntent
POST   /v1/setup_intents/:id/confirm            SetupIntentConfirmParams            SetupIntent
POST   /v1/tokens                               TokenCreateParams                   Token
POST   /v1/payment_intents                      PaymentIntentCreateParams           PaymentIntent
POST   /v1/payment_intents/:id                  PaymentIntentUpdateParams           PaymentIntent
GET    /v1/payment_intents/:id                  PaymentIntentRetrieveParams         PaymentIntent
POST   /v1/payment_intents/:id/confirm          PaymentIntentConfirmParams          PaymentIntent
POST   /v1/payment_intents/:id/cancel           PaymentIntentCancelParams           PaymentIntent
GET    /v1/charges/:id                          ChargeRetrieveParams                Charge
POST   /v1/refunds                              RefundCreateParams                  Refund
GET    /v1/refunds                              RefundListParams                    ApiList<Refund>
POST   /v1/transfers                            TransferCreateParams                Transfer
GET    /v1/transfers                            TransferListParams                  ApiList<Transfer>
GET    /v1/transfers/:id                        TransferRetrieveParams              Transfer
POST   /v1/transfers/:id/reversals              TransferCreateReversalParams        TransferReversal
POST   /v1/accounts                             AccountCreateParams                 Account
GET    /v1/accounts/:id                         AccountRetrieveParams               Account
POST   /v1/accounts/:id                         AccountUpdateParams                 Account
POST   /v1/account_links                        AccountLinkCreateParams             AccountLink
POST   /v1/accounts/:id/external_accounts       AccountCreateExternalAccountParams  ExternalAccount
GET    /v1/accounts/:id/external_accounts/:id   AccountRetrieveExternalAccountParams ExternalAccount
POST   /v1/accounts/:id/external_accounts/:id   AccountUpdateExternalAccountParams  ExternalAccount
DELETE /v1/accounts/:id/external_accounts/:id   AccountDeleteExternalAccountParams  DeletedExternalAccount
GET    /v1/disputes/:id                         DisputeRetrieveParams               Dispute
GET    /v1/balance                              BalanceRetrieveParams               Balance
GET    /v1/balance_transactions                 BalanceTransactionListParams        ApiList<BalanceTransaction>
GET    /v1/events                               EventListParams                     ApiList<EventBase>
`;

export const endpoints: readonly Endpoint[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, params = '', answer = ''] = line.split(/\s+/);
    return { call: `${method} ${path}`, params, answer };
  });

/** The endpoint of a request, without ids. */
export function endpointOf({ method, path }: Exchange): Endpoint | undefined {
  const call = `${method} ${pathOf(path)}`;
  return endpoints.find((one) => new RegExp(`^${one.call.replaceAll(':id', '[^/]+')}$`).test(call));
}

const isBrowser = ({ headers }: Exchange): boolean => String(headers.authorization).startsWith('Bearer pk_');

/** A browser sees only a part of a payment or setup; that part must match. */
const isPart = (exchange: Exchange): boolean =>
  isBrowser(exchange) && (exchange.method === 'GET' || exchange.path.startsWith('/v1/setup_intents'));

/** Failures of a request and its answer, compared with the published description. */
export function exchangeFaults(exchange: Exchange): string[] {
  const endpoint = endpointOf(exchange);
  const name = `${exchange.method} ${exchange.path}`;
  if (!endpoint) return [`${name} is not an endpoint that we know of`];
  const { params, answer } = endpoint;
  const form = readForm([exchange.path.split('?')[1] ?? '', exchange.request].filter(Boolean).join('&'));
  // The description is of calls with the secret key; browsers prove with the client secret whose setup it is.
  const { client_secret: _secret, ...withoutSecret } = form as Record<string, unknown>;
  const sent = isBrowser(exchange) ? withoutSecret : form;
  const body = JSON.parse(exchange.answer) as { error?: unknown };
  const isRefused = exchange.status >= 400;
  const faults = isRefused ? refusalFaults(body) : answerFaults(answer, body);
  return [
    // A refused request may be wrong; that is why it was refused.
    ...(exchange.status === 400 ? [] : faultsOf(params, 'form', sent)),
    ...(isPart(exchange)
      ? faults.filter((fault) => !fault.startsWith(`${answer} must have required`))
      : faults),
  ].map((fault) => `${name}: ${fault}`);
}

/** What a movement of the balance is of, by its type. */
const sources: Readonly<Record<string, string>> = {
  charge: 'Charge',
  refund: 'Refund',
  transfer: 'Transfer',
  transfer_reversal: 'TransferReversal',
  dispute: 'Dispute',
};

/** Events and movements carry resources by their type, so each is validated separately. */
function answerFaults(answer: string, body: unknown): string[] {
  if (answer === 'ApiList<BalanceTransaction>') {
    const { data, ...list } = body as { data: { source: { id: string; object: string } }[] };
    const bare = data.map(({ source, ...rest }) => ({ ...rest, source: source.id }));
    return [
      ...faultsOf(answer, 'answer', { ...list, data: bare }),
      ...data.flatMap(({ source }) => faultsOf(sources[source.object] ?? '', 'answer', source)),
    ];
  }
  if (answer !== 'ApiList<EventBase>') return faultsOf(answer, 'answer', body);
  const { data, ...list } = body as { data: Parameters<typeof eventFaults>[0][] };
  return [...faultsOf(answer, 'answer', { ...list, data: [] }), ...data.flatMap(eventFaults)];
}

/** A refusal is the description's `api_errors`, which payments keep as their last error. */
function refusalFaults({ error }: { error?: unknown }): string[] {
  const {
    payment_intent: _payment,
    setup_intent: _setup,
    ...rest
  } = (error ?? {}) as Record<string, unknown>;
  return faultsOf('PaymentIntent.LastPaymentError', 'answer', rest);
}

/** Failures of a webhook: its envelope, its type, and its resource. */
export function eventFaults(event: {
  type: string;
  data: { object: unknown; previous_attributes?: unknown };
}) {
  const { data } = event;
  const words = event.type.split(/[._]/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const envelope = {
    ...event,
    data: { object: {}, ...(data.previous_attributes ? { previous_attributes: {} } : {}) },
  };
  return [
    ...faultsOf('EventBase', 'answer', envelope),
    ...faultsOf(resourceOf(`${words.join('')}Event`), 'answer', data.object),
  ].map((fault) => `${event.type}: ${fault}`);
}

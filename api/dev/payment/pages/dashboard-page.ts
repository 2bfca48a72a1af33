import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { escapeHtml } from '../../../platform/text.ts';
import { amountText } from '../currencies.ts';
import type { ProviderScope } from '../provider-scope.ts';
import type { Kind } from '../stored-objects.ts';

/** Rows of each kind, the newest ones. */
const SHOWN = 100;

/** A button: what it does at which object. */
type Button = readonly [label: string, action: string, id: string];

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:960px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
h1{font-size:22px}h2{font-size:17px;margin:28px 0 4px}ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid #8886;padding:10px 4px;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
li span:first-child{flex:1;min-width:240px;overflow-wrap:anywhere}.quiet{opacity:.75;font-size:14px}
form{display:inline}button{font:inherit;font-size:14px;padding:6px 12px;border-radius:8px;border:1px solid #8888;cursor:pointer}`;

const form = ([label, action, id]: Button): string =>
  `<form method="post" action="/dev/payments/${action}/${escapeHtml(id)}"><button>${escapeHtml(label)}</button></form>`;

const row = (text: string, state: string, buttons: readonly Button[]): string =>
  `<li><span>${escapeHtml(text)} <span class="quiet">${escapeHtml(state)}</span></span>${buttons.map(form).join('')}</li>`;

const list = (title: string, rows: readonly string[]): string =>
  `<h2>${title}</h2>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="quiet">None yet.</p>'}`;

const amountOf = ({ amount, currency }: { amount: number; currency: string }): string =>
  amountText(amount, currency);

const charge = (one: Stripe.Charge): string =>
  row(
    `${amountOf(one)} · ${one.description ?? one.id}`,
    one.disputed ? 'disputed' : one.refunded ? 'refunded' : one.status,
    one.paid && !one.disputed && !one.refunded
      ? [
          ['Payer opens a chargeback', 'dispute', one.id],
          ['Refund it here, past the product', 'refund', idOf(one.payment_intent) ?? ''],
        ]
      : [],
  );

const dispute = (one: Stripe.Dispute): string =>
  row(
    `${amountOf(one)} · ${one.id}`,
    one.status,
    one.status === 'needs_response'
      ? [
          ['Bank decides: we win', 'win', one.id],
          ['Bank decides: we lose', 'lose', one.id],
        ]
      : [],
  );

const transfer = (one: Stripe.Transfer): string =>
  row(
    `${amountOf(one)} · ${one.transfer_group ?? one.id}`,
    one.reversed ? 'reversed' : 'sent',
    one.reversed ? [] : [['Take it back', 'reverse', one.id]],
  );

const refund = (one: Stripe.Refund): string =>
  row(
    `${amountOf(one)} · ${one.id}`,
    one.status ?? '',
    one.status === 'succeeded' ? [['The bank sends it back', 'fail', one.id]] : [],
  );

const standing = ({ payouts_enabled, requirements }: Stripe.Account): string =>
  payouts_enabled
    ? requirements?.current_deadline
      ? 'paid out, a document is due'
      : 'paid out'
    : requirements?.pending_verification?.length
      ? 'document in review'
      : 'payouts paused';

const account = (one: Stripe.Account): string =>
  row(
    `${one.individual?.first_name ?? ''} ${one.individual?.last_name ?? ''} · ${one.id}`,
    standing(one),
    one.payouts_enabled
      ? [
          ['Pay out to the bank', 'payout', one.id],
          ['Ask for a document within 10 days', 'ask', one.id],
          ['Ask for a document, pause payouts', 'pause', one.id],
        ]
      : [
          ['Reject the document', 'refuse', one.id],
          ['Satisfied, payouts go on', 'resume', one.id],
        ],
  );

/** The local provider's own page: what banks, card holders and the provider itself can do to money. */
export const dashboardPage = async (scope: ProviderScope): Promise<string> => {
  const newest = async <K extends Kind>(kind: K) => (await scope.list(kind, '', { limit: SHOWN })).data;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>Local payment provider</title><style>${style}</style></head><body>
<h1>Local payment provider</h1><p class="quiet">What the world outside can do to the money. The product hears of it by webhooks.</p>
${list('Payments', (await newest('charge')).map(charge))}${list('Chargebacks', (await newest('dispute')).map(dispute))}
${list('Transfers to influencers', (await newest('transfer')).map(transfer))}${list('Refunds', (await newest('refund')).map(refund))}
${list('Accounts that are paid out to', (await newest('account')).map(account))}</body></html>
`;
};

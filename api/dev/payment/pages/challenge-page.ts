import type { Stripe } from 'stripe';
import { escapeHtml } from '../../../platform/text.ts';
import { amountText } from '../currencies.ts';
import type { Challenge } from '../stored-objects.ts';

const OUTCOMES = {
  completed: 'Authentication complete. You can return to the shop.',
  expired: 'This authentication has expired. You can return to the shop and try again.',
  failed: 'Authentication failed. You can return to the shop and use another card.',
  abandoned: 'This authentication was replaced by a newer attempt.',
} as const;

const question = (challenge: Challenge, base: string): string => `
      <p>Your bank asks you to confirm this payment. This is a test page: choose how the bank answers.</p>
      <form method="post" action="${escapeHtml(`${base}/3d_secure/${challenge.id}`)}">
        <button type="submit" name="outcome" value="complete">Complete authentication</button>
        <button type="submit" name="outcome" value="fail" class="quiet">Fail authentication</button>
      </form>`;

const amountOf = ({ amount, currency, description }: Stripe.PaymentIntent): string => `
      <p class="amount">${escapeHtml(amountText(amount, currency).toUpperCase())}</p>
      ${description ? `<p>${escapeHtml(description)}</p>` : ''}`;

/**
 * The page of the card holder's bank: a question while it is open, afterwards its outcome. Without a payment a card is saved. `base` is the address of the
 * page's own files, ending before `/3d_secure`.
 */
export const challengePage = (
  challenge: Challenge,
  payment: Stripe.PaymentIntent | null,
  base: string,
): string => {
  const done = challenge.state === 'open' ? null : OUTCOMES[challenge.state];
  const data = `data-state="${challenge.state}" data-intent="${escapeHtml(challenge.payment_intent)}"`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>3-D Secure test page</title>
    <link rel="stylesheet" href="${escapeHtml(base)}/3d_secure/files/page.css">
    <script defer src="${escapeHtml(base)}/3d_secure/files/page.js"></script>
  </head>
  <body ${data}>
    <main>
      <h1>3-D Secure</h1>
      ${payment ? amountOf(payment) : '<p>A card is to be saved.</p>'}
      ${done ? `<p role="status">${done}</p>` : question(challenge, base)}
    </main>
  </body>
</html>
`;
};

/** Tells the page that opened this one that the holder has answered. */
export const CHALLENGE_SCRIPT = `'use strict';
const { state, intent } = document.body.dataset;
if (state !== 'open') {
  const message = { type: 'payment-challenge-finished', paymentIntent: intent, outcome: state };
  for (const other of [window.parent, window.opener]) if (other && other !== window) other.postMessage(message, '*');
}
`;

export const CHALLENGE_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { width: min(26rem, 100vw - 3rem); padding: 1.5rem 0; }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
.amount { font-size: 1.75rem; font-weight: 600; margin: 0 0 .75rem; }
form { display: grid; gap: .75rem; margin-top: 1.25rem; }
button { min-height: 48px; font: inherit; font-weight: 600; border-radius: 10px; border: 2px solid #4338ca;
  background: #4338ca; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: currentColor; }
button:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
`;

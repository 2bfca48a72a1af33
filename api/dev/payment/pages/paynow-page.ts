import type { Stripe } from 'stripe';
import { escapeHtml } from '../../../platform/text.ts';
import { amountText } from '../currencies.ts';
import type { Challenge } from '../stored-objects.ts';

const OUTCOMES = {
  completed: 'Paid. You can return to the shop.',
  failed: 'Your bank refused the payment. You can return to the shop and pay another way.',
  expired: 'The code has expired. You can return to the shop and pay another way.',
  abandoned: 'This code is no longer valid.',
} as const;

const question = (id: string, base: string): string => `
      <p>This test page stands in for your bank's app. Choose what happens.</p>
      <form method="post" action="${escapeHtml(`${base}/paynow/${id}`)}">
        <button type="submit" name="outcome" value="completed">Approve payment</button>
        <button type="submit" name="outcome" value="failed" class="quiet">Refuse payment</button>
        <button type="submit" name="outcome" value="expired" class="quiet">Let the code expire</button>
      </form>`;

/** The page that plays the bank's app: a question while the code can be paid, afterwards its outcome. */
export const payNowPage = (challenge: Challenge, intent: Stripe.PaymentIntent, base: string): string => {
  const isOpen = challenge.state === 'open' && intent.status === 'requires_action';
  const outcome = challenge.state === 'open' ? OUTCOMES.abandoned : OUTCOMES[challenge.state];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>PayNow test page</title>
    <link rel="stylesheet" href="${escapeHtml(base)}/3d_secure/files/page.css">
  </head>
  <body>
    <main>
      <h1>PayNow</h1>
      <p class="amount">${escapeHtml(amountText(intent.amount, intent.currency).toUpperCase())}</p>
      ${intent.description ? `<p>${escapeHtml(intent.description)}</p>` : ''}
      ${isOpen ? question(challenge.id, base) : `<p role="status">${outcome}</p>`}
    </main>
  </body>
</html>
`;
};

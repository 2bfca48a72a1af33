import type { Stripe } from 'stripe';
import { escapeHtml } from '../../../platform/text.ts';
import type { Verdict } from '../objects/account-links.ts';

/** What can be given, as the provider's own test files can, and how that ends. */
const choices: readonly (readonly [verdict: Verdict, label: string, outcome: string])[] = [
  ['accept', 'passport.jpg', 'Accepted. Payouts go on.'],
  ['review', 'id-card.jpg', 'Checked for a while. /dev/payments decides.'],
  ['unreadable', 'blurred.jpg', 'Rejected: not readable. Payouts are paused.'],
  ['expired', 'old-passport.jpg', 'Rejected: expired. Payouts are paused.'],
  ['other-name', 'passport-of-a-friend.jpg', 'Rejected: another name. Payouts are paused.'],
];

const choice = ([verdict, label, outcome]: (typeof choices)[number], index: number): string => `
        <label><input type="radio" name="verdict" value="${verdict}"${index === 0 ? ' checked' : ''}>
          <span>${label}<small>${outcome}</small></span></label>`;

const list = (title: string, rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `
      <h2>${title}</h2>
      <ul>${rows.map((row) => `<li>${escapeHtml(row)}</li>`).join('')}</ul>`;

/** The page where a payee gives what the provider requires. `base` is the address of its files, before `/onboarding`. */
export const onboardingPage = (id: string, account: Stripe.Account, base: string): string => {
  const { currently_due, errors } = account.requirements ?? {};
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Identity test page</title>
    <link rel="stylesheet" href="${escapeHtml(base)}/onboarding/files/page.css">
  </head>
  <body>
    <main>
      <h1>Verify your identity</h1>
      <p>This is a test page of the local payment provider. Nothing is uploaded.</p>${list('Needed', currently_due ?? [])}${list(
        'Not accepted',
        (errors ?? []).map(({ reason }) => reason),
      )}
      <form method="post" action="${escapeHtml(`${base}/onboarding/${id}`)}">
        <fieldset>
          <legend>Document</legend>${choices.map(choice).join('')}
        </fieldset>
        <button type="submit">Submit</button>
        <button type="submit" name="verdict" value="later" class="quiet">Save for later</button>
      </form>
    </main>
  </body>
</html>
`;
};

/** Beside the style of the bank's page. */
export const ONBOARDING_STYLE = `h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
ul { margin: 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
fieldset { margin: 0; padding: .5rem .75rem; border: 1px solid #8886; border-radius: 10px; }
label { display: flex; gap: .75rem; align-items: center; min-height: 48px; padding: .375rem 0; }
small { display: block; opacity: .75; }
`;

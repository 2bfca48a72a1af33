import { escapeHtml } from '../../platform/text.ts';
import type { Network } from './stand-in-parts.ts';

const style = `:root{color-scheme:light dark;--paper:#fbf7f1;--card:#fff;--ink:#1c1917;--muted:#6b645c;--line:#e9e2d8;--papaya:#d63f1a;--on:#fff;--red:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#161412;--card:#211e1b;--ink:#f6f1ea;--muted:#b5ada4;--line:#37322d;--papaya:#ff8a65;--on:#161412;--red:#ffb4ab}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;padding:16px;display:grid;place-content:center;grid-template-columns:minmax(0,440px);background:var(--paper);color:var(--ink);font:15px/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif}
main{padding:28px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
h1{margin:0 0 8px;font-size:26px;line-height:1.12;letter-spacing:-.02em}p{margin:0 0 16px;color:var(--muted)}
label{display:block;font-weight:600;margin-bottom:6px}input{width:100%;min-height:46px;padding:10px 14px;border:1px solid var(--muted);border-radius:10px;background:var(--card);color:var(--ink);font:inherit}
[role=alert]{color:var(--red);margin:8px 0 0}.row{display:flex;gap:12px;margin-top:20px}
button{min-height:44px;padding:10px 20px;border-radius:10px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.first{flex:1;border-color:var(--papaya);background:var(--papaya);color:var(--on)}
details{margin-top:20px;color:var(--muted);font-size:14px}ul{padding-left:20px;margin:8px 0 0}
:focus-visible{outline:2px solid var(--papaya);outline-offset:2px}`;

/** Values for the page of the stand-in. */
export interface StandInPage {
  readonly network: Network;
  readonly productName: string;
  /** Parameters of the request, which are sent back with the answer. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What was typed before. */
  readonly typed: string;
  readonly error: string | null;
}

const frame = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>
`;

const names = `<details><summary>Names that behave in their own way</summary><ul>
<li><b>private…</b> shows no posts</li><li><b>unknown…</b> is nobody</li><li><b>personal…</b> is no professional account</li>
<li><b>small…</b> has 640 followers</li><li><b>down…</b> fails</li><li><b>revoked…</b> takes its permission back after an hour</li>
<li><b>quiet…</b> does not share who follows it</li></ul></details>`;

/** Asks who signs in, and whether the product may read the account. */
export function authorisePage({ network, productName, parameters, typed, error }: StandInPage): string {
  const hidden = Object.entries(parameters)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const product = escapeHtml(productName);
  const isInstagram = network === 'Instagram';
  const asks = isInstagram
    ? `${product} would like to see your profile, posts and insights into your followers.`
    : `${product} would like to see your name.`;
  return frame(
    `${network} test page`,
    `<h1>Sign in with ${network}</h1><p>${asks} This is a test page: nothing leaves this computer.</p>
<form method="get">${hidden}<label for="who">${isInstagram ? 'Username' : 'Your name'}</label>
<input id="who" name="who" value="${escapeHtml(typed)}" maxlength="60" autocapitalize="none" spellcheck="false" autocomplete="off"${error ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${error ? `<div id="wrong" role="alert">${escapeHtml(error)}</div>` : ''}
<div class="row"><button class="first" name="answer" value="allow">Allow</button><button name="answer" value="deny" formnovalidate>Cancel</button></div></form>
${isInstagram ? names : ''}`,
  );
}

/** For requests that did not come from the product. */
export const wrongRequestPage = (network: string): string =>
  frame(`${network} test page`, `<h1>This request is not valid</h1><p>Please begin again in Settings.</p>`);

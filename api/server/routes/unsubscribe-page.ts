import type { Translator } from '../../platform/language/translator.ts';
import { escapeHtml } from '../../platform/text.ts';

const style = `:root{color-scheme:light dark;--paper:#fbf7f1;--card:#fff;--ink:#1c1917;--muted:#6b645c;--line:#e9e2d8;--papaya:#d63f1a;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#161412;--card:#211e1b;--ink:#f6f1ea;--muted:#b5ada4;--line:#37322d;--papaya:#ff8a65;--on:#161412}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;padding:16px;display:grid;place-content:center;grid-template-columns:minmax(0,480px);background:var(--paper);color:var(--ink);font:15px/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif}
main{padding:32px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
a{color:inherit}.brand{display:inline-block;margin-bottom:24px;font-size:20px;font-weight:700;letter-spacing:-.02em;text-decoration:none}
h1{margin:0 0 12px;font-size:28px;line-height:1.08;letter-spacing:-.02em}p{margin:0 0 24px;color:var(--muted)}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}form{display:contents}
button,.second{min-height:44px;padding:10px 20px;border-radius:10px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.first{border-color:var(--papaya);background:var(--papaya);color:var(--on)}
:focus-visible{outline:2px solid var(--papaya);outline-offset:2px}`;

/** Texts and the one action of a page. */
export interface UnsubscribePage {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly path: string; readonly text: string; readonly isFirst: boolean };
}

/** Writes a page in the language of its reader. */
export function writePage(
  { title, text, action }: UnsubscribePage,
  productName: string,
  { language, t }: Translator,
): string {
  const name = escapeHtml(productName);
  const button = action
    ? `<form method="post" action="${escapeHtml(action.path)}"><button class="${action.isFirst ? 'first' : 'again'}">${escapeHtml(action.text)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)} · ${name}</title><style>${style}</style></head>
<body><main><a class="brand" href="/">${name}</a><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<div class="row">${button}<a class="second" href="/edit-profile/setting">${escapeHtml(t('unsubscribe.settings'))}</a></div></main></body></html>
`;
}

/** Asks before unsubscribing, because link scanners open this page too. */
export const confirmPage = ({ t }: Translator, productName: string, path: string): UnsubscribePage => ({
  title: t('unsubscribe.question'),
  text: `${t('unsubscribe.bell', { productName })} ${t('unsubscribe.accountMail')}`,
  action: { path, text: t('unsubscribe.button'), isFirst: true },
});

/** Says that notification mail is off. */
export const unsubscribedPage = ({ t }: Translator, path: string): UnsubscribePage => ({
  title: t('unsubscribe.off'),
  text: `${t('unsubscribe.noMore')} ${t('unsubscribe.accountMail')}`,
  action: { path, text: t('unsubscribe.undo'), isFirst: false },
});

/** Says that notification mail is on again. */
export const resubscribedPage = ({ t }: Translator, path: string): UnsubscribePage => ({
  title: t('unsubscribe.on'),
  text: t('unsubscribe.again'),
  action: { path, text: t('unsubscribe.button'), isFirst: false },
});

import { escapeHtml } from '../../platform/text.ts';
import type { StoredMail } from './mailbox.ts';

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:860px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
a{color:inherit}h1{font-size:22px;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:0}li{border-top:1px solid #8886}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 4px;text-decoration:none}
li a:hover{background:#8882}.quiet{opacity:.75;font-size:14px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:16px;border:1px solid #8886;border-radius:12px}
iframe{width:100%;height:560px;border:1px solid #8886;border-radius:12px;background:#fff}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>
`;
}

const moment = new Intl.DateTimeFormat('en-SG', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Singapore',
});

function row({ id, recipient, subject, createdAt }: StoredMail): string {
  return `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong>
<time class="quiet" datetime="${new Date(createdAt).toISOString()}">${moment.format(new Date(createdAt))}</time>
<span class="quiet">To ${escapeHtml(recipient)}</span></a></li>`;
}

/** Escaped text with addresses as links. */
function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

/** The list of stored mails, newest first. */
export function mailboxPage(mails: readonly StoredMail[]): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. What the product would send shows up here.</p>'
      : `<ol>${mails.map(row).join('')}</ol>`;
  return page('Mailbox', `<h1>Mailbox</h1>${list}`);
}

/** One mail: its text, and its HTML in a sandboxed frame. */
export function mailPage(mail: StoredMail): string {
  const { id, subject, recipient, text, headers } = mail;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const told = lines.length > 0 ? `<pre class="quiet">${escapeHtml(lines.join('\n'))}</pre>` : '';
  return page(
    subject,
    `<p><a href="/dev/mailbox">All mails</a></p><h1>${escapeHtml(subject)}</h1>
<p class="quiet">To ${escapeHtml(recipient)}</p>${told}<pre>${linked(text)}</pre>
<iframe title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" src="/dev/mailbox/${id}/html"></iframe>`,
  );
}

/** The HTML of a mail for the frame; its links open in the whole window. */
export function mailFrame({ html }: StoredMail): string {
  return html.replace(/<head>/i, '<head><base target="_top">');
}

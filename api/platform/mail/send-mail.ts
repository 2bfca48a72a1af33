import type { Language } from '../../../schema/language.ts';
import type { Ctx } from '../context.ts';
import { type Translator, translatorFor } from '../language/translator.ts';
import { escapeHtml } from '../text.ts';
import type { Mail } from './mail-port.ts';

/** Who a mail goes to. */
export interface MailRecipient {
  readonly email: string;
  readonly first: string;
  /** Null writes in English. */
  readonly language: Language | null;
  /** The same for every try of one mail, so that mail programs recognise a repeat. */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The content of a mail in the language of its recipient. */
export type MailTemplate = (translator: Translator) => MailContent;

/** Sends a mail in the language of its recipient. Throws when it cannot be sent, so that the outbox worker tries again. */
export async function sendMail(ctx: Ctx, recipient: MailRecipient, template: MailTemplate): Promise<void> {
  const { email, first, language, ...envelope } = recipient;
  const { productName } = ctx.ports.config;
  const translator = translatorFor(language);
  const mail = renderMail(template(translator), { productName, first }, translator);
  await ctx.ports.mail.send({ to: email, ...envelope, ...mail });
}

/** A link and its text. */
export interface MailLink {
  readonly text: string;
  readonly link: string;
}

/** The content of a mail, in one language. */
export interface MailContent {
  readonly subject: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  readonly button?: MailLink;
  /** Paragraphs after the button. */
  readonly after?: readonly string[];
  /** Small print below the mail: why it was sent, and what can be done about that. */
  readonly footer?: { readonly text: string; readonly links: readonly MailLink[] };
}

/** Names of the product and the recipient. */
export interface MailNames {
  readonly productName: string;
  /** First name of the reader. */
  readonly first: string;
}

// Light colours are inline, for programs that drop style sheets; dark ones override them where style sheets work.
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#161412!important}
.card{background:#211e1b!important;border-color:#37322d!important;color:#f6f1ea!important}
.quiet,.quiet a{color:#b5ada4!important}
.link{color:#ff8a65!important}
.button{background:#ff8a65!important;color:#161412!important}
}
@media (max-width:480px){.page{padding:16px 12px!important}.card{padding:24px 20px!important}}`;
const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const quiet = 'font-size:13px;line-height:1.5;color:#6b645c';

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

function buttonHtml({ text, link }: MailLink, { t }: Translator): string {
  const to = escapeHtml(link);
  return `<p style="margin:24px 0"><a class="button" href="${to}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#d63f1a;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>
<p class="quiet" style="margin:0 0 16px;${quiet}">${escapeHtml(t('link.plain'))} <a class="link" href="${to}" style="color:#d63f1a;overflow-wrap:anywhere">${to}</a></p>`;
}

function footerHtml({ text, links }: NonNullable<MailContent['footer']>): string {
  const all = links.map(
    (one) =>
      `<a href="${escapeHtml(one.link)}" style="color:#6b645c;text-decoration:underline">${escapeHtml(one.text)}</a>`,
  );
  return `<p class="quiet" style="margin:16px 8px 0;${quiet}">${escapeHtml(text)} ${all.join(' · ')}</p>`;
}

function greeting({ first }: MailNames, { t }: Translator): string {
  return t('greeting', { first });
}

function plainText(mail: MailContent, names: MailNames, translator: Translator): string {
  const { before, button, after = [], footer } = mail;
  const { t } = translator;
  const named = ({ text }: MailLink): string => t('link.named', { name: text });
  const action = button ? [`${named(button)}\n${button.link}`] : [];
  const lines = [greeting(names, translator), ...before, ...action, ...after];
  const small = footer
    ? `\n-- \n${[footer.text, ...footer.links.map((one) => `${named(one)} ${one.link}`)].join('\n')}\n`
    : '';
  return `${lines.join('\n\n')}\n\n${names.productName}\n${small}`;
}

/** Renders a mail in the product's design, as text and HTML with the same content. */
export function renderMail(
  mail: MailContent,
  names: MailNames,
  translator: Translator,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, before, button, after = [], footer } = mail;
  const { productName } = names;
  const parts = [
    ...[greeting(names, translator), ...before].map(paragraph),
    ...(button ? [buttonHtml(button, translator)] : []),
    ...after.map(paragraph),
  ];
  return {
    subject: `${productName}: ${subject}`,
    text: plainText(mail, names, translator),
    html: `<!doctype html>
<html lang="${translator.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;padding:24px;background:#fbf7f1;${font}"><div style="max-width:560px;margin:0 auto"><div class="card" style="padding:32px;border:1px solid #e9e2d8;border-radius:16px;background:#ffffff;color:#1c1917">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;letter-spacing:-0.02em">${escapeHtml(productName)}</p>
${parts.join('\n')}
</div>${footer ? footerHtml(footer) : ''}</div></body></html>
`,
  };
}

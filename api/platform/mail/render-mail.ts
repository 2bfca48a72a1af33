import { escapeHtml } from '../html.ts';

/** What one mail says. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  readonly button?: { readonly text: string; readonly link: string };
  /** Paragraphs after the button. */
  readonly after: readonly string[];
  readonly productName: string;
}

/** A mail as plain text and as HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#241c15";

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function buttonHtml({ text, link }: { text: string; link: string }): string {
  const to = escapeHtml(link);
  return `<p style="margin:24px 0"><a href="${to}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:#b8401f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6b5f55">If the button does not work, open this address: <a href="${to}" style="color:#b8401f;word-break:break-all">${to}</a></p>`;
}

/** Writes a mail in the product's look, both ways saying the same. */
export function renderMail(mail: MailContent): RenderedMail {
  const { subject, greeting, before, button, after, productName } = mail;
  const lines = [greeting, ...before, ...(button ? [`${button.text}:\n${button.link}`] : []), ...after];
  const parts = [
    ...[greeting, ...before].map(paragraph),
    ...(button ? [buttonHtml(button)] : []),
    ...after.map(paragraph),
  ];
  return {
    subject: `${productName}: ${subject}`,
    text: `${lines.join('\n\n')}\n\n${productName}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf6f0"><div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #e8dfd4;border-radius:16px;background:#ffffff;${font}">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${escapeHtml(productName)}</p>
${parts.join('\n')}
</div></body></html>
`,
  };
}

import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { AnnualStatement, Issuer, Paper, PaperKind } from '../../../schema/paper.ts';
import { writeAmount } from '../../../schema/texts/sentences.ts';
import { dayOf } from '../../platform/clock.ts';

const { resolve } = createRequire(import.meta.url);
const family = '@expo-google-fonts/noto-sans';

/** Fonts by script. A font shapes one script at a time, so a text is written in runs. */
const fonts = {
  latin: resolve(`${family}/400Regular/NotoSans_400Regular.ttf`),
  bold: resolve(`${family}/700Bold/NotoSans_700Bold.ttf`),
  thai: resolve(`${family}-thai/400Regular/NotoSansThai_400Regular.ttf`),
  han: resolve(`${family}-sc/400Regular/NotoSansSC_400Regular.ttf`),
} as const;
type Font = keyof typeof fonts;

const runs =
  /(?<thai>\p{Script=Thai}+)|(?<han>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]+)|(?<latin>[^\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]+)/gu;

/** A text in runs of one script each. */
export function scriptRuns(text: string): { readonly font: Font; readonly text: string }[] {
  return [...text.matchAll(runs)].map(([run, , , ,], index, all) => {
    const { thai, han } = all[index]?.groups ?? {};
    return { font: thai ? 'thai' : han ? 'han' : 'latin', text: run };
  });
}

type Document = InstanceType<typeof PDFDocument>;
const LEFT = 56;
const WIDTH = 483;

function write(doc: Document, text: string, { size = 10.5, isBold = false, x = LEFT, width = WIDTH } = {}) {
  const parts = scriptRuns(text);
  doc.fontSize(size);
  parts.forEach(({ font, text: part }, index) => {
    doc.font(fonts[font === 'latin' && isBold ? 'bold' : font]);
    const options = { width, continued: index < parts.length - 1 };
    if (index === 0) doc.text(part, x, doc.y, options);
    else doc.text(part, options);
  });
}

/** A row: what it is, and its value beside it. */
function line(doc: Document, name: string, value: string, isBold = false): void {
  const top = doc.y;
  write(doc, name, { width: 180, isBold });
  const below = doc.y;
  doc.y = top;
  write(doc, value, { x: LEFT + 190, width: WIDTH - 190, isBold });
  doc.y = Math.max(below, doc.y) + 5;
}

function begin(title: string, issuer: Issuer | null, at: Date): Document {
  const info = { Title: title, CreationDate: at, Producer: 'Koli', Creator: issuer?.name ?? 'Koli' };
  const doc = new PDFDocument({ size: 'A4', margin: LEFT, info, font: fonts.latin });
  if (issuer) {
    write(doc, issuer.name, { isBold: true });
    for (const text of issuer.address?.split('\n') ?? []) write(doc, text);
    if (issuer.taxNumber) write(doc, `Tax number ${issuer.taxNumber}`);
    doc.moveDown(2);
  }
  write(doc, title, { size: 20, isBold: true });
  doc.moveDown(1);
  return doc;
}

const titles: Readonly<Record<PaperKind, string>> = {
  receipt: 'Receipt',
  refund: 'Refund receipt',
  refund_returned: 'Returned refund',
  payout: 'Payout statement',
  payout_taken_back: 'Payout taken back',
};

/** A paper as PDF, to be piped. The names in it are readable in Latin, Thai and Chinese script. */
export function paperPdf(paper: Paper): Document {
  const { number, kind, issuer, recipient, counterparty, about, total, fee } = paper;
  const at = new Date(paper.createdAt);
  const doc = begin(`${titles[kind]} ${number}`, issuer, at);
  line(doc, 'Number', number);
  line(doc, 'Date', dayOf(at));
  line(doc, kind.startsWith('payout') ? 'Payee' : 'Payer', recipient);
  line(doc, 'For', about);
  if (counterparty) line(doc, 'Other side', counterparty);
  doc.moveDown(1);
  if (fee) {
    line(doc, 'Amount', writeAmount({ ...total, amount: total.amount - fee.amount }));
    line(doc, 'Platform fee', writeAmount(fee));
  }
  line(doc, 'Total', `${writeAmount(total)} (${total.currency})`, true);
  doc.end();
  return doc;
}

/** The statement of a year as PDF, to be piped. */
export function annualPdf(
  statement: AnnualStatement,
  recipient: string,
  issuer: Issuer | null,
  now: Date,
): Document {
  const { year, totals, products, productsValue, papers } = statement;
  const doc = begin(`Annual statement ${year}`, issuer, now);
  line(doc, 'Member', recipient);
  line(doc, 'Made on', dayOf(now));
  line(doc, 'Receipts and statements', String(papers));
  for (const { paid, fee, earned } of totals) {
    doc.moveDown(1);
    write(doc, paid.currency, { isBold: true, size: 12 });
    line(doc, 'Paid, less refunds', signed(paid));
    line(doc, 'Platform fee in it', signed(fee));
    line(doc, 'Paid out', signed(earned));
  }
  if (products.length > 0) {
    doc.moveDown(1);
    write(doc, 'Products received', { isBold: true, size: 12 });
    for (const { campaign, brand, value, receivedAt } of products)
      line(
        doc,
        `${dayOf(new Date(receivedAt))}  ${value ? writeAmount(value) : 'no value named'}`,
        `${campaign}, ${brand}`,
      );
    for (const value of productsValue) line(doc, 'Value of products', writeAmount(value), true);
  }
  doc.end();
  return doc;
}

/** An amount that may be below 0. */
const signed = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${amount < 0 ? '-' : ''}${writeAmount({ amount: Math.abs(amount), currency })}`;

import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** A mail in the local mailbox. */
export interface ReceivedMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** All mails to an address, oldest first. */
export async function mailsTo(product: TestProduct, email: string): Promise<ReceivedMail[]> {
  await product.settled();
  const rows = await sql(product.databaseUrl, 'select * from dev_mail where recipient = $1 order by id', [
    email,
  ]);
  return rows as unknown as ReceivedMail[];
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(product: TestProduct, email: string): Promise<string> {
  const mail = (await mailsTo(product, email)).at(-1);
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

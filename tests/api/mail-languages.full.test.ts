import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../../web/src/languages/spoken.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createRemark } from '../support/jobs.ts';
import { createPerson, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  // Where pages are drawn by the same process, the client's catalogue must not stand in for the server's.
  const web = fileURLToPath(new URL('../../web/src/languages/loadLanguage.ts', import.meta.url));
  const { loadLanguage } = await import(/* @vite-ignore */ web);
  for (const tag of ['th', 'vi', 'zh-CN', 'ms', 'id']) await loadLanguage(tag);
  speak('vi');
  product = await startTestProduct({ PUBLIC_URL: 'https://koli.example' });
});
afterAll(() => product?.close());

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The newest mail to an address, once everything that was to be sent is sent. */
async function mailTo(email: string): Promise<Mail> {
  await product.settled();
  const [mail] = await sql(
    product.databaseUrl,
    'select * from dev_mail where recipient = $1 order by id desc limit 1',
    [email],
  );
  return mail as unknown as Mail;
}

function browser(languages?: string): GraphqlClient {
  const client = new GraphqlClient(product);
  client.languages = languages;
  return client;
}

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const reset = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const choose =
  'mutation ($language: Language!) { setLanguage(input: { language: $language }) { account { id } } }';

async function signUp(client: GraphqlClient, username: string): Promise<string> {
  const email = `${username}@example.test`;
  const person = { first: 'Mei', last: 'Tan', username, email, password };
  const rest = { phonePrefix: '+65', mobile: '81234567', termsAccepted: true };
  const input = { ...person, ...rest, captcha: await solveCaptcha(product) };
  await client.data('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input });
  return email;
}

test.each([
  ['th-TH,th;q=0.9,en;q=0.5', 'th', 'Koli: กรุณายืนยันอีเมลของคุณ', 'สวัสดี Mei', '48 ชั่วโมง'],
  ['zh-Hant', 'zh-CN', 'Koli: 请验证你的邮箱', 'Mei，你好：', '48 小时'],
  ['fr', 'en', 'Koli: Please verify your email address', 'Hi Mei,', 'works for 48 hours'],
  [undefined, 'en', 'Koli: Please verify your email address', 'Hi Mei,', 'works for 48 hours'],
])('who signs up on a page for %s gets mail in %s', async (asked, tag, subject, greeting, hours) => {
  const email = await signUp(browser(asked), `mei${tag.slice(0, 2)}${asked?.length ?? ''}`);
  const { text, html, ...mail } = await mailTo(email);
  expect(mail.subject).toBe(subject);
  expect(html).toContain(`<html lang="${tag}">`);
  for (const said of [text, html]) {
    expect(said).toContain(greeting);
    expect(said).toContain(hours);
    expect(said).toMatch(/https:\/\/koli\.example\/verify-email\?token=[\w-]/);
  }
});

test('the last page of a browser counts, then what the member has chosen, and no page of a program', async () => {
  const { email, client } = await createPerson(product, { first: 'Arif' });
  const subject = async () => {
    await browser('vi').data(reset, { email });
    return (await mailTo(email)).subject;
  };
  expect(await subject()).toBe('Koli: Reset your password');
  await browser('ms,en;q=0.3').data(signIn, { email, password });
  await browser().data(signIn, { email, password });
  expect(await subject()).toBe('Koli: Set semula kata laluan anda');
  await client.data(choose, { language: 'ID' });
  expect(await subject()).toBe('Koli: Reset kata sandi Anda');
  expect((await mailTo(email)).text).toContain('Tautan berlaku 1 jam dan hanya bisa dipakai sekali.');
});

test('notifications are mailed with their dates and amounts, and the way to stop them, in one language', async () => {
  const owner = await createPerson(product, { first: 'Mei', last: 'Tan' });
  const person = await createPerson(product, { first: 'Arif', last: 'Rahman' });
  await person.client.data(choose, { language: 'VI' });
  const remarkId = await createRemark(
    product,
    await makeCampaign(product, owner, { title: 'Laksa' }),
    person,
    'done',
  );
  await sql(product.databaseUrl, `update remark set hired_at = '2026-08-27T03:00:00Z' where id = $1`, [
    remarkId,
  ]);
  const fact = { remarkId, campaignId: null, amountMinor: 120_050, actorId: null };
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at)
      select 'remark.heldLong', $1::jsonb || jsonb_build_object('campaignId', campaign_id), now() from remark where id = $2`,
    [JSON.stringify(fact), remarkId],
  );
  const { text, html } = await mailTo(person.email);
  expect(text).toContain('Chào Arif');
  expect(text).toContain('US$1.200,50 cho “Laksa” đã được giữ 80 ngày');
  expect(text).toMatch(/trước \d+ thg \d+, 2026\./);
  expect(html).toContain('<html lang="vi">');
  const stop = /Ngừng nhận các email này: (\S+)/.exec(text)?.[1] ?? '';
  const page = await product.app.inject({
    url: stop.replace('https://koli.example', ''),
    headers: { 'accept-language': 'th' },
  });
  expect(page.body).toContain('<html lang="vi">');
  expect(page.body).toContain('Ngừng thông báo qua email?');
});

test('a visitor is answered in the language of the page with the form', async () => {
  const guest = browser('zh-CN');
  const input = {
    name: '小美',
    email: 'mei@guests.test',
    message: '?',
    captcha: await solveCaptcha(product),
  };
  await guest.data(
    'mutation ($input: SendHelpRequestInput!) { sendHelpRequest(input: $input) { helpRequestId } }',
    { input },
  );
  const staff = await createPerson(product, { isStaff: true });
  const [request] = await sql(product.databaseUrl, 'select id from help_request');
  await staff.client.data(
    'mutation ($id: ID!, $answer: String!) { resolveHelpRequest(input: { id: $id, answer: $answer }) { helpRequest { state } } }',
    { id: String(request?.id), answer: 'It is on its way.' },
  );
  const { subject, text } = await mailTo('mei@guests.test');
  expect(subject).toBe('Koli: 我们对你留言的回复');
  expect(text).toBe(
    '小美，你好：\n\nIt is on its way.\n\n再次联系我们：\nhttps://koli.example/help\n\n你的留言：\n\n?\n\nKoli\n',
  );
});

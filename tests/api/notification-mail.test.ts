import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../api/modules/notifications/notification.messages.ts';
import { createSmtpMail } from '../../api/platform/mail/smtp-mail.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const PUBLIC = 'https://koli.example';
let product: TestProduct;
let owner: Person;
let influencer: Person;
let staff: Person;
let about: { campaignId: number; remarkId: number; accountId: number };

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: PUBLIC });
  owner = await createPerson(product, { first: 'Mei', last: 'Tan' });
  influencer = await createPerson(product, { first: 'Arif', last: 'Rahman' });
  staff = await createPerson(product, { first: 'Siti', last: 'Aminah', isStaff: true });
  const campaignId = await makeCampaign(product, owner, { title: 'Kopi & "kaya" <toast>' });
  const remarkId = await createRemark(product, campaignId, influencer, 'done');
  await sql(
    product.databaseUrl,
    `update remark set hired_at = now(), work_due_at = now() + interval '10 days', release_deadline = now() + interval '14 days' where id = $1`,
    [remarkId],
  );
  await sql(
    product.databaseUrl,
    `insert into dispute (remark_id, raised_by, reason, state, created_at, answer_deadline, extended_for)
     values ($1, 'owner', 'No post.', 'open', now(), now() + interval '5 days', '{owner}')`,
    [remarkId],
  );
  await sql(
    product.databaseUrl,
    `insert into shipment (remark_id, carrier, sent_at, received_at, created_at)
     values ($1, 'SingPost', now(), now(), now())`,
    [remarkId],
  );
  await sql(
    product.databaseUrl,
    `insert into work_use (remark_id, channels, countries, begins_at, ends_at, created_at)
     values ($1, 'own', '{}', now(), now() + interval '90 days', now())`,
    [remarkId],
  );
  about = { campaignId, remarkId, accountId: influencer.id };
});
afterAll(() => product?.close());

interface Mailed {
  type: string;
  path: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Lets facts of these types happen, and answers the notifications they made with their mails. */
async function happen(types: readonly string[]): Promise<{ notified: number; mailed: Mailed[] }> {
  await sql(product.databaseUrl, 'delete from notification');
  await sql(product.databaseUrl, 'delete from dev_mail');
  const payload = JSON.stringify({
    ...about,
    amountMinor: 45_050,
    reason: 'Because <b>so</b>.',
    actorId: null,
  });
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at) select type, $2::jsonb, $3::timestamptz from unnest($1::text[]) as type`,
    [types, payload, product.clock.now()],
  );
  await product.settled();
  const [row] = await sql(product.databaseUrl, 'select count(*)::int as n from notification');
  const mailed = await sql(
    product.databaseUrl,
    `select n.type, n.path, m.* from notification n join dev_mail m on m.message_id = 'notification-' || n.id order by n.id`,
  );
  return { notified: Number(row?.n), mailed: mailed as unknown as Mailed[] };
}

describe.each(Object.entries(messages))('%s', (type, rows) => {
  test('is mailed to everybody it is told to, as text and as HTML, with a link and the way to stop', async () => {
    const { notified, mailed } = await happen([type]);
    expect(notified).toBe(rows.length);
    expect(mailed.map((mail) => mail.type)).toEqual(rows.map((row) => row.type));
    for (const [index, mail] of mailed.entries()) {
      const recipient = { owner, person: influencer, staff }[rows[index]?.to ?? 'staff'];
      expect(mail.recipient).toBe(recipient.email);
      expect(mail.subject).toMatch(/^Koli: \S.{10,90}$/);
      expect(mail.subject).not.toMatch(/undefined|null|NaN/);
      expect(mail.text).toMatch(/^Hi (Mei|Arif|Siti),\n\n\S/);
      expect(mail.text).not.toMatch(/undefined|null|NaN/);
      expect(mail.path).toMatch(/^\/\w/);
      expect(mail.text).toContain(`Open in Koli:\n${PUBLIC}${mail.path}\n`);
      expect(mail.html).toContain(`href="${PUBLIC}${mail.path}"`);
      expect(mail.html).toContain('Kopi &amp; &quot;kaya&quot; &lt;toast&gt;');
      expect(mail.html).not.toContain('<b>so</b>');
      expect(mail.html).toContain('color-scheme');
      const stop = mail.headers['List-Unsubscribe'];
      expect(stop).toMatch(/^<https:\/\/koli\.example\/mail\/stop\?token=[\w.-]+>$/);
      expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(mail.text).toContain(`Stop these emails: ${stop?.slice(1, -1)}`);
      expect(mail.html).toContain(`href="${stop?.slice(1, -1)}"`);
    }
  });
});

const everything = Object.keys(messages);

test('whoever turned mail off, or has not verified the address, is notified only', async () => {
  await owner.client.data('mutation { setMailNotifications(input: { enabled: false }) { account { id } } }');
  await staff.client.data('mutation { setMailNotifications(input: { enabled: false }) { account { id } } }');
  await sql(product.databaseUrl, 'update account set email_verified_at = null where id = $1', [
    influencer.id,
  ]);
  const { notified, mailed } = await happen(everything);
  expect(notified).toBe(Object.values(messages).flat().length);
  expect(mailed).toEqual([]);
  const [row] = await sql(product.databaseUrl, 'select count(*)::int as n from dev_mail');
  expect(row?.n).toBe(0);
  await owner.client.data('mutation { setMailNotifications(input: { enabled: true }) { account { id } } }');
  await sql(product.databaseUrl, 'update account set email_verified_at = now() where id = $1', [
    influencer.id,
  ]);
});

describe('the link that stops them', () => {
  const linkOf = async (): Promise<string> => {
    const { mailed } = await happen(['campaign.approved']);
    return (mailed[0]?.headers['List-Unsubscribe'] ?? '').slice(1 + PUBLIC.length, -1);
  };
  const isOn = async () => (await owner.client.data('{ me { mailNotifications } }')).me.mailNotifications;
  const visit = (url: string) => product.app.inject({ method: 'GET', url });
  const press = (
    url: string,
    payload = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  ) => product.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  test('opening it asks and changes nothing: scanners open links too', async () => {
    const page = await visit(await linkOf());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Stop email notifications?');
    expect(page.body).toContain('<form method="post"');
    expect(page.body).not.toMatch(/Mei|people\.test/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(await isOn()).toBe(true);
  });

  test.each([
    ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'a form of parts',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
      'multipart/form-data; boundary=b',
    ],
  ])('one press without signing in stops them, as %s, and again', async (_name, payload, type) => {
    await owner.client.data('mutation { setMailNotifications(input: { enabled: true }) { account { id } } }');
    const link = await linkOf();
    for (const _ of ['once', 'twice']) {
      const page = await press(link, payload, type);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Email notifications are off');
      expect(await isOn()).toBe(false);
    }
    expect((await happen(['campaign.approved'])).mailed).toEqual([]);
  });

  test('the page turns them on again', async () => {
    await owner.client.data('mutation { setMailNotifications(input: { enabled: true }) { account { id } } }');
    const stopped = await press(await linkOf());
    const again = /action="([^"]+)"/.exec(stopped.body)?.[1] ?? '';
    expect(again).toMatch(/^\/mail\/start\?token=/);
    expect((await press(again, '')).body).toContain('Email notifications are on');
    expect(await isOn()).toBe(true);
  });

  test('it works for its own account only, and a wrong one says nothing about accounts', async () => {
    const link = await linkOf();
    const [, signature] = /token=\d+\.([\w-]+)/.exec(link) ?? [];
    const pages = [];
    for (const token of [`${influencer.id}.${signature}`, `999999.${signature}`, `${owner.id}.`, 'x', '']) {
      const page = await press(`/mail/stop?token=${token}`);
      expect(page.statusCode).toBe(400);
      pages.push(page.body);
    }
    expect(new Set(pages).size).toBe(1);
    expect((await press('/mail/stop')).statusCode).toBe(400);
    const [row] = await sql(
      product.databaseUrl,
      'select mail_notifications as "on" from account where id = $1',
      [influencer.id],
    );
    expect(row?.on).toBe(true);
  });

  test('guessing is limited, and does not lock out the right link', async () => {
    const link = await linkOf();
    const codes = [];
    for (let count = 0; count < 40; count += 1) codes.push((await visit('/mail/stop?token=1.x')).statusCode);
    expect(codes.at(-1)).toBe(429);
    expect((await visit(link)).statusCode).toBe(200);
  });
});

test('mail about the account itself cannot be stopped this way', async () => {
  await sql(product.databaseUrl, 'delete from dev_mail');
  const facts = ['mail.verifyEmail', 'mail.resetPassword', 'mail.passwordChanged'];
  await sql(product.databaseUrl, 'update account set email_verified_at = null where id = $1', [
    influencer.id,
  ]);
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at) select type, $2::jsonb, now() from unnest($1::text[]) as type`,
    [facts, JSON.stringify({ accountId: influencer.id })],
  );
  await product.settled();
  const mails = (await sql(product.databaseUrl, 'select * from dev_mail')) as unknown as Mailed[];
  expect(mails).toHaveLength(facts.length);
  for (const { headers, text, html } of mails) {
    expect(headers).toEqual({});
    expect(text + html).not.toContain('/mail/stop');
  }
  const links = () => sql(product.databaseUrl, 'select token_hash from mail_link order by id');
  const made = await links();
  // The process died after the mail server took them: the same mails go out again, with the same links.
  const again = `update outbox set done_at = null, leased_until = '-infinity' where type = any($1)`;
  await sql(product.databaseUrl, again, [facts]);
  await product.settled();
  const [row] = await sql(
    product.databaseUrl,
    'select count(*)::int as mails, count(distinct message_id)::int as ids from dev_mail',
  );
  expect(row).toEqual({ mails: facts.length, ids: facts.length });
  expect(await links()).toEqual(made);
});

test('over SMTP a mail has its headers and an id of our own host', async () => {
  const sink = await startSmtpSink();
  const smtp = createSmtpMail(sink.url, 'Koli <no-reply@koli.example>');
  const long = `<${PUBLIC}/mail/stop?token=123456789.${'x'.repeat(22)}>`;
  const headers = { 'List-Unsubscribe': long, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await smtp.send({
    to: 'a@b.test',
    subject: 'Hi\r\nBcc: x@y.test',
    text: 'one',
    html: '<p>one</p>',
    id: 'n-1',
    headers,
  });
  smtp.close();
  sink.close();
  const [head = ''] = (sink.mails[0] ?? '').split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n\s+/g, ' ');
  expect(unfolded).toContain(`List-Unsubscribe: ${long}`);
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded).toContain('Message-ID: <n-1@koli.example>');
  expect(unfolded).not.toMatch(/^Bcc:/m);
});

test('a mail server that takes connections and says nothing fails the mail soon', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const soon = { connectWithin: 200, answerWithin: 200 };
  const smtp = createSmtpMail(`smtp://127.0.0.1:${port}`, 'Koli <no-reply@koli.example>', soon);
  const mail = { to: 'a@b.test', subject: 'Hi', text: 'one', html: '<p>one</p>', id: 'n-2' };
  const begun = Date.now();
  await expect(smtp.send(mail)).rejects.toThrow(/Greeting never received|Timeout/);
  expect(Date.now() - begun).toBeLessThan(5_000);
  smtp.close();
  silent.close();
});

test('whoever muted a topic hears of it in neither place, and of the rest as before', async () => {
  const mute =
    'mutation ($muted: [MutedNotification!]!) { setMutedNotifications(input: { muted: $muted }) { account { mutedNotifications } } }';
  const seen = async () => {
    const { me, notifications } = await owner.client.data(
      '{ me { unreadNotifications } notifications(first: 100) { unread totalCount nodes { code } } }',
    );
    expect(notifications.unread).toBe(me.unreadNotifications);
    return notifications.nodes.map(({ code }: { code: string }) => code);
  };
  expect(
    (await owner.client.data(mute, { muted: ['CAMPAIGN_MAIL', 'CAMPAIGN_BELL'] })).setMutedNotifications,
  ).toEqual({ account: { mutedNotifications: ['CAMPAIGN_BELL', 'CAMPAIGN_MAIL'] } });
  const { mailed } = await happen(['campaign.approved', 'remark.applied']);
  expect(mailed.map(({ type }) => type)).toEqual(['USER_CAMPAIGN_APPLY']);
  const heard = await seen();
  expect(heard).toContain('job.applied');
  expect(heard).not.toContain('campaign.approved');
  await owner.client.data(mute, { muted: [] });
  expect(await seen()).toContain('campaign.approved');
});

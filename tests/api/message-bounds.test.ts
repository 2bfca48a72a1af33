import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobIn, makeCast } from '../support/job-states.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openConversation, sendMessage } from '../support/messages.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await sql(
    product.databaseUrl,
    `with a as (insert into account (id, email, password_hash, created_at)
       select n, n || '@strangers.test', '', now() from generate_series(10001, 10050) as n returning id, created_at)
     insert into profile (id, first, last, created_at) select id, 'Stranger', id::text, created_at from a`,
  );
});
afterAll(() => product?.close());

const strangers = Array.from({ length: 50 }, (_, at) => 10_001 + at);

const openWith = (by: Person, id = 0) => openConversation(by, { id });

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: Error) => (JSON.parse(error.message) as { extensions: { code: string } }[])[0]?.extensions.code,
  );

const age = (person: Person, days: number) =>
  sql(product.databaseUrl, 'update account set created_at = $2 where id = $1', [
    person.id,
    new Date(product.clock.now().getTime() - days * 86_400_000),
  ]);

const finishJob = (person: Person) =>
  sql(
    product.databaseUrl,
    'insert into reputation (account_id, jobs_done, review_count) values ($1, 1, 0) on conflict (account_id) do update set jobs_done = 1',
    [person.id],
  );

describe('first messages to strangers', () => {
  test.each([
    ['six days old', 6, 10],
    ['eight days old', 8, 40],
  ])('of an account %s', async (_, days, most) => {
    const person = await createPerson(product);
    await age(person, days);
    const codes: (string | undefined)[] = [];
    for (const stranger of strangers) codes.push(await codeOf(openWith(person, stranger)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(most);
    expect(codes.slice(most)).toEqual(Array(50 - most).fill('RATE_LIMITED'));
    // Who is known already can be written to as before.
    const known = await openWith(person, strangers[0]);
    await sendMessage(person, known, 'Hello again');
  });

  test('do not include people who applied to each other, nor answers', async () => {
    const cast = await makeCast(product);
    await age(cast.owner, 1);
    await jobIn(product, cast, 'paid', 'applied');
    for (const stranger of strangers.slice(0, 10)) await openWith(cast.owner, stranger);
    expect(await codeOf(openWith(cast.owner, strangers[10]))).toBe('RATE_LIMITED');
    await openConversation(cast.owner, cast.applicant);
    const writer = await createPerson(product);
    const id = await openConversation(writer, cast.owner);
    await sendMessage(cast.owner, id, 'Thank you');
  });
});

test('thirty messages a minute go into a conversation, and sixty from a person', async () => {
  const writer = await createPerson(product);
  const ids = await Promise.all(strangers.slice(0, 3).map((stranger) => openWith(writer, stranger)));
  const burst = async (id: string | undefined, count: number) => {
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < count; at += 1) codes.push(await codeOf(sendMessage(writer, id ?? '', `${at}`)));
    return codes.filter((code) => code === 'ok').length;
  };
  expect(await burst(ids[0], 31)).toBe(30);
  expect(await burst(ids[1], 28)).toBe(28);
  // Of the sixty, one went to the try that was refused.
  expect(await burst(ids[2], 5)).toBe(1);
});

describe('links of new members', () => {
  const cases: [who: string, days: number, hasJob: boolean, text: string, isWarned: boolean][] = [
    ['younger than a week', 6, true, 'See https://koli-pay.example/win', true],
    ['without a finished job', 90, false, 'See www.win', true],
    ['without a finished job', 90, false, 'my shop: koli-pay.com.', true],
    ['without a finished job', 90, false, 'bit.ly/laksa', true],
    ['known', 90, true, 'See https://instagram.com/p/1', false],
    ['younger than a week', 1, false, 'No link. Really, 3.5 stars; mail me at mei@gmail.com', false],
  ];
  test.each(cases)('%s (%i days, job %s): %s', async (_, days, hasJob, text, isWarned) => {
    const [sender, recipient] = [
      await createPerson(product, { first: 'Mei', last: 'Tan' }),
      await createPerson(product),
    ];
    await age(sender, days);
    if (hasJob) await finishJob(sender);
    const id = await openConversation(sender, recipient);
    // Nobody is online any more, so a mail goes out.
    product.clock.advance({ minutes: 10 });
    await sendMessage(sender, id, text);
    const [mail] = await mailsTo(product, recipient.email);
    const read = async ({ client }: Person) =>
      (
        await client.data(
          'query ($id: ID!) { messages(conversationId: $id) { nodes { hasNewcomerLink } } }',
          {
            id,
          },
        )
      ).messages.nodes[0].hasNewcomerLink;
    expect([await read(sender), await read(recipient)]).toEqual([false, isWarned]);
    const { notifications } = await recipient.client.data('{ notifications { nodes { message } } }');
    expect(notifications.nodes[0].message).toBe(
      isWarned ? 'Mei Tan sent you a message with a link.' : 'Mei Tan sent you a message.',
    );
    expect(mail?.text).toContain(notifications.nodes[0].message);
    expect(mail?.text).not.toContain(text);
  });

  test('of staff carry no warning', async () => {
    const [staff, member] = [await createPerson(product, { isStaff: true }), await createPerson(product)];
    const id = await openConversation(staff, member);
    await sendMessage(staff, id, 'See https://koli.example/help');
    const read = 'query ($id: ID!) { messages(conversationId: $id) { nodes { hasNewcomerLink } } }';
    expect((await member.client.data(read, { id })).messages.nodes).toEqual([{ hasNewcomerLink: false }]);
  });
});

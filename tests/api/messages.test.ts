import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowNumber } from '../support/global-ids.ts';
import { jobIn, makeCast } from '../support/job-states.ts';
import { openLive } from '../support/live-client.ts';
import { openConversation, sendMessage, talk } from '../support/messages.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product?.close());

const two = async () =>
  [
    await createPerson(product, { first: 'Mei', last: 'Tan' }),
    await createPerson(product, { first: 'Arif', last: 'Rahman' }),
  ] as const;

const THREAD = `query ($id: ID!, $after: String, $first: Int) {
  messages(conversationId: $id, first: $first, after: $after) {
    totalCount pageInfo { endCursor } nodes { id text mine asksToPayOutside }
  }
}`;
const LIST =
  'query ($search: String) { conversations(search: $search) { totalCount nodes { id unread readUpTo person { fullName } lastMessage { text mine } mayWrite { allowed code reason } job { state } } } }';
const READ =
  'mutation ($id: ID!, $to: ID!) { markConversationRead(input: { conversationId: $id, messageId: $to }) { conversation { unread } } }';
const BELL = '{ notifications { nodes { type message path readAt } } me { unreadMessages } }';
const listOf = async ({ client }: Person, search?: string) =>
  (await client.data(LIST, { search })).conversations;
const textsOf = async ({ client }: Person, id: string): Promise<string[]> =>
  (await client.data(THREAD, { id })).messages.nodes.map(({ text }: { text: string }) => text);
const codeOf = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: Error) => (JSON.parse(error.message) as { extensions: { code: string } }[])[0]?.extensions.code,
  );

describe('a conversation', () => {
  it('is one for each two people, whoever begins, and appears with its first message', async () => {
    const [mei, arif] = await two();
    const [first, again] = await Promise.all([openConversation(mei, arif), openConversation(arif, mei)]);
    expect(again).toBe(first);
    expect((await listOf(mei)).totalCount).toBe(0);
    await sendMessage(mei, first, 'Hello Arif');
    expect((await listOf(arif)).nodes).toEqual(
      [
        {
          id: first,
          unread: 1,
          readUpTo: expect.any(String),
          person: { fullName: 'Mei Tan' },
          lastMessage: { text: 'Hello Arif', mine: false },
          mayWrite: { allowed: true, code: null, reason: null },
          job: null,
        },
      ].map((row) => ({ ...row, readUpTo: null })),
    );
    expect((await listOf(mei)).nodes[0]).toMatchObject({ unread: 0, lastMessage: { mine: true } });
  });

  it('is for others than oneself', async () => {
    const [mei] = await two();
    expect(await codeOf(openConversation(mei, mei))).toBe('WRITE_TO_SELF');
    expect(await codeOf(openConversation(mei, { ...mei, id: 999_999 }))).toBe('NOT_FOUND');
  });

  it('stands beside the newest job of the two', async () => {
    const cast = await makeCast(product);
    const { owner, applicant } = cast;
    await talk(owner, applicant);
    expect((await listOf(owner)).nodes[0].job).toBeNull();
    await jobIn(product, cast, 'paid', 'released');
    await jobIn(product, cast, 'paid', 'hired');
    expect((await listOf(owner)).nodes[0].job).toEqual({ state: 'HIRED' });
    expect((await listOf(applicant)).nodes[0].job).toEqual({ state: 'HIRED' });
  });
});

describe('a message', () => {
  it('that is sent again after a lost answer is there once', async () => {
    const [mei, arif] = await two();
    const id = await openConversation(mei, arif);
    const clientId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => sendMessage(mei, id, 'Once', { clientId })));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(await textsOf(arif, id)).toEqual(['Once']);
    expect((await listOf(arif)).nodes[0].unread).toBe(1);
    const elsewhere = await openConversation(mei, await createPerson(product));
    expect(await codeOf(sendMessage(mei, elsewhere, 'Once', { clientId }))).toBe('CONFLICT');
  });

  it('to somebody never written to begins the conversation, once however often it is sent', async () => {
    const [mei, arif] = await two();
    const first = { conversationId: undefined, profileId: arif.id, clientId: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => sendMessage(mei, '', 'From the train', first)));
    const ids = new Set(sent.map(({ conversation }) => conversation.id));
    expect(ids).toEqual(new Set([await openConversation(arif, mei)]));
    expect(await textsOf(arif, [...ids][0])).toEqual(['From the train']);
    const later = { ...first, clientId: randomUUID() };
    expect((await sendMessage(mei, '', 'And again', later)).conversation.id).toBe([...ids][0]);
    for (const [more, code] of [
      [{ conversationId: undefined }, 'BAD_INPUT'],
      [{ profileId: arif.id }, 'BAD_INPUT'],
      [{ conversationId: undefined, profileId: mei.id }, 'WRITE_TO_SELF'],
      [{ conversationId: undefined, profileId: '999999' }, 'NOT_FOUND'],
    ] as const)
      expect(await codeOf(sendMessage(mei, [...ids][0], 'Hi', more))).toBe(code);
  });

  it.each([
    ['', {}, 'MESSAGE_REQUIRED'],
    [' \u202e ', {}, 'MESSAGE_REQUIRED'],
    ['a'.repeat(2_001), {}, 'BAD_INPUT'],
    ['Hi', { clientId: 'not-a-uuid' }, 'BAD_INPUT'],
    ['Hi', { pictures: ['0123456789abcdef'] }, 'NOT_FOUND'],
    ['Hi', { pictures: [1, 2, 3, 4, 5].map((n) => `0123456789abcdef${n}`) }, 'BAD_INPUT'],
    ['a'.repeat(2_000), {}, 'ok'],
  ])('%#: text and pictures have limits', async (text, more, code) => {
    const [mei, arif] = await two();
    expect(await codeOf(sendMessage(mei, await openConversation(mei, arif), text, more))).toBe(code);
  });

  it('carries pictures that its sender uploaded for it', async () => {
    const [mei, arif] = await two();
    const id = await openConversation(mei, arif);
    const picture = randomUUID().replaceAll('-', '');
    await sql(
      product.databaseUrl,
      `insert into picture (id, owner_id, purpose, width, height, bytes, created_at) values ($1, $2, 'message', 9, 9, 9, now())`,
      [picture, mei.id],
    );
    expect((await sendMessage(mei, id, '', { pictures: [picture] })).pictures).toEqual([{ id: picture }]);
    expect(await codeOf(sendMessage(arif, id, '', { pictures: [picture] }))).toBe('NOT_FOUND');
  });

  it('that asks to pay outside warns whoever gets it, and nobody else', async () => {
    const [mei, arif] = await two();
    const { conversationId: id } = await talk(mei, arif, 'Just PayNow me');
    const warned = async ({ client }: Person) =>
      (await client.data(THREAD, { id })).messages.nodes[0].asksToPayOutside;
    expect([await warned(mei), await warned(arif)]).toEqual([false, true]);
  });

  it('is found by its words in own conversations only, and pages go on after a cursor', async () => {
    const [mei, arif] = await two();
    const stranger = await createPerson(product);
    const { conversationId: id } = await talk(mei, arif, 'The laksa is 100% ready');
    for (const text of ['two', 'three', 'four']) await sendMessage(arif, id, text);
    const search = async ({ client }: Person, text: string) =>
      (
        await client.data(
          'query ($text: String!) { searchMessages(search: $text) { totalCount nodes { text conversation { id person { fullName } } } } }',
          { text },
        )
      ).searchMessages;
    expect(await search(arif, 'LAKSA')).toEqual({
      totalCount: 1,
      nodes: [{ text: 'The laksa is 100% ready', conversation: { id, person: { fullName: 'Mei Tan' } } }],
    });
    expect((await search(arif, '0%')).totalCount).toBe(1);
    expect((await search(arif, ' ')).totalCount).toBe(0);
    expect((await search(stranger, 'laksa')).totalCount).toBe(0);
    expect(await textsOf(stranger, id)).toEqual([]);
    const first = (await mei.client.data(THREAD, { id, first: 3 })).messages;
    expect(first.nodes.map(({ text }: { text: string }) => text)).toEqual(['four', 'three', 'two']);
    await sendMessage(mei, id, 'five');
    const rest = (await mei.client.data(THREAD, { id, first: 3, after: first.pageInfo.endCursor })).messages;
    expect(rest.nodes).toMatchObject([{ text: 'The laksa is 100% ready' }]);
    expect((await listOf(mei, 'rahm')).totalCount).toBe(1);
    expect((await listOf(mei, 'nobody')).totalCount).toBe(0);
  });
});

describe('reading', () => {
  it('counts what is unread, one notification for each conversation, and marks both', async () => {
    const [mei, arif] = await two();
    const { conversationId: id, messageId } = await talk(mei, arif, 'one');
    const last = await sendMessage(mei, id, 'two');
    await product.settled();
    const before = await arif.client.data(BELL);
    expect(before.me.unreadMessages).toBe(2);
    expect(before.notifications.nodes).toEqual([
      {
        type: 'KOLI_SEND_MESSAGE',
        message: 'Mei Tan sent you a message.',
        path: `/messages/${rowNumber(id)}`,
        readAt: null,
      },
    ]);
    expect(
      (await arif.client.data(READ, { id, to: messageId })).markConversationRead.conversation.unread,
    ).toBe(1);
    await arif.client.data(READ, { id, to: last.id });
    await arif.client.data(READ, { id, to: messageId });
    const after = await arif.client.data(BELL);
    expect(after.me.unreadMessages).toBe(0);
    expect(after.notifications.nodes[0].readAt).not.toBeNull();
    expect((await listOf(mei)).nodes[0].readUpTo).toBe(last.id);
    await sendMessage(mei, id, 'three');
    await product.settled();
    expect((await arif.client.data(BELL)).notifications.nodes).toHaveLength(2);
  });

  it('mails whoever wants mail and is away, once for each conversation until it is read', async () => {
    const [mei, arif] = await two();
    const mails = async () => {
      await product.settled();
      const rows = await sql(
        product.databaseUrl,
        `select from outbox where type = 'mail.notification' and (payload ->> 'accountId')::int = $1`,
        [arif.id],
      );
      return rows.length;
    };
    product.clock.advance({ minutes: 2 });
    const { conversationId } = await talk(mei, arif);
    await sendMessage(mei, conversationId, 'more');
    expect(await mails()).toBe(1);
    const sue = await createPerson(product);
    await sql(
      product.databaseUrl,
      'insert into presence values ($1, $2) on conflict (profile_id) do update set seen_at = $2',
      [arif.id, product.clock.now()],
    );
    await talk(sue, arif);
    expect(await mails()).toBe(1);
  });
});

describe('live', () => {
  const EVENTS =
    'subscription { conversationChanged { kind conversation { id unread readUpTo } message { text mine } } }';

  it('both hear of messages and reading, only the other of typing, and strangers of nothing', async () => {
    const [mei, arif] = await two();
    const stranger = await createPerson(product);
    const id = await openConversation(mei, arif);
    const [hers, his, foreign] = await Promise.all(
      [mei, arif, stranger].map(({ client }) => openLive(product, client.cookie)),
    );
    if (!hers || !his || !foreign) throw new Error('nobody listens');
    const [toMei, toArif] = [hers.subscribe(EVENTS), his.subscribe(EVENTS)];
    let leaked = false;
    const [first, second] = [toMei(), toArif()];
    void foreign
      .subscribe(EVENTS)()
      .then(({ data }) => {
        leaked = Boolean(data);
      });
    await Promise.all([hers, his, foreign].map((live) => live.listening()));
    const sent = await sendMessage(mei, id, 'Hello');
    await product.settled();
    expect(await first).toMatchObject({
      data: { conversationChanged: { kind: 'MESSAGE', message: { text: 'Hello', mine: true } } },
    });
    expect(await second).toMatchObject({
      data: {
        conversationChanged: { kind: 'MESSAGE', conversation: { id, unread: 1 }, message: { mine: false } },
      },
    });
    const [typing, read] = [toArif(), toMei()];
    await mei.client.data(
      'mutation ($id: ID!) { setTyping(input: { conversationId: $id }) { conversationId } }',
      { id },
    );
    expect(await typing).toMatchObject({ data: { conversationChanged: { kind: 'TYPING', message: null } } });
    await arif.client.data(READ, { id, to: sent.id });
    await product.settled();
    expect(await read).toMatchObject({
      data: { conversationChanged: { kind: 'READ', conversation: { readUpTo: sent.id } } },
    });
    expect(leaked).toBe(false);
    for (const live of [hers, his, foreign]) live.dispose();
  });
});

describe('people who do not meet', () => {
  it('read what was written and write no more, until the block is gone', async () => {
    const [mei, arif] = await two();
    const { conversationId: id } = await talk(mei, arif, 'Before');
    await arif.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
      id: mei.id,
    });
    for (const person of [mei, arif]) {
      expect(await codeOf(sendMessage(person, id, 'After'))).toBe('APART');
      expect(await textsOf(person, id)).toEqual(['Before']);
      expect((await listOf(person)).nodes[0].mayWrite).toMatchObject({ allowed: false, code: 'APART' });
    }
    const sue = await createPerson(product);
    await sue.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
      id: mei.id,
    });
    expect(await codeOf(openConversation(mei, sue))).toBe('APART');
    await arif.client.data('mutation ($id: ID!) { unblockUser(input: { profileId: $id }) { profileId } }', {
      id: mei.id,
    });
    expect(await codeOf(sendMessage(mei, id, 'After'))).toBe('ok');
  });

  it('neither do they see one another online, and typing is not told', async () => {
    const [mei, arif] = await two();
    const { conversationId: id } = await talk(mei, arif);
    await sql(product.databaseUrl, 'update profile set last_seen_at = $2 where id = $1', [
      arif.id,
      product.clock.now(),
    ]);
    const seen = async () =>
      (
        await mei.client.data('query ($id: ID!) { conversation(id: $id) { person { online lastSeenAt } } }', {
          id,
        })
      ).conversation.person;
    expect(await seen()).toMatchObject({ online: true });
    await arif.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
      id: mei.id,
    });
    expect(await seen()).toEqual({ online: false, lastSeenAt: null });
  });

  it('nor does a closed account get messages', async () => {
    const [mei, arif] = await two();
    const { conversationId: id } = await talk(mei, arif);
    await arif.client.data(
      'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }',
      {
        password,
      },
    );
    await product.settled();
    expect(await codeOf(sendMessage(mei, id, 'Still there?'))).toBe('RECIPIENT_GONE');
    expect(await textsOf(mei, id)).toEqual(['Hello noodles']);
  });
});

describe('a report of a message', () => {
  const REPORT = 'mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { reportId } }';

  it('gives staff its words, once, from whoever got it', async () => {
    const [mei, arif] = await two();
    const { messageId } = await talk(mei, arif, 'Something rude');
    const report = ({ client }: Person, comment = 'Rude') =>
      codeOf(client.data(REPORT, { input: { messageId, comment } }));
    expect(await report(arif, ' ')).toBe('COMMENT_REQUIRED');
    expect(await report(mei)).toBe('NOT_FOUND');
    expect(await report(await createPerson(product))).toBe('NOT_FOUND');
    expect(await report(arif)).toBe('ok');
    expect(await report(arif)).toBe('PERSON_REPORTED');
    const rows = await sql(
      product.databaseUrl,
      'select comment, person_id from report where message_id = $1',
      [rowNumber(messageId)],
    );
    expect(rows).toEqual([{ comment: 'Rude\n\nThe message: “Something rude”', person_id: mei.id }]);
  });
});

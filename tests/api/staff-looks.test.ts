import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mountRestCompat } from '../../rest-compat/mount.ts';
import { idOf } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { documentOf, operationOf, operations } from '../support/schema-documents.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';
import { upload } from '../support/upload.ts';

let product: TestProduct;
let staff: Person;
let member: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited }, mounted: [mountRestCompat] });
  member = await createPerson(product, { first: 'Siti', last: 'Rahman' });
  staff = await createPerson(product, { staffRoles: ['trust'] });
});
afterAll(() => product?.close());

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
const begin = `mutation ($input: SeeAsPersonInput!) { seeAsPerson(input: $input) { seeingUntil } }`;
const end = 'mutation { endSeeing { account { id seenByStaffUntil } } }';
const me = '{ me { id isStaff seenByStaffUntil } }';
const look = (accountId = member.id, who = staff, more: object = {}) =>
  who.client.send(begin, {
    input: {
      accountId: idOf('Account', accountId),
      cause: 'HELP',
      reason: 'A question about a job.',
      ...more,
    },
  });
const asMember = () => ({ id: idOf('Account', member.id), isStaff: false });

beforeEach(async () => {
  await run("update staff_look set ended_at = created_at + interval '1 second' where ended_at is null");
});

describe('staff who see the product as a person does', () => {
  test('read what the person reads, until they end it', async () => {
    expect((await staff.client.data(me)).me.seenByStaffUntil).toBeNull();
    await look();
    const seen = await staff.client.data(me);
    expect(seen.me).toEqual({ ...asMember(), seenByStaffUntil: expect.any(String) });
    expect((await staff.client.data(end)).endSeeing.account).toEqual({
      id: idOf('Account', staff.id),
      seenByStaffUntil: null,
    });
    const after = await staff.client.data(me);
    expect([after.me.id, after.me.seenByStaffUntil]).toEqual([idOf('Account', staff.id), null]);
    expect((await staff.client.data('{ findUsers(search: "siti") { totalCount } }')).findUsers).toBeDefined();
  });

  test('are staff again after 15 minutes by themselves', async () => {
    await look();
    expect((await staff.client.data(me)).me).toMatchObject(asMember());
    await run(`update staff_look set created_at = created_at - interval '16 minutes',
      ends_at = ends_at - interval '16 minutes' where ended_at is null`);
    expect((await staff.client.data(me)).me.id).toBe(idOf('Account', staff.id));
    // And can look again.
    await look();
    expect((await staff.client.data(me)).me).toMatchObject(asMember());
  });

  test('never look longer than 15 minutes', async () => {
    await expect(
      run(
        `insert into staff_look (staff_id, person_id, role, cause, reason, created_at, ends_at)
        values ($1, $2, 'lead', 'help', 'x', now(), now() + interval '16 minutes')`,
        [staff.id, member.id],
      ),
    ).rejects.toThrow(/check/);
  });

  test('leave the sessions of the person and their own other ones alone', async () => {
    const other = await createPerson(product, { staffRoles: ['trust'] });
    await look();
    expect((await member.client.data(me)).me).toEqual({ ...asMember(), seenByStaffUntil: null });
    expect((await other.client.data(me)).me.id).toBe(idOf('Account', other.id));
    const sessions = await run('select id from session where account_id = $1', [member.id]);
    await staff.client.data(end);
    expect(await run('select id from session where account_id = $1', [member.id])).toEqual(sessions);
  });

  test('cannot be seen themselves, and see nobody who is gone', async () => {
    const other = await createPerson(product, { staffRoles: ['content'] });
    const closed = await createPerson(product);
    await run('update account set closed_at = now() where id = $1', [closed.id]);
    for (const [id, code] of [
      [other.id, 'FORBIDDEN'],
      [staff.id, 'FORBIDDEN'],
      [closed.id, 'NOT_FOUND'],
      [999_999, 'NOT_FOUND'],
    ] as const)
      expect([id, (await look(id)).errors?.[0]?.extensions.code]).toEqual([id, code]);
    expect((await staff.client.data(me)).me.id).toBe(idOf('Account', staff.id));
  });

  test('are of trust or lead, and give a reason', async () => {
    const clerk = await createPerson(product, { staffRoles: ['payments', 'content'] });
    expect((await look(member.id, clerk)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await look(member.id, member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await look(member.id, staff, { reason: ' ' })).errors?.[0]?.extensions.code).toBe(
      'REASON_REQUIRED',
    );
  });

  test('are told to the person, and in the audit log with both', async () => {
    await run('delete from notification where recipient_id = $1', [member.id]);
    await look();
    await staff.client.data(end);
    await product.settled();
    const rows = await run(
      `select action, staff_id, whom_id, reason, data ->> 'cause' as cause from staff_action
       where action in ('seeAsPerson', 'endSeeing') order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { action: 'endSeeing', staff_id: staff.id, whom_id: member.id, reason: null, cause: null },
      {
        action: 'seeAsPerson',
        staff_id: staff.id,
        whom_id: member.id,
        reason: 'A question about a job.',
        cause: 'help',
      },
    ]);
    const [told] = await run('select code from notification where recipient_id = $1', [member.id]);
    expect(told).toEqual({ code: 'security.seenByStaff' });
    const { accountLooks } = await member.client.data('{ accountLooks { role cause endsAt } }');
    expect(accountLooks[0]).toMatchObject({ role: 'TRUST', cause: 'HELP' });
    expect(JSON.stringify(accountLooks)).not.toContain('A question');
  });
});

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  CurrencyCode: 'USD',
  Date: '2026-11-20',
  DateTime: '2026-11-20T00:00:00Z',
  Float: 1,
  Int: 1,
  MinorUnits: 100,
};

/** A value of a type: what is refused before it is looked at. */
function someValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name] ?? '1';
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .map((field) => [field.name, someValue(field.type)]),
  );
}

function callOf(name: string): { text: string; variables: object } {
  const operation = operationOf('Mutation', name);
  const variables = Object.fromEntries(operation.field.args.map((arg) => [arg.name, someValue(arg.type)]));
  return { text: documentOf(operation, '{ __typename }'), variables };
}

const mutations = operations
  .filter(({ root, name }) => root === 'Mutation' && name !== 'endSeeing')
  .map(({ name }) => name);

describe('while staff look, nothing can be changed', () => {
  test.each(mutations)('%s is refused', async (name) => {
    await look();
    const { text, variables } = callOf(name);
    const answer = await staff.client.send(text, variables);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VIEW_ONLY' });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a legacy %s is refused', async (method) => {
    await look();
    const answers = await product.app.inject({
      method,
      url: method === 'POST' ? '/api/campaigns' : '/api/campaigns/1',
      headers: { cookie: staff.client.cookie ?? '', 'content-type': 'application/json' },
      payload: {},
    });
    expect(answers.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('an upload is refused', async () => {
    await look();
    const answer = await upload(product, staff.client, { bytes: Buffer.from('x'), purpose: 'campaign' });
    expect(answer.body).toContain('VIEW_ONLY');
  });

  test.each(['/api/profiles/1', '/account/export/x', '/papers/1.pdf'])(
    'GET %s shows nothing of the person',
    async (url) => {
      await look();
      const answer = await product.app.inject({ url, headers: { cookie: staff.client.cookie ?? '' } });
      expect(answer.body).not.toContain(member.email);
    },
  );
});

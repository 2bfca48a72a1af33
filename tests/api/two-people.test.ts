import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../support/global-ids.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let cast: Cast;
let first: Person;
let second: Person;

beforeAll(async () => {
  product = await startTestProduct({ STAFF_SECOND_PERSON_ABOVE: '200' });
  cast = await makeCast(product);
  first = await createPerson(product, { staffRoles: ['payments', 'trust'] });
  second = await createPerson(product, { staffRoles: ['payments', 'trust'] });
});
afterAll(() => product?.close());

const rule = `mutation ($input: RuleDisputeInput!) { ruleDispute(input: $input) { remark { state } } }`;
const confirm = `mutation ($id: ID!, $sha256: String!) {
  confirmProposal(input: { id: $id, sha256: $sha256 }) { staffProposal { id } } }`;
const sendBack = `mutation ($id: ID!, $reason: String!) {
  sendBackProposal(input: { id: $id, reason: $reason }) { staffProposal { id } } }`;
const waiting = `{ staffProposals(first: 50) { nodes {
  id operation input sha256 subject amount { amount currency } proposer { id } expiresAt } } }`;

const codeOf = async ({ client }: Person, query: string, variables: object) =>
  (await client.refusal(query, variables)).extensions.code;
const proposals = async () => (await first.client.data(waiting)).staffProposals.nodes;
const newest = async () => (await proposals()).at(-1);
const stateOf = async (id: number) =>
  (await sql(product.databaseUrl, 'select state from remark where id = $1', [id]))[0]?.state;
const lastAction = async () =>
  (
    await sql(
      product.databaseUrl,
      "select * from staff_action where action not like 'read.%' order by id desc limit 1",
    )
  )[0];

/** A job in dispute that holds so many US cents. */
const disputed = async (minor = 45_000) => (await jobIn(product, cast, 'paid', 'disputed', minor)).remarkId;
const ruling = (id: number, more: object = {}) => ({
  input: { remarkId: idOf('Remark', id), ruling: 'REFUND', reason: 'Nothing came.', ...more },
});
async function proposed(): Promise<{ id: number; proposal: { id: string; sha256: string } }> {
  const id = await disputed();
  expect(await codeOf(first, rule, ruling(id))).toBe('SECOND_PERSON_NEEDED');
  return { id, proposal: await newest() };
}

describe('a ruling above the limit', () => {
  test('is kept word for word, moves nothing, and is done when another person confirms it', async () => {
    const { id, proposal } = await proposed();
    expect(proposal).toMatchObject({
      operation: 'ruleDispute',
      input: expect.stringContaining('ruling: REFUND'),
      subject: `remark ${id}`,
      amount: { amount: 45_000, currency: 'USD' },
      proposer: { id: idOf('Profile', first.id) },
    });
    expect(await stateOf(id)).toBe('disputed');
    await second.client.data(confirm, { id: proposal.id, sha256: proposal.sha256 });
    expect(await stateOf(id)).toBe('cancelled');
    expect(await lastAction()).toMatchObject({
      action: 'ruleDispute',
      staff_id: second.id,
      second_id: first.id,
      reason: 'Nothing came.',
    });
  });

  test('is asked for once, however often it is sent', async () => {
    const { id, proposal } = await proposed();
    expect(await codeOf(first, rule, ruling(id))).toBe('SECOND_PERSON_NEEDED');
    expect((await proposals()).filter((one: { id: string }) => one.id === proposal.id)).toHaveLength(1);
    await first.client.data(sendBack, { id: proposal.id, reason: 'Mine, and wrong.' });
  });

  test.each([
    ['the same person', () => first, 'FORBIDDEN', {}],
    ['a person without the role', () => createPerson(product, { staffRoles: ['content'] }), 'FORBIDDEN', {}],
    ['a member', () => createPerson(product), 'FORBIDDEN', {}],
    ['who saw something else', () => second, 'WRONG_STATE', { sha256: '0'.repeat(64) }],
  ])('is not confirmed by %s', async (_, who, code, seen) => {
    const { id, proposal } = await proposed();
    const { id: proposalId, sha256 } = proposal;
    expect(await codeOf(await who(), confirm, { id: proposalId, sha256, ...seen })).toBe(code);
    expect(await stateOf(id)).toBe('disputed');
  });

  test('is over after 24 hours, and when it was sent back or edited', async () => {
    const { id, proposal } = await proposed();
    const { id: proposalId, sha256 } = proposal;
    product.clock.advance({ hours: 24 });
    expect(await codeOf(second, confirm, { id: proposalId, sha256 })).toBe('WRONG_STATE');

    expect(await codeOf(first, rule, ruling(id))).toBe('SECOND_PERSON_NEEDED');
    expect(await codeOf(second, sendBack, { id: proposalId, reason: ' ' })).toBe('REASON_REQUIRED');
    await second.client.data(sendBack, { id: proposalId, reason: 'Read the messages again.' });
    expect(await lastAction()).toMatchObject({ action: 'sendBackProposal', staff_id: second.id });
    expect(await codeOf(second, confirm, { id: proposalId, sha256 })).toBe('WRONG_STATE');

    // An edit by the second person waits for the first.
    expect(await codeOf(second, rule, ruling(id, { reason: 'Nothing came at all.' }))).toBe(
      'SECOND_PERSON_NEEDED',
    );
    const edited = await newest();
    expect(edited.sha256).not.toBe(sha256);
    await first.client.data(confirm, { id: edited.id, sha256: edited.sha256 });
    expect(await stateOf(id)).toBe('cancelled');
  });

  test('is done once by two who confirm at the same time', async () => {
    const { id, proposal } = await proposed();
    const third = await createPerson(product, { staffRoles: ['payments'] });
    await Promise.all(
      [second, third].map(({ client }) => client.send(confirm, { id: proposal.id, sha256: proposal.sha256 })),
    );
    expect(await stateOf(id)).toBe('cancelled');
    const refunds = await sql(product.databaseUrl, 'select id from refund where remark_id = $1', [id]);
    expect(refunds).toHaveLength(1);
    const rulings = await sql(
      product.databaseUrl,
      "select id from staff_action where action = 'ruleDispute' and subject_id = $1",
      [id],
    );
    expect(rulings).toHaveLength(1);
  });

  test('that cannot be is refused at once, and is not proposed', async () => {
    const id = await disputed();
    const before = (await proposals()).length;
    const wrong = ruling(id, { ruling: 'SPLIT', release: { amount: '900.00', currency: 'USD' } });
    expect(await codeOf(first, rule, wrong)).toBe('BAD_INPUT');
    expect(await codeOf(first, rule, ruling(id, { reason: '' }))).toBe('REASON_REQUIRED');
    expect(await proposals()).toHaveLength(before);
  });

  test('is not proposed in the own case', async () => {
    const id = await disputed();
    await sql(product.databaseUrl, `update account set staff_roles = '{payments}' where id = $1`, [
      cast.owner.id,
    ]);
    expect(await codeOf(cast.owner, rule, ruling(id))).toBe('FORBIDDEN');
    await sql(product.databaseUrl, `update account set staff_roles = '{}' where id = $1`, [cast.owner.id]);
  });
});

describe('what one person decides in a day', () => {
  test('needs a second one above five times the limit, also when it is all sent at once', async () => {
    const clerk = await createPerson(product, { staffRoles: ['payments'] });
    // Each is below the limit, and five are US$950.
    const ids = await Promise.all(Array.from({ length: 8 }, () => disputed(19_000)));
    const answers = await Promise.all(ids.map((id) => clerk.client.send(rule, ruling(id))));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(5);
    expect(codes.filter((code) => code === 'SECOND_PERSON_NEEDED')).toHaveLength(3);
    product.clock.advance({ hours: 25 });
    const left = ids[codes.indexOf('SECOND_PERSON_NEEDED')] ?? 0;
    expect((await clerk.client.data(rule, ruling(left))).ruleDispute.remark.state).toBe('CANCELLED');
  });
});

describe('roles', () => {
  const set = `mutation ($id: ID!, $roles: [StaffRole!]!, $reason: String!) {
    setStaffRoles(input: { accountId: $id, roles: $roles, reason: $reason }) { staffAccount { id } } }`;

  test('are given and taken by two leads, never to themselves', async () => {
    const [lead, other] = [
      await createPerson(product, { staffRoles: ['lead'] }),
      await createPerson(product, { staffRoles: ['lead'] }),
    ];
    const member = await createPerson(product);
    const asked = { id: member.id, roles: ['TRUST'], reason: 'Joins us.' };
    expect(await codeOf(lead, set, { ...asked, id: lead.id })).toBe('FORBIDDEN');
    expect(await codeOf(lead, set, { ...asked, reason: '' })).toBe('REASON_REQUIRED');
    expect(await codeOf(lead, set, { ...asked, id: 999_999 })).toBe('NOT_FOUND');
    expect(await codeOf(lead, set, asked)).toBe('SECOND_PERSON_NEEDED');
    const { id, sha256 } = await newest();
    expect(await codeOf(second, confirm, { id, sha256 })).toBe('FORBIDDEN');
    expect((await member.client.data('{ me { isStaff } }')).me.isStaff).toBe(false);
    await other.client.data(confirm, { id, sha256 });
    expect((await member.client.data('{ me { staffRoles } }')).me.staffRoles).toEqual(['TRUST']);
    expect(await lastAction()).toMatchObject({ action: 'giveStaff', second_id: lead.id, whom_id: member.id });

    expect(await codeOf(lead, set, { ...asked, id: other.id, roles: [] })).toBe('SECOND_PERSON_NEEDED');
    const against = await newest();
    expect(await codeOf(other, confirm, { id: against.id, sha256: against.sha256 })).toBe('FORBIDDEN');
  });
});

describe('a suspended person', () => {
  const restore =
    'mutation ($id: ID!) { restoreAccount(input: { accountId: $id, reason: "A mistake." }) { staffAccount { id } } }';
  const suspend = (id: number) =>
    sql(product.databaseUrl, 'update account set suspended_at = now() where id = $1', [id]);

  test('is restored by one, and by two when money is on its way to them', async () => {
    const person = await createPerson(product);
    await suspend(person.id);
    await first.client.data(restore, { id: person.id });
    const rich = await createPerson(product);
    await jobIn(product, { ...cast, applicant: rich }, 'paid', 'hired');
    await suspend(rich.id);
    expect(await codeOf(first, restore, { id: rich.id })).toBe('SECOND_PERSON_NEEDED');
    const { id, sha256 } = await newest();
    await second.client.data(confirm, { id, sha256 });
    expect(await lastAction()).toMatchObject({ action: 'restoreAccount', second_id: first.id });
  });
});

test('confirms with a proof that the second person gave a moment ago', async () => {
  const own = await startTestProduct({ STAFF_SECOND_PERSON_ABOVE: '200', FRESH_PROOF_MINUTES: '15' });
  try {
    const roles = { staffRoles: ['payments' as const] };
    const [asking, confirming] = [await createPerson(own, roles), await createPerson(own, roles)];
    const { remarkId } = await jobIn(own, await makeCast(own), 'paid', 'disputed', 45_000);
    const prove = ({ client }: Person) =>
      client.data(
        'mutation ($password: String!) { confirmIdentity(input: { password: $password }) { confirmedUntil } }',
        {
          password,
        },
      );
    await prove(asking);
    expect(await codeOf(asking, rule, ruling(remarkId))).toBe('SECOND_PERSON_NEEDED');
    // The server knows their session already, as it was before the proof.
    const [proposal] = (await confirming.client.data(waiting)).staffProposals.nodes;
    await prove(confirming);
    await confirming.client.data(confirm, { id: proposal.id, sha256: proposal.sha256 });
    const [deed] = await sql(own.databaseUrl, "select * from staff_action where action = 'ruleDispute'");
    expect(deed).toMatchObject({ staff_id: confirming.id, second_id: asking.id });
    expect((await asking.client.data(waiting)).staffProposals.nodes).toEqual([]);
  } finally {
    await own.close();
  }
});

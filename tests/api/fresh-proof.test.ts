import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessExtensions } from '../../schema/access.ts';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { RestClient, startRestProduct } from '../support/rest.ts';
import { operations } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { confirmNewest } from '../support/two-people.ts';
import { unlimited } from '../support/unlimited.ts';

/** Which mutations need a proof; of those for staff, all are named. */
const table = `
saveBankAccount        fresh
deleteBankAccount      fresh
openVerification       fresh
useSpareBankAccount    fresh
deleteSpareBankAccount fresh
requestEmailChange     fresh
createWebhook          fresh
updateWebhook          fresh
rotateWebhookSecret    fresh
createOAuthApp         fresh
updateOAuthApp         fresh
answerOAuthRequest     fresh
startPasskey           fresh
addPasskey             fresh
renamePasskey          fresh
removePasskey          fresh
startAuthenticatorApp  fresh
confirmAuthenticatorApp fresh
removeAuthenticatorApp fresh
renewRecoveryCodes     fresh
createAccessToken      password
changePassword         password
exportMyData           password
closeAccount           password
suspendAccount         once
restoreAccount         once
reopenAccount          once
setStaff               once
setStaffRoles          once
confirmProposal        once
ruleDispute            once
settleRefund           once
seeAsPerson            once
settleOrder            once
approveCampaign        none
rejectCampaign         none
featureCampaign        none
featureInfluencer      none
saveSiteText           none
saveNews               none
publishNews            none
withdrawNews           none
saveSlide              none
moveSlide              none
removeSlide            none
saveCategory           none
resolveReport          none
hideReview             none
restoreReview          none
settleFollowerJump     none
deactivateProduct      none
resolveHelpRequest     none
openDispute            none
extendDispute          none
retryProviderEvent     none
assignCase             none
viewCase               none
addStaffNote           none
sendBackProposal       none
`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [string, string]);

let product: TestProduct;
let person: Person;
let lead: Person;
let second: Person;

beforeAll(async () => {
  product = await startTestProduct({ FRESH_PROOF_MINUTES: '15' }, { ports: { limiter: unlimited } });
  person = await createPerson(product);
  lead = await createPerson(product, { staffRoles: ['lead'] });
  second = await createPerson(product, { staffRoles: ['lead'] });
});
afterAll(() => product?.close());

const confirm = `mutation ($password: String!) {
  confirmIdentity(input: { password: $password }) { confirmedUntil } }`;
const createApp = `mutation { createOAuthApp(input: { name: "Planner", website: "https://planner.example",
  redirectUris: ["https://planner.example/back"] }) { app { id } } }`;
const suspend = `mutation ($id: ID!) {
  suspendAccount(input: { accountId: $id, reason: "Spam." }) { staffAccount { id } } }`;
const setRoles = `mutation ($id: ID!) { setStaffRoles(input: { accountId: $id, roles: [TRUST], reason: "Joins." }) {
  staffAccount { id } } }`;
const exportData =
  'mutation ($password: String) { exportMyData(input: { password: $password }) { dataExport { url } } }';
const codeOf = async ({ client }: Pick<Person, 'client'>, query: string, variables: object = {}) =>
  (await client.send(query, variables)).errors?.[0]?.extensions.code ?? 'ok';
const prove = ({ client }: Person) => client.data(confirm, { password });
const later = () => product.clock.advance({ minutes: 15, seconds: 1 });
const target = async () => ({ id: idOf('Account', (await createPerson(product)).id) });

test('every mutation that needs a proof, and every one of staff, has its line', () => {
  const asked = operations
    .filter(({ root }) => root === 'Mutation')
    .map(({ name, field }) => ({ name, ...(field.extensions as unknown as AccessExtensions) }))
    .filter(({ proof, access }) => proof || access === 'staff')
    .map(({ name, proof = 'none' }) => [name, proof]);
  expect(asked.sort()).toEqual([...rows].sort());
});

describe('a fresh proof', () => {
  test('signing in is one, for fifteen minutes; then the password is', async () => {
    const { client } = await createPerson(product);
    const first = { client };
    expect(await codeOf(first, createApp)).toBe('ok');
    later();
    expect(await codeOf(first, createApp)).toBe('PROOF_NEEDED');
    expect(await codeOf(first, confirm, { password: 'Guess-1-2-3' })).toBe('PASSWORD_WRONG');
    expect(await codeOf(first, createApp)).toBe('PROOF_NEEDED');
    const { confirmIdentity } = await client.data(confirm, { password });
    expect(new Date(confirmIdentity.confirmedUntil).getTime() - product.clock.now().getTime()).toBe(900_000);
    expect(await codeOf(first, createApp)).toBe('ok');
    expect(await codeOf(first, createApp)).toBe('ok');
  });

  test('holds for the session that gave it alone', async () => {
    const { client, email } = await createPerson(product);
    later();
    const other = await createPerson(product);
    other.client.cookie = undefined;
    await other.client.data(
      'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
      { email, password },
    );
    expect(await codeOf(other, createApp)).toBe('ok');
    expect(await codeOf({ client }, createApp)).toBe('PROOF_NEEDED');
  });

  test('is not needed beside a password in the input', async () => {
    later();
    expect(await codeOf(person, exportData)).toBe('PROOF_NEEDED');
    expect(await codeOf(person, exportData, { password: 'Guess-1-2-3' })).toBe('PASSWORD_WRONG');
    expect(await codeOf(person, exportData, { password })).toBe('ok');
    expect(await codeOf(person, exportData)).toBe('PROOF_NEEDED');
    await prove(person);
    expect(await codeOf(person, exportData)).toBe('ok');
  });

  test('is not asked of a token, whose scope says what it may', async () => {
    later();
    const { secret } = await makeToken(product, person, ['webhooks:write']);
    const program = await createPerson(product);
    program.client.cookie = undefined;
    program.client.token = secret;
    const create = `mutation { createWebhook(input: { url: "https://hooks.example/in", events: [REMARK_DONE] }) {
      secret } }`;
    expect(await codeOf(program, create)).not.toBe('PROOF_NEEDED');
    expect(await codeOf(person, create)).toBe('PROOF_NEEDED');
    expect(await codeOf(program, createApp)).toBe('TOKEN_NOT_ALLOWED');
    expect(await codeOf(program, confirm, { password })).toBe('TOKEN_NOT_ALLOWED');
  });
});

describe('a proof for one action of staff', () => {
  test('signing in is none, and each action uses one up', async () => {
    const fresh = await createPerson(product, { staffRoles: ['trust'] });
    expect(await codeOf(fresh, suspend, await target())).toBe('PROOF_NEEDED');
    await prove(fresh);
    expect(await codeOf(fresh, suspend, await target())).toBe('ok');
    expect(await codeOf(fresh, suspend, await target())).toBe('PROOF_NEEDED');
  });

  test('an action that is refused leaves it for the next', async () => {
    await prove(lead);
    expect(await codeOf(lead, suspend, { id: idOf('Account', lead.id) })).toBe('FORBIDDEN');
    expect(await codeOf(lead, suspend, await target())).toBe('ok');
  });

  test('two at the same moment do not share it', async () => {
    await prove(lead);
    const targets = [await target(), await target()];
    const codes = await Promise.all(targets.map((id) => codeOf(lead, suspend, id)));
    expect(codes.sort()).toEqual(['PROOF_NEEDED', 'ok']);
  });

  test('ends after fifteen minutes', async () => {
    await prove(lead);
    later();
    expect(await codeOf(lead, suspend, await target())).toBe('PROOF_NEEDED');
  });

  test('is needed to propose, and to confirm what another proposed', async () => {
    const whom = await target();
    expect(await codeOf(lead, setRoles, whom)).toBe('PROOF_NEEDED');
    await prove(lead);
    expect(await codeOf(lead, setRoles, whom)).toBe('SECOND_PERSON_NEEDED');
    expect(await codeOf(lead, setRoles, whom)).toBe('PROOF_NEEDED');
    await expect(confirmNewest(second)).rejects.toThrow('PROOF_NEEDED');
    await prove(second);
    await confirmNewest(second);
    expect(await codeOf(second, suspend, await target())).toBe('PROOF_NEEDED');
  });

  test('who may not do it is told that first', async () => {
    expect(await codeOf(person, suspend, await target())).toBe('FORBIDDEN');
  });
});

test('old clients change a bank account shortly after they signed in', async () => {
  const old = await startRestProduct({ FRESH_PROOF_MINUTES: '15' });
  const owner = await createPerson(old, { hasBankAccount: true });
  const client = new RestClient(old, owner);
  const write = async () => (await client.send('POST', '/registeraccount', { body: {} })).status;
  expect(await write()).not.toBe(401);
  old.clock.advance({ minutes: 16 });
  const refused = await client.send('POST', '/registeraccount', { body: {} });
  expect([refused.status, refused.body.error.code]).toEqual([401, 'PROOF_NEEDED']);
  expect((await client.send('DELETE', '/UserBankAccounts/1')).status).toBe(401);
  expect((await client.send('GET', '/UserBankAccounts')).status).toBe(200);
  await old.close();
});

test('staff without a second factor have no rights of staff, and all others', async () => {
  const strict = await startTestProduct({ STAFF_SECOND_FACTOR: 'required' });
  const staff = await createPerson(strict, { staffRoles: ['lead'] });
  expect(await codeOf(staff, '{ reports { totalCount } }')).toBe('STAFF_FACTOR_NEEDED');
  expect(await codeOf(staff, suspend, { id: idOf('Account', staff.id) })).toBe('STAFF_FACTOR_NEEDED');
  expect(await codeOf(await createPerson(strict), '{ reports { totalCount } }')).toBe('FORBIDDEN');
  expect((await staff.client.data('{ me { isStaff } }')).me.isStaff).toBe(true);
  expect(await codeOf(staff, createApp)).toBe('ok');
  await strict.close();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StaffRole } from '../../schema/staff-role.ts';
import { createPerson, type Person } from '../support/people.ts';
import { argumentsOf } from '../support/rights/arguments.ts';
import { rights } from '../support/rights/table.ts';
import { makeWorld, type World } from '../support/rights/world.ts';
import { deepestDocument, operationOf, operations } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { confirmNewest } from '../support/two-people.ts';
import { unlimited } from '../support/unlimited.ts';

/** Who may call what staff may call. A lead may call everything. */
const table = `
campaignsAwaitingApproval  content
approveCampaign            content
rejectCampaign             content
featureCampaign            content
featureInfluencer          content
contentRevisions           content
saveSiteText               content
newsDesk                   content
saveNews                   content
publishNews                content
withdrawNews               content
saveSlide                  content
moveSlide                  content
removeSlide                content
categoriesDesk             content
saveCategory               content
findUsers                  content trust payments
suspendAccount             trust
restoreAccount             trust
seeAsPerson                trust
reopenAccount              trust
reports                    trust
resolveReport              trust
hideReview                 trust
restoreReview              trust
followerJumps              trust
settleFollowerJump         trust
deactivateProduct          trust
helpRequests               trust
resolveHelpRequest         trust
disputes                   payments
openDispute                payments
ruleDispute                payments
extendDispute              payments
chargebacks                payments
payments                   payments
stuckMoney                 payments
heldPayments               payments
refundProblems             payments
settleRefund               payments
orderProblems              payments
settleOrder                payments
providerEvents             payments
retryProviderEvent         payments
rulingEffect               payments
deskQueue                  content trust payments
deskCounts                 content trust payments
deskSearch                 content trust payments
deskPerson                 content trust payments
deskMails                  trust
deskDevices                trust
deskCase                   content
assignCase                 content
viewCase                   content
staffNotes                 content trust payments
addStaffNote               content trust payments
staffProposals             content trust payments
confirmProposal
sendBackProposal           content trust payments
staffActions
doctorFindings
monthlyFigures
setStaff
setStaffRoles
`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([name = '', ...roles]) => [name, [...roles, 'lead']] as const);

let product: TestProduct;
let world: World;
const people = new Map<StaffRole, Person>();

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
  for (const role of Object.values(StaffRole))
    people.set(role, await createPerson(product, { staffRoles: [role] }));
});
afterAll(() => product?.close());

test('every operation for staff has its line', () => {
  const staffOnly = operations.filter(({ root, name }) => {
    const lines = rights.filter((line) => line.root === root && line.name === name);
    const asked = lines.map(({ outcomes }) => outcomes.slice(1, 5));
    return root !== 'Subscription' && asked.every((some) => some.every((outcome) => outcome === 'forbidden'));
  });
  expect(rows.map(([name]) => name).sort()).toEqual(staffOnly.map(({ name }) => name).sort());
});

describe('who may call', () => {
  test.each(rows)('%s', async (name, roles) => {
    const right = rights.find((line) => line.name === name && line.outcomes[5] !== 'forbidden');
    if (!right) throw new Error(`${name} has no line that staff may call`);
    const document = deepestDocument(operationOf(right.root, name));
    const allowed: StaffRole[] = [];
    for (const [role, { client }] of people) {
      const answer = await client.send(document, await argumentsOf(right, world));
      if (answer.errors?.[0]?.extensions.code !== 'FORBIDDEN') allowed.push(role);
      // While staff look as a person they may do nothing.
      if (name === 'seeAsPerson') await client.send('mutation { endSeeing { account { id } } }');
    }
    expect(allowed.sort()).toEqual([...roles].sort());
  });
});

test('an account with no role is a member', async () => {
  const lead = await createPerson(product, { staffRoles: ['lead'] });
  const other = await createPerson(product, { staffRoles: ['lead'] });
  const clerk = await createPerson(product, { staffRoles: ['trust'] });
  const set = `mutation ($id: ID!, $roles: [StaffRole!]!) {
    setStaffRoles(input: { accountId: $id, roles: $roles, reason: "Moves on." }) { staffAccount { id } } }`;
  const roles = async (given: string[]) => {
    await lead.client.refusal(set, { id: clerk.id, roles: given });
    await confirmNewest(other);
    return (await clerk.client.data('{ me { isStaff staffRoles } }')).me;
  };
  expect(await roles(['PAYMENTS', 'CONTENT'])).toEqual({
    isStaff: true,
    staffRoles: ['CONTENT', 'PAYMENTS'],
  });
  expect((await clerk.client.refusal('{ reports { totalCount } }')).extensions.code).toBe('FORBIDDEN');
  await clerk.client.data('{ disputes { totalCount } }');
  expect(await roles([])).toEqual({ isStaff: false, staffRoles: [] });
  expect((await clerk.client.refusal('{ disputes { totalCount } }')).extensions.code).toBe('FORBIDDEN');
});

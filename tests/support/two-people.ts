import { createPerson, type Person } from './people.ts';
import type { TestProduct } from './test-product.ts';

/** A proposal as it is confirmed. */
type Proposed = Readonly<Record<'id' | 'sha256', string>>;

async function newestProposal({ client }: Person): Promise<Proposed> {
  const { staffProposals } = await client.data('{ staffProposals(last: 1) { nodes { id sha256 } } }');
  return staffProposals.nodes[0];
}

/** The second member of staff confirms what was proposed last. Throws what is refused. */
export async function confirmNewest(second: Person): Promise<void> {
  await second.client.data(
    'mutation ($input: ConfirmProposalInput!) { confirmProposal(input: $input) { staffProposal { id } } }',
    { input: await newestProposal(second) },
  );
}

/** A new lead wants to give somebody a role. */
export async function makeProposal(product: TestProduct, accountId: number): Promise<Proposed> {
  const lead = await createPerson(product, { staffRoles: ['lead'] });
  await lead.client.refusal(
    'mutation ($input: SetStaffRolesInput!) { setStaffRoles(input: $input) { staffAccount { id } } }',
    { input: { accountId, roles: ['CONTENT'], reason: 'Joins us.' } },
  );
  return newestProposal(lead);
}

import { sealDeal } from '../../api/modules/deals/deal-document.ts';
import { idOf } from './global-ids.ts';
import type { Cast } from './job-states.ts';
import { createCampaign, createRemark } from './jobs.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

type Sides = Pick<Cast, 'owner' | 'applicant'>;

/** Work of a sponsored campaign, as stored. */
export const productWork = {
  deliverables: [{ platform: 'instagram', format: 'reel', count: 1, note: null }],
  ownerDeliverables: [],
  productDescription: 'Three jars of rempah.',
  dueOn: null,
  dueDays: 10,
  draftFirst: false,
  rounds: 1,
  usage: { channels: 'own', days: 90, countries: ['SG'] },
} as const;

export const address = {
  recipient: 'Mei Tan',
  phone: '81234567',
  line1: '12 Jalan Besar',
  line2: '#03-04',
  city: 'Singapore',
  region: null,
  postalCode: '208787',
  country: 'SG',
};

const fields = `id state turn workDueAt deals { dueAt } nextSteps { action allowed code }
  shipping { state product carrier trackingNumber sentAt receivedAt
    address { recipient phone line1 line2 city region postalCode country } }
  campaign { id shipping }`;

export const shippingOperations = {
  remark: `query ($id: ID!) { remark(id: $id) { ${fields} } }`,
  hire: `mutation ($remarkId: ID!) { hire(input: { remarkId: $remarkId }) { remark { ${fields} } } }`,
  give: `mutation ($input: GiveAddressInput!) { giveAddress(input: $input) { remark { ${fields} } } }`,
  send: `mutation ($input: MarkAsSentInput!) { markAsSent(input: $input) { remark { ${fields} } } }`,
  receive: `mutation ($input: ConfirmReceiptInput!) { confirmReceipt(input: $input) { remark { ${fields} } } }`,
} as const;

/** An application to a sponsored campaign whose brief names a product. Returns its id. */
export async function appliedForProduct(product: TestProduct, sides: Sides, work: object = productWork) {
  const campaignId = await createCampaign(product, sides.owner, { kind: 'sponsored', title: 'Rempah' });
  await sql(product.databaseUrl, 'update campaign set brief = $2 where id = $1', [
    campaignId,
    JSON.stringify(work),
  ]);
  return createRemark(product, campaignId, sides.applicant);
}

const party = ({ id }: Person) => ({
  id: idOf('Profile', id),
  name: 'A Member',
  acceptedAt: '2026-11-20T02:00:00.000Z',
});

/** Stages of a shipment, each with what it has of the table. */
const stages = {
  address_needed: '',
  to_send: '',
  sent: `, carrier = 'SingPost', sent_at = now()`,
  received: `, carrier = 'SingPost', sent_at = now(), received_at = now()`,
} as const;

/** Puts a product on its way for a hired job, without the rules. */
export async function makeShipment(
  { databaseUrl }: TestProduct,
  remarkId: number,
  sides: Sides,
  stage: keyof typeof stages,
  recipient = address.recipient,
): Promise<number> {
  const { document, sha256 } = sealDeal({
    version: 1,
    job: idOf('Remark', remarkId),
    campaign: { id: idOf('Campaign', 1), title: 'Rempah' },
    owner: party(sides.owner),
    applicant: party(sides.applicant),
    proposedBy: 'applicant',
    amount: null,
    fee: null,
    work: productWork as never,
    dueAt: null,
    timeZone: 'Asia/Singapore',
  });
  await sql(
    databaseUrl,
    `insert into deal (remark_id, version, document, sha256, created_at) values ($1, 1, $2, $3, now())`,
    [remarkId, document, sha256],
  );
  await sql(databaseUrl, 'insert into shipment (remark_id, created_at) values ($1, now())', [remarkId]);
  if (stage === 'address_needed') return remarkId;
  await sql(
    databaseUrl,
    `update shipment set recipient = $2, phone = '+6581234567', line1 = '12 Jalan Besar', city = 'Singapore',
       country = 'SG'${stages[stage]} where remark_id = $1`,
    [remarkId, recipient],
  );
  return remarkId;
}

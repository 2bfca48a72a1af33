import { sealDeal } from '../../api/modules/deals/deal-document.ts';
import { idOf } from './global-ids.ts';
import type { Kind } from './jobs.ts';
import { createCampaign, createRemark, jobOperations } from './jobs.ts';
import { acceptedJob, cards, type PaidJob, pay, tokenise } from './money.ts';
import type { Person } from './people.ts';
import { createPerson } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Work of a campaign, as stored: three stories whose draft the brand sees first, and a reel. */
export const agreedWork = {
  deliverables: [
    { platform: 'instagram', format: 'story', count: 3, note: null },
    { platform: 'instagram', format: 'reel', count: 1, note: 'Say the opening hours.' },
  ],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: null,
  dueDays: 14,
  draftFirst: true,
  rounds: 1,
  usage: { channels: 'none', days: null, countries: [] },
} as const;

/** An accepted offer of a paid job whose campaign asks for work. */
export async function agreedJob(product: TestProduct, work: object = agreedWork): Promise<PaidJob> {
  const job = await acceptedJob(product);
  const [row] = await sql(
    product.databaseUrl,
    'select document from deal where remark_id = $1 order by version desc limit 1',
    [job.remarkId],
  );
  const { document, sha256 } = sealDeal({ ...JSON.parse(String(row?.document)), work });
  await sql(product.databaseUrl, 'alter table deal disable trigger user', []);
  await sql(product.databaseUrl, 'update deal set document = $2, sha256 = $3 where remark_id = $1', [
    job.remarkId,
    document,
    sha256,
  ]);
  await sql(product.databaseUrl, 'alter table deal enable trigger user', []);
  await sql(product.databaseUrl, 'update offer set work = $2 where remark_id = $1', [
    job.remarkId,
    JSON.stringify(work),
  ]);
  return job;
}

/** The same, paid and hired. */
export async function workingJob(product: TestProduct, work?: object): Promise<PaidJob> {
  const job = await agreedJob(product, work);
  await pay(job, await tokenise(product, cards.good));
  return job;
}

/** A hired job of a campaign without money, with agreed work. */
export async function freeWorkingJob(product: TestProduct, kind: Kind, work: object): Promise<PaidJob> {
  const [brand, influencer] = [await createPerson(product), await createPerson(product)];
  const campaignId = await createCampaign(product, brand, { kind });
  await sql(product.databaseUrl, 'update campaign set brief = $2 where id = $1', [
    campaignId,
    JSON.stringify(work),
  ]);
  const remarkId = await createRemark(product, campaignId, influencer);
  await brand.client.data(jobOperations.hire, { remarkId });
  return { brand, influencer, campaignId, remarkId };
}

/** Where a deliverable of a job stands, made without the rules. */
export type Stage = 'awaited' | 'in_review' | 'out_of_rounds' | 'approved';

/** Adds a deliverable of the influencer to a job, with a draft in review or published work that is approved. */
export async function makeDeliverable({ databaseUrl }: TestProduct, remarkId: number, stage: Stage) {
  const [made] = await sql(
    databaseUrl,
    `insert into deliverable (remark_id, side, position, platform, format, count, draft_first, rounds, created_at)
     values ($1, 'applicant', 0, 'instagram', 'reel', 1, $2, $3, now()) returning id`,
    [remarkId, stage !== 'approved', stage === 'out_of_rounds' ? 0 : 1],
  );
  const deliverableId = Number(made?.id);
  if (stage === 'awaited') return { deliverableId, submissionId: 0 };
  const kind = stage === 'approved' ? 'published' : 'draft';
  const [version] = await sql(
    databaseUrl,
    `insert into submission (deliverable_id, remark_id, kind, version, links, state, decided_at, decided_by, created_at)
     values ($1, $2, $3, 1, '{https://www.instagram.com/reel/1}', $4, $5, $6, now()) returning id`,
    [
      deliverableId,
      remarkId,
      kind,
      ...(stage === 'approved' ? ['approved', new Date(), 'owner'] : ['in_review', null, null]),
    ],
  );
  return { deliverableId, submissionId: Number(version?.id) };
}

/** Makes a running job so late that its owner can end it alone. */
export async function makeLate({ databaseUrl }: TestProduct, remarkId: number): Promise<number> {
  await sql(
    databaseUrl,
    `update remark set work_due_at = '2026-10-01', late_end_at = '2026-10-08' where id = $1`,
    [remarkId],
  );
  return remarkId;
}

const fields = `id state turn doneText workDueAt deadline { kind at } nextSteps { action allowed code }
  deliverables { id by platform format count draftFirst rounds roundsUsed state
    submissions { id version kind links note state changes answerBy decidedAt isApprovedBySilence pictures { id } } }`;

export const workOperations = {
  remark: `query ($id: ID!) { remark(id: $id) { ${fields} } }`,
  handIn: `mutation ($input: HandInWorkInput!) { handInWork(input: $input) { remark { ${fields} } } }`,
  approve: `mutation ($submissionId: ID!) { approveWork(input: { submissionId: $submissionId }) { remark { ${fields} } } }`,
  changes: `mutation ($submissionId: ID!, $changes: String!) {
    askForChanges(input: { submissionId: $submissionId, changes: $changes }) { remark { ${fields} } } }`,
  endLate: `mutation ($remarkId: ID!) { endLateJob(input: { remarkId: $remarkId }) { remark { ${fields} } } }`,
} as const;

/** A job as one of its sides sees it. */
export async function workOf(who: Person, remarkId: number) {
  return (await who.client.data(workOperations.remark, { id: idOf('Remark', remarkId) })).remark;
}

/** The id of a deliverable of a job, by its place; those of the influencer come first. */
export const deliverableId = async ({ influencer, remarkId }: PaidJob, place = 0): Promise<string> =>
  (await workOf(influencer, remarkId)).deliverables[place].id;

/** The newest version of a deliverable. */
export const newestId = async ({ influencer, remarkId }: PaidJob, place = 0): Promise<string> =>
  (await workOf(influencer, remarkId)).deliverables[place].submissions[0].id;

/** Hands in a draft or published work of a deliverable; the answer with its failures. */
export async function handIn(job: PaidJob, submission: object, place = 0, who = job.influencer) {
  const input = { deliverableId: await deliverableId(job, place), submission };
  return who.client.send(workOperations.handIn, { input });
}

export const draft = { kind: 'DRAFT', links: ['https://drive.example.com/draft'] } as const;
export const story = { kind: 'PUBLISHED', links: ['https://www.instagram.com/stories/mei/1'] } as const;
export const reel = { kind: 'PUBLISHED', links: ['https://www.instagram.com/reel/DA7k2'] } as const;

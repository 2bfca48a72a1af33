import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { splitGlobalId } from '../../../schema/global-id.ts';
import { ask } from './api.ts';

/** A route of the web client, as its table says. */
export type Route = { path: string; signedIn: boolean; server: boolean };

const table = new URL('../../../web/src/app/pages.ts', import.meta.url);

/** Every route of the product. The table is read, not run: its pages belong to the browser. */
export function readRoutes(): Route[] {
  const [, ...tables] = readFileSync(table, 'utf8').split(/^export const (?=\w+Pages: )/m);
  return tables.flatMap((rows) =>
    [...rows.matchAll(/^ {2}'(.+)': \(\) =>/gm)].map(([, path = '']) => ({
      path,
      signedIn: /^(member|bare)Pages/.test(rows),
      server: rows.startsWith('serverPages'),
    })),
  );
}

type Step = { action: string; allowed: boolean };
type Job = {
  id: string;
  state: string;
  applicant: { id: string };
  campaign: { id: string };
  nextSteps: Step[];
};

const OWN = `{
  myCampaigns(first: 100) { nodes { id remarkCount } }
}`;
const JOBS = `query ($campaignId: ID!, $tab: RemarkTab!) {
  campaignRemarks(campaignId: $campaignId, tab: $tab, first: 100) {
    nodes { id state applicant { id } campaign { id } nextSteps { action allowed } }
  }
}`;

type Shop = {
  myOrders: { nodes: { id: string }[] };
  products: { nodes: { id: string; seller: { id: string } }[] };
};
const SHOP = `{ myOrders { nodes { id } } products { nodes { id seller { id } } } }`;

/** Jobs of the signed-in brand, under one of the tabs of its campaigns. */
async function jobsOf(brand: APIRequestContext, tab: 'APPLICATIONS' | 'HIRED'): Promise<Job[]> {
  const { myCampaigns } = await ask<{ myCampaigns: { nodes: { id: string; remarkCount: number }[] } }>(
    brand,
    OWN,
  );
  const withPeople = myCampaigns.nodes.filter(({ remarkCount }) => remarkCount > 0);
  const lists = await Promise.all(
    withPeople.map(({ id }) =>
      ask<{ campaignRemarks: { nodes: Job[] } }>(brand, JOBS, { campaignId: id, tab }),
    ),
  );
  return lists.flatMap(({ campaignRemarks }) => campaignRemarks.nodes);
}

/** Further addresses of a path that has several faces, beside the one that its parameters give. */
const variants: Readonly<Record<string, readonly string[]>> = {
  '/developers/reference/:type?': ['/developers/reference', '/developers/reference?q=campaign'],
  '/edit-profile/:target?': ['/edit-profile', '/edit-profile/blocked'],
  '/campaigndetail/:id': ['?tab=suggested', '?tab=hired&view=grid'],
  '/messages/:conversationId?': ['/messages'],
  '/search-influencer/:query?': ['/search-influencer/nobody-is-called-so'],
};

/** The address of a route with all its faces. */
export const facesOf = ({ path }: Route, first: string): string[] => [
  first,
  ...(variants[path] ?? []).map((other) => (other.startsWith('?') ? `${first}${other}` : other)),
];

/** A receipt of the signed-in member. */
async function receiptOf(member: APIRequestContext): Promise<string> {
  const { myTransactions } = await ask<{ myTransactions: { nodes: { paper: { id: string } | null }[] } }>(
    member,
    '{ myTransactions(first: 20) { nodes { paper { id } } } }',
  );
  return myTransactions.nodes.find(({ paper }) => paper)?.paper?.id ?? '';
}

/** Fills the parameters of routes with things that the signed-in brand has. */
export async function routeFiller(brand: APIRequestContext) {
  const [jobs, hired] = [await jobsOf(brand, 'APPLICATIONS'), await jobsOf(brand, 'HIRED')];
  const job = jobs.find(({ state }) => state === 'OFFER_ACCEPTED') ?? jobs[0];
  const extended = hired.find(({ nextSteps }) =>
    nextSteps.some(({ action, allowed }) => action === 'PROPOSE_EXTRA' && allowed),
  );
  if (!job) throw new Error('The demo brand has no applications.');
  if (!extended) throw new Error('The demo brand has no job to propose an extra for.');
  const values: Readonly<Record<string, string>> = {
    category: 'paid',
    guide: 'first-query',
    type: 'Campaign',
    target: 'setting',
    query: '',
    campaignId: job.campaign.id,
    applicantOwnerId: job.applicant.id,
    ownerId: job.applicant.id,
    conversationId: await conversationOf(brand, job.applicant.id),
    '/applicationdetail/applicantdetail/:id': job.id,
    '/terms/:id': job.id,
    '/deals/:id': job.id,
    '/extras/:id': extended.id,
    '/receipts/:id': await receiptOf(brand),
    '/campaigndetail/:id': job.campaign.id,
    '/application-user-list/applicants/:id': job.campaign.id,
  };
  const { myOrders, products } = await ask<Shop>(brand, SHOP);
  const [order, product] = [myOrders.nodes[0], products.nodes[0]];
  Object.assign(values, {
    productOwnerId: product?.seller.id,
    productId: product?.id,
    '/my-orders/:id': order?.id,
    '/my-products/:id': 'new',
  });
  // What has no value of its own here is the first of its kind.
  return ({ path }: Route): string =>
    path.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = values[path] ?? values[name] ?? '1';
      // Addresses have the bare number of an id.
      return value && `/${splitGlobalId(value)?.rest ?? value}`;
    });
}

/** The conversation of the brand with somebody, with a message in it. */
async function conversationOf(brand: APIRequestContext, profileId: string): Promise<string> {
  const { sendMessage } = await ask<{ sendMessage: { message: { conversation: { id: string } } } }>(
    brand,
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { conversation { id } } } }',
    { input: { profileId, clientId: randomUUID(), text: 'Hello from every page' } },
  );
  return sendMessage.message.conversation.id;
}

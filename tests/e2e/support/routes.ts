import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { ask } from './api.ts';

/** A route of the web client, as its table says. */
export type Route = { path: string; signedIn: boolean; server: boolean };

const table = new URL('../../../web/src/app/pages.ts', import.meta.url);

/** Every route of the product. The table is read, not run: its pages belong to the browser. */
export function readRoutes(): Route[] {
  const rows = readFileSync(table, 'utf8')
    .split(/\bpath: '/)
    .slice(1);
  return rows.map((row) => ({
    path: row.slice(0, row.indexOf("'")),
    signedIn: /^[^}]*signedIn: true/s.test(row),
    server: /^[^}]*server: true/s.test(row),
  }));
}

type Job = { id: string; state: string; applicant: { id: string }; campaign: { id: string } };

const OWN = `{
  myCampaigns(page: { limit: 100 }) { items { id remarkCount } }
}`;
const JOBS = `query ($campaignId: ID!) {
  campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, page: { limit: 100 }) {
    items { id state applicant { id } campaign { id } }
  }
}`;

/** Jobs of the signed-in brand. */
async function jobsOf(brand: APIRequestContext): Promise<Job[]> {
  const { myCampaigns } = await ask<{ myCampaigns: { items: { id: string; remarkCount: number }[] } }>(
    brand,
    OWN,
  );
  const withPeople = myCampaigns.items.filter(({ remarkCount }) => remarkCount > 0);
  const lists = await Promise.all(
    withPeople.map(({ id }) => ask<{ campaignRemarks: { items: Job[] } }>(brand, JOBS, { campaignId: id })),
  );
  return lists.flatMap(({ campaignRemarks }) => campaignRemarks.items);
}

/** Fills the parameters of routes with things that the signed-in brand has. */
export async function routeFiller(brand: APIRequestContext) {
  const jobs = await jobsOf(brand);
  const job = jobs.find(({ state }) => state === 'OFFER_ACCEPTED') ?? jobs[0];
  if (!job) throw new Error('The demo brand has no applications.');
  const values: Record<string, string> = {
    category: 'paid',
    target: 'setting',
    campaignId: job.campaign.id,
    applicantOwnerId: job.applicant.id,
    ownerId: job.applicant.id,
  };
  return ({ path }: Route) =>
    path.replace(/:(\w+)\??/g, (_, name: string) =>
      name === 'id' ? (path.includes('applicationdetail') ? job.id : job.campaign.id) : (values[name] ?? ''),
    );
}

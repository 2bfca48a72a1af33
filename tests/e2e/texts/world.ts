import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Client } from 'pg';
import { usd } from '../../../schema/usd.ts';
import { ask } from '../support/api.ts';
import { openDatabase } from '../support/database.ts';
import { postedCampaign } from '../support/posted-campaign.ts';
import { addPerson, emailOf, type Person, takeBank } from './people.ts';
import { addRealBank } from './real-bank.ts';
import { Rooms } from './rooms.ts';

/** What the tables are played with: people, and jobs in every state that a text needs. */
export interface World {
  readonly db: Client;
  /** The browser of somebody, by the name in the tables. */
  enter(who: string): Promise<BrowserContext>;
  readonly ids: Readonly<Record<string, number>>;
  /** A campaign that asks for nothing, and one that asks for ten thousand followers. */
  readonly campaign: string;
  readonly demanding: string;
  /** A campaign of the brand that waits for staff. */
  readonly waiting: string;
  close(): Promise<void>;
}

/** Other tests find the brand without a draft. */
const DROP_DRAFT = `delete from campaign_draft where owner_id = (select id from account where email = 'brand@demo.test')`;

type Reach = 'applied' | 'offered' | 'accepted' | 'hired' | 'done';

const whole = { last: 'Applies', complete: true };

/** Who there is beside the demo, and how far their jobs for the brand are. */
const cast: (Omit<Person, 'username'> & { role: string; reach: Reach | null })[] = [
  { role: 'newcomer', first: 'Nina', last: 'Newcomer', complete: false, bank: false, reach: null },
  { role: 'beginner', first: 'Beng', ...whole, bank: false, reach: null },
  { role: 'applicant', first: 'Ana', ...whole, bank: false, reach: 'applied' },
  { role: 'offered', first: 'Oona', ...whole, bank: false, reach: 'offered' },
  { role: 'worker without bank', first: 'Wati', ...whole, bank: true, reach: 'hired' },
  { role: 'worker', first: 'Will', ...whole, bank: true, reach: 'hired' },
  { role: 'reader', first: 'Rea', ...whole, bank: false, reach: null },
  { role: 'chosen', first: 'Chai', ...whole, bank: true, reach: 'accepted' },
  { role: 'finisher', first: 'Fay', ...whole, bank: false, reach: 'done' },
];

/** Steps of a job through the API, from the application to the payment. */
const steps = {
  apply: 'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }',
  offer:
    'mutation ($id: ID!, $amount: MoneyInput!) { makeOffer(input: { remarkId: $id, amount: $amount }) { remark { id offer { id } } } }',
  accept: 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { remark { id } } }',
  pay: `mutation ($id: ID!) { payForHire(input: { remarkId: $id, paymentMethodId: "pm_card_visa" }) { state } }`,
  finish:
    'mutation ($id: ID!) { markAsDone(input: { remarkId: $id, text: "It is out." }) { remark { id } } }',
} as const;

async function playJob(brand: APIRequestContext, who: APIRequestContext, campaign: string, reach: Reach) {
  const { applyToCampaign } = await ask<{ applyToCampaign: { remark: { id: string } } }>(who, steps.apply, {
    id: campaign,
  });
  const job = applyToCampaign.remark;
  if (reach === 'applied') return;
  const { makeOffer } = await ask<{ makeOffer: { remark: { offer: { id: string } } } }>(brand, steps.offer, {
    id: job.id,
    amount: usd(reach === 'done' ? 123_450 : 12_300),
  });
  if (reach === 'offered') return;
  if (reach === 'done') await addRealBank(who);
  await ask(who, steps.accept, { id: makeOffer.remark.offer.id });
  if (reach === 'accepted') return;
  await ask(brand, steps.pay, { id: job.id });
  if (reach === 'done') await ask(who, steps.finish, { id: job.id });
}

/** Makes everything, by SQL and by the API. */
export async function makeWorld(browser: Browser, options: BrowserContextOptions): Promise<World> {
  const db = await openDatabase();
  const rooms = new Rooms(browser, db, options);
  const run = randomUUID().slice(0, 6);
  const emails: Record<string, string | null> = {
    visitor: null,
    brand: 'brand@demo.test',
    staff: 'staff@demo.test',
    influencer: 'influencer@demo.test',
  };
  const ids: Record<string, number> = {};
  const enter = async (who: string) => {
    const email = emails[who];
    if (email === undefined) throw new Error(`Nobody is called ${who}.`);
    return rooms.of(email);
  };
  const [brand, staff] = [(await enter('brand')).request, (await enter('staff')).request];
  const campaign = await postedCampaign(brand, staff, {
    title: `Every text ${run}`,
    detailsHtml: `<p>${'Two stories, whatever the weather, and one more when it is fine. '.repeat(12)}</p>`,
  });
  const demanding = await postedCampaign(brand, staff, { title: `Demanding ${run}`, minFollowers: 10_000 });
  const waiting = await postedCampaign(brand, null, { title: `Waiting ${run}` });
  for (const { role, reach, ...person } of cast) {
    const username = `texts.${person.first.toLowerCase()}.${run}`;
    emails[role] = emailOf(username);
    ids[role] = await addPerson(db, { ...person, username });
    if (reach) await playJob(brand, (await enter(role)).request, campaign, reach);
  }
  await takeBank(db, ids['worker without bank'] ?? 0);
  const close = async () => {
    await db.query(DROP_DRAFT);
    await rooms.close();
    await db.end();
  };
  return { db, enter, ids, campaign, demanding, waiting, close };
}

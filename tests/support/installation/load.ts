import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { usd } from '../../../schema/usd.ts';
import { createCampaign, jobOperations } from '../jobs.ts';
import type { Caller, Callers } from './callers.ts';
import type { Couple, Member, Provider } from './cast.ts';

/** What visitors read. */
const publicLists = [
  '{ campaigns(first: 5) { totalCount nodes { id title owner { fullName } } } }',
  '{ influencers(first: 5) { totalCount nodes { fullName } } }',
  '{ categories { name } countries { code name } }',
];

const VISITORS = 3;
/** Milliseconds between two requests of one caller. */
const READS_EVERY = 50;
const STEPS_EVERY = 150;
/** Jobs of an influencer between two pictures, so that nobody uploads more than a member may. */
const JOBS_PER_PICTURE = 4;

/** What the load works with. */
export interface Scene {
  readonly callers: Callers;
  readonly couples: readonly Couple[];
  readonly provider: Provider;
  /** Of the owner of the tables. */
  readonly databaseUrl: string;
}

const plain = { width: 640, height: 480, channels: 3, background: '#2a7' } as const;

/** Uploads a picture, and reads it as pages do. */
async function uploadPicture(callers: Callers, by: Member): Promise<void> {
  const [boundary, bytes] = ['koli-boundary', await sharp({ create: plain }).jpeg().toBuffer()];
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const stored = await callers.send(by, {
    path: '/files?purpose=avatar',
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': 'true',
    },
  });
  const path = new URL(JSON.parse(stored).small, 'http://127.0.0.1').pathname;
  await callers.send(by, { path });
}

/** A job from its application to the money. */
async function liveJob({ callers, provider, databaseUrl }: Scene, { brand, influencer }: Couple) {
  const campaignId = await createCampaign({ databaseUrl }, brand);
  const step = async (by: Member, name: keyof typeof jobOperations, variables: object) => {
    await pause(STEPS_EVERY);
    return callers.ask(by, jobOperations[name], variables);
  };
  const applied = await step(influencer, 'apply', { campaignId, text: 'I would love to.' });
  const remarkId = applied.applyToCampaign.remark.id;
  const offered = await step(brand, 'makeOffer', { remarkId, amount: usd(45_050) });
  await step(influencer, 'acceptOffer', { offerId: offered.makeOffer.remark.offer.id });
  const paymentMethodId = await provider.tokeniseCard();
  await step(brand, 'pay', { input: { remarkId, paymentMethodId } });
  await step(influencer, 'markAsDone', { remarkId, text: 'Posted.' });
  await step(brand, 'release', { remarkId });
}

/** Begins the load. `stop` lets the jobs under way finish. */
export function startLoad(scene: Scene): { stop(): Promise<void> } {
  const { callers, couples } = scene;
  let isOver = false;
  /** Repeats work until the end. What failed is counted already. */
  const keepOn = async (work: (turn: number) => Promise<unknown>): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) await work(turn).catch(() => pause(STEPS_EVERY));
  };
  const visit = (by: Caller) =>
    keepOn(async (turn) => {
      await callers.ask(by, publicLists[turn % publicLists.length] ?? '');
      await pause(READS_EVERY);
    });
  const work = (couple: Couple) =>
    keepOn(async (turn) => {
      if (turn % JOBS_PER_PICTURE === 0) await uploadPicture(callers, couple.influencer);
      await liveJob(scene, couple);
    });
  const all = Promise.all([
    ...Array.from({ length: VISITORS }, (_, nth) => visit({ address: `203.0.113.${nth + 1}` })),
    ...couples.map(work),
  ]);
  return {
    async stop() {
      isOver = true;
      await all;
    },
  };
}

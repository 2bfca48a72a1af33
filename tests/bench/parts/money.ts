import { randomUUID } from 'node:crypto';
import { withConnection } from '../../support/sql.ts';
import type { ChildServer } from '../harness/child-server.ts';
import { percentile } from '../harness/measure-reads.ts';
import { type Report, table } from '../harness/table.ts';
import { tokenOf } from '../workloads/workload.ts';

const CONNECTIONS = 16;
const AMOUNT = 45_000;

const steps = {
  pay: 'mutation ($input: PayForHireInput!) { payForHire(input: $input) { state } }',
  done: 'mutation ($input: MarkAsDoneInput!) { markAsDone(input: $input) { remark { state } } }',
  release: 'mutation ($input: ReleasePaymentInput!) { releasePayment(input: $input) { remark { state } } }',
} as const;
type Step = keyof typeof steps;

interface Job {
  readonly remark: number;
  readonly brand: number;
  readonly influencer: number;
}

/** What the server tells of the local payment provider. */
export interface ProviderAccess {
  readonly accountId: string;
  readonly publishableKey: string;
}

/** Jobs whose offers are accepted, of people who have not been hired yet, and bank accounts to pay out to. */
async function prepareJobs(url: string, count: number, { accountId }: ProviderAccess): Promise<Job[]> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(
      `select r.id as remark, c.owner_id as brand, r.applicant_id as influencer from remark as r
        join campaign as c on c.id = r.campaign_id join account as b on b.id = c.owner_id
        join account as i on i.id = r.applicant_id
       where r.state = 'applied' and c.type = 'paid' and c.state = 'open' and b.email_verified_at is not null
         and i.email_verified_at is not null order by r.id limit $1`,
      [count],
    );
    const jobs = rows as unknown as Job[];
    const remarks = jobs.map(({ remark }) => remark);
    await client.query(`update remark set state = 'offer_accepted' where id = any($1)`, [remarks]);
    await client.query(
      `insert into offer (remark_id, amount_minor, status, created_at, decided_at)
       select id, $2, 'accepted', now(), now() from unnest($1::int[]) as id`,
      [remarks, AMOUNT],
    );
    await client.query(
      `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code, routing_number,
         payouts_enabled, provider_account_id, provider_bank_id, created_at, updated_at)
       select distinct id, 'saving', 'DBS', '3456', 'Person', 'DBSSSGSG', '7171-001', true, $2, 'ba_bench', now(), now()
       from unnest($1::int[]) as id on conflict (owner_id) do update set provider_account_id = excluded.provider_account_id`,
      [jobs.map(({ influencer }) => influencer), accountId],
    );
    return jobs;
  });
}

/** A card as a browser tokenises it. */
async function cardOf(base: string, { publishableKey }: ProviderAccess): Promise<string> {
  const form = {
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '11',
    'card[exp_year]': '2039',
    'card[cvc]': '123',
  };
  const answer = await fetch(`${base}/provider/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams(form),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** W7: paying, marking done and releasing through GraphQL, durable. States the figure; nothing may be refused. */
export async function measureMoney(
  server: ChildServer,
  url: string,
  access: ProviderAccess,
  count: number,
): Promise<Report> {
  const base = `http://127.0.0.1:${server.port}`;
  const jobs = await prepareJobs(url, count, access);
  const waits: Record<Step, number[]> = { pay: [], done: [], release: [] };
  const refusals: string[] = [];
  const send = async (step: Step, account: number, said: object): Promise<boolean> => {
    const began = performance.now();
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `koli_session=${tokenOf(account)}` },
      body: JSON.stringify({
        query: steps[step],
        variables: { input: { ...said, idempotencyKey: randomUUID() } },
      }),
    });
    const { errors } = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] };
    waits[step].push(performance.now() - began);
    for (const { extensions } of errors ?? []) refusals.push(`${step}: ${extensions?.code}`);
    return !errors;
  };
  const cards: string[] = [];
  for (const _ of jobs) cards.push(await cardOf(base, access));
  const began = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (!job) return;
      const remarkId = String(job.remark);
      const isPaid = await send('pay', job.brand, { remarkId, paymentMethodId: cards[index] });
      if (isPaid && (await send('done', job.influencer, { remarkId, text: 'It is online.' })))
        await send('release', job.brand, { remarkId });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const seconds = (performance.now() - began) / 1000;
  const all = Object.values(waits).flat().length;
  const rows = (Object.keys(steps) as Step[]).map((step) => [
    `W7 ${step}`,
    String(waits[step].length),
    percentile(waits[step], 0.5).toFixed(1),
    percentile(waits[step], 0.99).toFixed(1),
  ]);
  const text = table(['money', 'steps', 'p50 ms', 'p99 ms'], rows);
  const counted = new Map<string, number>();
  for (const refusal of refusals) counted.set(refusal, (counted.get(refusal) ?? 0) + 1);
  return {
    text: `${text}\n${(all / seconds).toFixed(0)} durable steps a second over ${CONNECTIONS} connections, the local provider's work included`,
    failures: [...counted].map(([refusal, times]) => `W7: ${times} times refused, ${refusal}`),
  };
}

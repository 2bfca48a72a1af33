import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillDatabase } from '../bench/data/fill-database.ts';
import { type ChildServer, startServer } from '../bench/harness/child-server.ts';
import { assertSameAnswers } from '../bench/harness/compare-answers.ts';
import { requestsOf } from '../bench/harness/measure-reads.ts';
import { campaignListWork } from '../bench/workloads/w1-campaign-list.ts';
import { campaignDetailWork } from '../bench/workloads/w2-campaign-detail.ts';
import { influencerSearchWork } from '../bench/workloads/w3-influencer-search.ts';
import { nearestWork } from '../bench/workloads/w3-nearest.ts';
import { notificationFeedWork } from '../bench/workloads/w4-notification-feed.ts';
import { sql } from '../support/sql.ts';
import { createTestDatabase, ensureTemplate, type TestDatabase } from '../support/test-database.ts';

const sizes = { profiles: 4_000, campaigns: 3_000, remarks: 12_000, notifications: 8_000, transactions: 400 };

let database: TestDatabase;
let ours: ChildServer;
let plain: ChildServer;
const dataDir = mkdtempSync(join(tmpdir(), 'koli-bench-answers-'));

beforeAll(async () => {
  const adminUrl = inject('postgresAdminUrl');
  await ensureTemplate(adminUrl, 'koli_enlarged', (url) => fillDatabase(url, sizes));
  database = await createTestDatabase(adminUrl, 'koli_enlarged');
  ours = await startServer('sides/ours.ts', [database.url, dataDir]);
  plain = await startServer('plain/server.ts', [database.url]);
});
afterAll(async () => {
  await Promise.all([ours, plain].map((server) => server.stop()));
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([campaignListWork, campaignDetailWork, influencerSearchWork, nearestWork, notificationFeedWork])(
  'the benchmark compares equal answers: $title',
  async (workload) => {
    const asks = await workload.asks((text) => sql(database.url, text) as Promise<never>);
    expect(asks.length).toBeGreaterThan(0);
    const sentTo = ({ port }: ChildServer) => requestsOf(port, workload, asks);
    await assertSameAnswers(
      workload.name,
      { port: ours.port, requests: sentTo(ours).ours },
      { port: plain.port, requests: sentTo(plain).plain },
    );
  },
);

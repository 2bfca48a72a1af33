import { readConfig } from '../../../api/platform/config/config.ts';
import { PLAN_ANEW } from '../../../api/platform/database/prepared-statements.ts';
import { compose, type Product } from '../../../api/server/compose.ts';
import { type SqlClient, withConnection } from '../../support/sql.ts';
import { unlimited } from '../../support/unlimited.ts';
import { type Ask, type ReadWorkload, tokenOf } from '../workloads/workload.ts';

/** A part of a plan as EXPLAIN tells it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement as it was really sent. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Tables from this size on are large: looking at all of one is a fault. */
const LARGE = 1_000;

/** What is wrong with a plan: a large table read from end to end, or most of it looked at. */
export function faultsOf(plan: PlanNode, sizes: ReadonlyMap<string, number>): string[] {
  const below = (plan.Plans ?? []).flatMap((node) => faultsOf(node, sizes));
  const table = plan['Relation Name'];
  const size = table === undefined ? 0 : (sizes.get(table) ?? 0);
  if (size < LARGE) return below;
  if (plan['Node Type'].includes('Seq Scan')) return [`reads all of ${table}`, ...below];
  const loops = plan['Actual Loops'] ?? 0;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const seen = ((plan['Actual Rows'] ?? 0) + removed) * loops;
  const isMost = seen > size / 2;
  return isMost ? [`looks at ${Math.round(seen)} of ${size} rows of ${table}`, ...below] : below;
}

async function sizesOf(client: SqlClient): Promise<Map<string, number>> {
  const { rows } = await client.query(
    `select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, rows: size }) => [String(name), Number(size)]));
}

async function planOf(
  client: SqlClient,
  options: string,
  { text, values }: SentStatement,
): Promise<PlanNode> {
  const { rows } = await client.query(`explain (${options}, format json) ${text}`, [...values]);
  const plans = rows[0]?.['QUERY PLAN'] as { Plan: PlanNode }[] | undefined;
  if (!plans?.[0]) throw new Error('a plan is missing');
  return plans[0].Plan;
}

/** What a statement does: pages of 8 kB that it looks at, and how it reads the table of notifications. */
export interface Work {
  readonly buffers: number;
  readonly reads: readonly string[];
}

/** The work of a plan that has run. */
export function workOf(plan: PlanNode): Work {
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const reads = nodesOf(plan).flatMap(
    ({ 'Node Type': type, 'Index Name': index, 'Relation Name': table }) => {
      if (index?.startsWith('notification')) return [index];
      return table === 'notification' && /^(Seq|Tid)/.test(type) ? [`${type} of ${table}`] : [];
    },
  );
  const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  return { buffers, reads: [...new Set(reads)] };
}

/** The plan of a statement as it ran; what it changed is taken back. */
export const explain = (url: string, statement: SentStatement): Promise<PlanNode> =>
  withConnection(url, async (client) => {
    await client.query('begin');
    try {
      return await planOf(client, 'analyze, buffers', statement);
    } finally {
      await client.query('rollback');
    }
  });

/** The faults of a statement's plans: the one for its values, as it ran, and the one for all values, as prepared. */
export async function planFaults(url: string, statements: readonly SentStatement[]): Promise<string[]> {
  return withConnection(url, async (client) => {
    const sizes = await sizesOf(client);
    const faults: string[] = [];
    for (const statement of statements) {
      faults.push(...faultsOf(await planOf(client, 'analyze', statement), sizes));
      // What is planned anew has no plan for all values.
      if (statement.text.startsWith(PLAN_ANEW)) continue;
      const forAll = await planOf(client, 'generic_plan', { text: statement.text, values: [] });
      faults.push(...faultsOf(forAll, sizes).map((fault) => `${fault}, when prepared`));
    }
    return [...new Set(faults)];
  });
}

/** The product with an ear at its statements. */
export interface Listening {
  readonly product: Product;
  /** The statements since they were last cleared. */
  readonly heard: SentStatement[];
  /** Sends a request through the whole product, and answers the statements it sent to the database. */
  send(query: string, variables: Ask['variables'], viewer?: number): Promise<readonly SentStatement[]>;
  /** Sends a workload's request, and answers its reads alone. */
  ask(workload: Pick<ReadWorkload, 'query'>, ask: Ask): Promise<SentStatement[]>;
  close(): Promise<void>;
}

/** Opens the product on a database, in this process. `dataDir` has the secrets that the database is used with. */
export async function listenTo(url: string, dataDir: string): Promise<Listening> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    STAFF_SECOND_FACTOR: 'off',
  });
  const heard: SentStatement[] = [];
  const product = await compose(config, url, {
    ports: { limiter: unlimited },
    onStatement: (text, values) => void heard.push({ text, values: values ?? [] }),
  });
  const send: Listening['send'] = async (query, variables, viewer) => {
    heard.length = 0;
    const cookie = viewer === undefined ? {} : { cookie: `koli_session=${tokenOf(viewer)}` };
    const answer = await product.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...cookie },
      payload: { query, variables },
    });
    const { errors } = answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return [...heard];
  };
  return {
    product,
    heard,
    send,
    async ask({ query }, { variables, viewer }) {
      const sent = await send(query, variables, viewer);
      return sent.filter(({ text }) => /^(\/\*.*?\*\/ )?select \(/.test(text));
    },
    close: () => product.close(),
  };
}

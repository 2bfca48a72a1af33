import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';

/** A text is prepared from this use on: what is asked once is not worth it. */
const FROM_USE = 3;
/** Prepared texts, each of which costs every connection some memory in the database. */
const MOST_PREPARED = 120;
const MOST_COUNTED = 2_000;

/** Names texts that come again and again. One that has not come for long gives way to another. */
class Names {
  /** How often names were taken away from texts. */
  changes = 0;
  private readonly uses = new LRUCache<string, number>({ max: MOST_COUNTED });
  private readonly names = new LRUCache<string, string>({
    max: MOST_PREPARED,
    dispose: () => {
      this.changes += 1;
    },
  });
  private given = 0;

  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined) return name;
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.set(text, uses);
    if (uses < FROM_USE) return undefined;
    this.uses.delete(text);
    // Never a name again that has stood for another text.
    this.given += 1;
    const given = `koli_${this.given}`;
    this.names.set(text, given);
    return given;
  }

  inUse(): ReadonlySet<string> {
    return new Set(this.names.values());
  }
}

/** Gives up what a connection prepared under names that are in use no more. Answers the statements that do so. */
function forget({ connection: { parsedStatements } }: PoolClient, names: Names): string[] {
  const inUse = names.inUse();
  const outdated = Object.keys(parsedStatements).filter(
    (name) => /^koli_\d+$/.test(name) && !inUse.has(name),
  );
  for (const name of outdated) delete parsedStatements[name];
  return outdated.map((name) => `deallocate ${name}`);
}

/** Begins a statement whose best plan depends on its values: it is planned anew each time, with its values in sight. */
export const PLAN_ANEW = '/* plan anew */';

/** Whether the planner of a connection makes one plan for all values, or looks at the values of a statement. */
type PlanMode = 'force_generic_plan' | 'auto';

/**
 * Brings a connection up to date before a statement, with one query at most: sets the way of planning that the statement
 * wants, and forgets outdated names. A transaction is left alone: undoing it would undo the change without our knowing.
 */
function updaterOf(client: PoolClient, names: Names): (wanted: PlanMode | null) => void {
  let mode: PlanMode | null = null;
  let seen = 0;
  return (wanted) => {
    if (client.getTransactionStatus() !== 'I') return;
    const steps: string[] = [];
    if (wanted && wanted !== mode) {
      mode = wanted;
      steps.push(`set plan_cache_mode = ${wanted}`);
    }
    if (seen !== names.changes) {
      seen = names.changes;
      steps.push(...forget(client, names));
    }
    if (steps.length === 0) return;
    client.query(steps.join('; ')).catch(() => {
      // Names that could not be given up are only memory: they do not come again.
      mode = null;
    });
  };
}

type Query = (...args: unknown[]) => unknown;

/** Asks with a callback: rows that a promise of pg answers stay in memory until a full garbage collection. */
function ask(query: Query, statement: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    query(statement, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
  }).catch((error: Error) => {
    // As pg does: the place that asked says more than the socket that answered.
    Error.captureStackTrace(error);
    throw error;
  });
}

/**
 * Has the database parse and plan a statement once per connection instead of at every call. A page's statement is
 * long, and planning it takes longer than running it. The one plan has to do for all values: without the setting
 * PostgreSQL would compare it with estimates for single values, and plan long statements anew for ever. A pooler leaves
 * no settings to a connection, so `setsPlanMode` is false there.
 */
export function prepareRepeated(pool: Pool, setsPlanMode = true): void {
  const names = new Names();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const bringUpToDate = updaterOf(client, names);
    client.query = ((...args: unknown[]) => {
      const [text, values] = args;
      const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
      if (!isPlain || values.length === 0) return query(...args);
      const isAnew = text.startsWith(PLAN_ANEW);
      const mode = isAnew ? 'auto' : 'force_generic_plan';
      bringUpToDate(setsPlanMode ? mode : null);
      const name = isAnew ? undefined : names.nameOf(text);
      return ask(query, { name, text, values });
    }) as typeof client.query;
  });
}

import type { Pool, PoolClient } from 'pg';

/** A text is prepared from this use on: what is asked once is not worth it. */
const FROM_USE = 3;
/** Most prepared texts; each costs every connection some memory in the database. Later ones are sent as they are. */
const MOST_PREPARED = 100;
const MOST_COUNTED = 2_000;

/** Names texts that come again and again. */
class Names {
  private readonly names = new Map<string, string>();
  private uses = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MOST_PREPARED) return name;
    if (this.uses.size >= MOST_COUNTED) this.uses = new Map();
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.set(text, uses);
    if (uses < FROM_USE) return undefined;
    this.uses.delete(text);
    const given = `koli_${this.names.size}`;
    this.names.set(text, given);
    return given;
  }
}

/** Begins a statement whose best plan depends on its values: it is planned anew each time, with its values in sight. */
export const PLAN_ANEW = '/* plan anew */';

/** Whether the planner of a connection makes one plan for all values, or looks at the values of a statement. */
type PlanMode = 'force_generic_plan' | 'auto';

/**
 * Turns a connection to the way of planning that a statement wants, with one round trip when the one before wanted the
 * other. Inside of a transaction it is left as it is: the change would be undone with it, without our knowing.
 */
function planModeOf(client: PoolClient): (wanted: PlanMode) => void {
  let mode: PlanMode | null = null;
  return (wanted) => {
    if (mode === wanted || client.getTransactionStatus() !== 'I') return;
    mode = wanted;
    client.query(`set plan_cache_mode = ${wanted}`).catch(() => {
      mode = null;
    });
  };
}

/**
 * Has the database parse and plan a statement once per connection instead of at every call. A page's statement is
 * long, and planning it takes longer than running it. The one plan has to do for all values: without the setting
 * PostgreSQL would compare it with estimates for single values, and plan long statements anew for ever.
 */
export function prepareRepeated(pool: Pool): void {
  const names = new Names();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const planBy = planModeOf(client);
    client.query = ((...args: unknown[]) => {
      const [text, values] = args;
      const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
      if (!isPlain || values.length === 0) return query(...args);
      const isAnew = text.startsWith(PLAN_ANEW);
      planBy(isAnew ? 'auto' : 'force_generic_plan');
      const name = isAnew ? undefined : names.nameOf(text);
      return name === undefined ? query(text, values) : query({ name, text, values });
    }) as typeof client.query;
  });
}

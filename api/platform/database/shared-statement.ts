import { LRUCache } from 'lru-cache';
import { batchLoader } from '../batch-loader.ts';
import { type Database, sendWritten, sql } from '../sql.ts';

/** Texts, names and comments of SQL, inside of which a dollar sign is only itself, and the places of values. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\/\*[\s\S]*?\*\/|--[^\n]*|\$(\d+)/g;

/** A row of one statement. */
type Row = Record<string, unknown>;

interface Asked {
  readonly db: Database;
  readonly values: readonly unknown[];
}

/** While these statements of one text run, this process answers those who asked before. */
const BATCHING = { mostTogether: 32, mostUnderWay: 3, waitMs: 0 };

/** A statement with something else at the places of its values. */
function withPlaces(text: string, write: (place: number) => string): string {
  return text.replace(PARTS, (part, place?: string) => (place === undefined ? part : write(Number(place))));
}

const NAME = 'koli_types';

/**
 * The types that the database finds for the places of values in a statement. Throws what it refuses the statement for,
 * and leaves nothing of it on the connection.
 */
async function typesOf(db: Database, text: string): Promise<readonly string[]> {
  const name = sql.raw(NAME);
  // A pooler gives one connection for a transaction.
  return db.transaction().execute(async (one) => {
    await sql`prepare ${name} as ${sql.raw(text)}`.execute(one);
    try {
      const { rows } = await sql<{ types: string[] }>`select parameter_types::text[] as types
        from pg_prepared_statements where name = ${sql.lit(NAME)}`.execute(one);
      return rows[0]?.types ?? [];
    } finally {
      await sql`deallocate ${name}`.execute(one);
    }
  });
}

/** The statement for several questions at once: the values of each stand in a row of `given`. */
function togetherText(text: string, types: readonly string[]): string {
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`);
  const names = types.map((_, index) => `p${index + 1}`);
  const [head = ''] = /^select /.exec(text) ?? [];
  const asked = withPlaces(text.slice(head.length), (place) => `given.p${place}`);
  return `select given.place as place, ${asked}
    from unnest(${arrays.join(', ')}) with ordinality as given (${names.join(', ')}, place)`;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Whether the values of one may be to blame: they cannot be read (22), ask for too much (54) or take too long (57014). */
const isOfOne = (error: unknown): boolean => /^(22|54|57014)/.test(codeOf(error));

async function run(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await sendWritten<Row>(db, { text, values })).rows;
}

/**
 * A statement of one row that many callers ask with values of their own: those who ask at the same moment share a round
 * trip. Each value stays in the row of whoever gave it. Its text is `select` with scalar queries and nothing behind.
 */
export class SharedStatement {
  private readonly text: string;
  private readonly together: string;
  private readonly loader = batchLoader<Asked, Row>((asked) => this.readAll(asked), BATCHING);

  private constructor(text: string, together: string) {
    this.text = text;
    this.together = together;
  }

  /** Null when the statement is of another form, or has values that are lists. */
  static async of(db: Database, text: string): Promise<SharedStatement | null> {
    if (!text.startsWith('select ')) return null;
    const types = await typesOf(db, text);
    if (types.length === 0 || types.some((type) => type.endsWith('[]'))) return null;
    return new SharedStatement(text, togetherText(text, types));
  }

  /** The row for these values. */
  ask(db: Database, values: readonly unknown[]): Promise<Row> {
    return this.loader.load({ db, values });
  }

  private async readAll(asked: readonly Asked[]): Promise<(Row | Error)[]> {
    if (asked.length === 1) return Promise.all(asked.map((one) => this.readOne(one)));
    try {
      return await this.readTogether(asked);
    } catch (error) {
      // A value of one of them that the database cannot read, or not in time: each learns for itself.
      if (!isOfOne(error)) throw error;
      return Promise.all(asked.map((one) => this.readOne(one).catch((own: Error) => own)));
    }
  }

  private async readOne({ db, values }: Asked): Promise<Row> {
    return (await run(db, this.text, values))[0] ?? {};
  }

  private async readTogether(asked: readonly Asked[]): Promise<Row[]> {
    const [first] = asked;
    if (!first) return [];
    const columns = first.values.map((_, index) => asked.map(({ values }) => values[index]));
    const rows = asked.map((): Row => ({}));
    for (const row of await run(first.db, this.together, columns)) rows[Number(row.place) - 1] = row;
    return rows;
  }
}

/** A text is shared from this use on: finding out the types of its values takes three statements. */
const FROM_USE = 4;
/** Texts that are shared or cannot be. One that has not come for long makes room for another. */
const MOST_SHARED = 120;
const MOST_COUNTED = 1_000;

/** The statements of one database by their text. */
class SharedStatements {
  private readonly statements = new LRUCache<string, { readonly statement: SharedStatement | null }>({
    max: MOST_SHARED,
  });
  private readonly uses = new LRUCache<string, number>({ max: MOST_COUNTED });

  find(db: Database, text: string): SharedStatement | null {
    const found = this.statements.get(text);
    if (found) return found.statement;
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.set(text, uses);
    if (uses >= FROM_USE) void this.prepare(db, text);
    return null;
  }

  private async prepare(db: Database, text: string): Promise<void> {
    this.uses.delete(text);
    this.statements.set(text, { statement: null });
    try {
      this.statements.set(text, { statement: await SharedStatement.of(db, text) });
    } catch {
      // The database did not answer: the text is counted anew.
      this.statements.delete(text);
    }
  }
}

const known = new WeakMap<Database, SharedStatements>();

/** The statement that requests with this text share; null while they do not. */
export function sharedStatement(db: Database, text: string): SharedStatement | null {
  const statements = known.get(db) ?? new SharedStatements();
  known.set(db, statements);
  return statements.find(db, text);
}

import { type Database, sendWritten, sql } from '../sql.ts';

/** Texts, names and comments of SQL, inside of which a dollar sign is only itself, and the places of values. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\/\*[\s\S]*?\*\/|--[^\n]*|\$(\d+)/g;

/** A row of one statement. */
type Row = Record<string, unknown>;

/** Statements of one text under way at once. What is asked meanwhile goes together in the next. */
const MOST_UNDER_WAY = 4;
/** So many may be under way however few wait. A statement for a single question costs several times its share of one. */
const FEW_UNDER_WAY = 3;
/** With so many waiting it is worth another statement. */
const MANY_WAITING = 4;
/** Most questions in one statement. */
const MOST_TOGETHER = 32;

interface Waiting {
  readonly db: Database;
  readonly values: readonly unknown[];
  resolve(row: Row): void;
  reject(reason: unknown): void;
}

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
  return db.connection().execute(async (one) => {
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

/**
 * A statement of one row that many callers ask with values of their own: those who ask at the same moment share a round
 * trip. Each value stays in the row of whoever gave it. Its text is `select` with scalar queries and nothing behind.
 */
export class SharedStatement {
  private readonly text: string;
  private readonly together: string;
  private waiting: Waiting[] = [];
  private underWay = 0;
  private isAwaited = false;

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
    return new Promise((resolve, reject) => {
      this.waiting.push({ db, values, resolve, reject });
      this.await();
    });
  }

  /** Whether what waits may go now. */
  private get mayGo(): boolean {
    const { length } = this.waiting;
    if (length === 0 || this.underWay >= MOST_UNDER_WAY) return false;
    return this.underWay < FEW_UNDER_WAY || length >= MANY_WAITING;
  }

  /** Sends what waits once everything that has come in has been looked at. */
  private await(): void {
    if (this.isAwaited || !this.mayGo) return;
    this.isAwaited = true;
    setImmediate(() => {
      this.isAwaited = false;
      this.send();
    });
  }

  private send(): void {
    while (this.mayGo) {
      // Spread over what is free: while one statement runs, this process answers those of another.
      const share = Math.ceil(this.waiting.length / (MOST_UNDER_WAY - this.underWay));
      const some = this.waiting.splice(0, Math.min(Math.max(share, MANY_WAITING), MOST_TOGETHER));
      this.underWay += 1;
      void this.answer(some).finally(() => {
        this.underWay -= 1;
        this.await();
      });
    }
  }

  private async answer(some: readonly Waiting[]): Promise<void> {
    const [first] = some;
    if (!first) return;
    if (some.length === 1) return this.answerOne(first);
    try {
      const rows = await this.rowsOf(first.db, some);
      for (const [index, { resolve }] of some.entries()) resolve(rows[index] ?? {});
    } catch (error) {
      // A value of one of them that the database cannot read, or not in time: each learns for itself.
      if (isOfOne(error)) await Promise.all(some.map((one) => this.answerOne(one)));
      else for (const { reject } of some) reject(error);
    }
  }

  private async answerOne({ db, values, resolve, reject }: Waiting): Promise<void> {
    await run(db, this.text, values).then((rows) => resolve(rows[0] ?? {}), reject);
  }

  private async rowsOf(db: Database, some: readonly Waiting[]): Promise<Row[]> {
    const columns = some[0]?.values.map((_, index) => some.map(({ values }) => values[index])) ?? [];
    const found = await run(db, this.together, columns);
    const rows: Row[] = [];
    for (const row of found) rows[Number(row.place) - 1] = row;
    return rows;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Whether the values of one may be to blame: they cannot be read (22), ask for too much (54) or take too long (57014). */
const isOfOne = (error: unknown): boolean => /^(22|54|57014)/.test(codeOf(error));

async function run(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await sendWritten<Row>(db, { text, values })).rows;
}

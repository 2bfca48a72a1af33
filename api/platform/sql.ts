import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { outOfBounds } from '../../schema/errors.ts';

/** The database of an entity manager. */
export type Database = Kysely<unknown>;

/** Executes statements: the database of an entity manager, or its open transaction. */
interface Connected {
  executeQuery<T>(query: CompiledQuery<T>): Promise<QueryResult<T>>;
}

/** What has an entity manager: the context of a request or job. */
interface InTransaction {
  readonly em: { getKysely(): Connected };
}

/** A statement with placeholders `$1`, `$2` and so on. */
export interface WrittenSql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Executes a rendered statement. */
export function sendWritten<T>(database: Connected, { text, values }: WrittenSql): Promise<QueryResult<T>> {
  return database.executeQuery<T>(CompiledQuery.raw(text, values as unknown[]) as CompiledQuery<T>);
}

/** A piece of SQL, or a whole statement with rows of `T`. Values never become part of the text. */
export class Sql<T = unknown> {
  private readonly texts: readonly string[];
  private readonly members: readonly unknown[];

  /** One text more than members; each member, a value or another piece, is between two texts. */
  constructor(texts: readonly string[], members: readonly unknown[] = []) {
    this.texts = texts;
    this.members = members;
  }

  /** Renders the statement. */
  write(): WrittenSql {
    const values: unknown[] = [];
    return { text: this.append(values), values };
  }

  /** Executes the statement. */
  execute(database: Connected): Promise<QueryResult<T>> {
    return sendWritten(database, this.write());
  }

  /** Executes the statement in the transaction of a context. */
  run({ em }: InTransaction): Promise<QueryResult<T>> {
    return this.execute(em.getKysely());
  }

  /** Its rows. */
  async rows(ctx: InTransaction): Promise<T[]> {
    return (await this.run(ctx)).rows;
  }

  /** Its first row; undefined without one. */
  async first(ctx: InTransaction): Promise<T | undefined> {
    return (await this.run(ctx)).rows[0];
  }

  private append(values: unknown[]): string {
    const { texts, members } = this;
    let text = texts[0] ?? '';
    for (let index = 0; index < members.length; index += 1) {
      const member = members[index];
      text += member instanceof Sql ? member.append(values) : `$${values.push(member)}`;
      text += texts[index + 1];
    }
    return text;
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const names = new Map<string, Sql>();

/** A quoted name; dots separate its parts. Names come from our code, so their number is limited. */
function nameOf(name: string): Sql {
  const known = names.get(name);
  if (known) return known;
  const made = new Sql([name.split('.').map(quoted).join('.')]);
  names.set(name, made);
  return made;
}

function literal(value: string | number | boolean | null): Sql {
  return new Sql([typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)]);
}

const comma = new Sql([', ']);

function join(parts: readonly unknown[], separator: Sql = comma): Sql {
  if (parts.length === 0) return new Sql(['']);
  const { text } = separator.write();
  const between = parts.map((_, index) => (index === 0 ? '' : text));
  return new Sql([...between, ''], parts);
}

/**
 * Writes SQL: sql`select name from country where code = ${code}`. Each placeholder is a value, sent separately, or
 * another piece of SQL. Reads consist of hundreds of pieces per request, so a piece is only its texts and members.
 */
export const sql = Object.assign(
  <T = unknown>(texts: readonly string[], ...members: readonly unknown[]): Sql<T> =>
    new Sql<T>(texts, members),
  {
    /** A column, optionally with its table: `p.id`. */
    ref: nameOf,
    /** A single quoted name, including dots. */
    label: (name: string): Sql => new Sql([quoted(name)]),
    /** A table. */
    table: nameOf,
    /** A constant of ours, written into the text so that the planner sees it. */
    lit: literal,
    /** Raw text. Never use it with input. */
    raw: (text: string): Sql => new Sql([text]),
    /** Values or pieces of SQL joined by a separator, a comma by default. */
    join,
  },
);

/** Maximum length of a search text. */
const MAX_SEARCH = 100;

/**
 * A search text as an `ilike` pattern that means "contains", with `%`, `_` and `\` escaped. Null when it is empty.
 * Throws BAD_INPUT at `field` above 100 characters.
 */
export function containsPattern(text: string | null | undefined, field = 'search'): string | null {
  const wanted = (text ?? '').replaceAll('\u0000', '').trim();
  if (wanted === '') return null;
  if (wanted.length > MAX_SEARCH) throw outOfBounds(field, { maxCharacters: MAX_SEARCH });
  return `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';

/** The database of an entity manager. */
export type Database = Kysely<unknown>;

/** Whatever statements can be sent through: the database of an entity manager, or its open transaction. */
interface Connected {
  executeQuery<T>(query: CompiledQuery<T>): Promise<QueryResult<T>>;
}

/** A statement as it is sent: the text has `$1`, `$2` and so on where the values go. */
export interface WrittenSql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Sends a statement that was written before. */
export function sendWritten<T>(database: Connected, { text, values }: WrittenSql): Promise<QueryResult<T>> {
  return database.executeQuery<T>(CompiledQuery.raw(text, values as unknown[]) as CompiledQuery<T>);
}

/** A piece of SQL, or all of a statement whose rows are `T`. Values never become part of the text. */
export class Sql<T = unknown> {
  private readonly texts: readonly string[];
  private readonly members: readonly unknown[];

  /** One text more than members: each member, a value or another piece of SQL, stands between two. */
  constructor(texts: readonly string[], members: readonly unknown[] = []) {
    this.texts = texts;
    this.members = members;
  }

  /** Writes the statement out. */
  write(): WrittenSql {
    const values: unknown[] = [];
    return { text: this.append(values), values };
  }

  /** Sends the statement. */
  execute(database: Connected): Promise<QueryResult<T>> {
    return sendWritten(database, this.write());
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

/** A name, quoted; dots separate its parts. Names come from our code, so there is an end to them. */
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
 * Writes SQL: sql`select name from country where code = ${code}`. What stands in the braces is a value, sent apart from
 * the text, or another piece of SQL. Reads are put together from hundreds of pieces at every request, so a piece is no
 * more than its texts and what stands between them.
 */
export const sql = Object.assign(
  <T = unknown>(texts: readonly string[], ...members: readonly unknown[]): Sql<T> =>
    new Sql<T>(texts, members),
  {
    /** A column, with or without its table: `p.id`. */
    ref: nameOf,
    /** A name by itself, dots and all. */
    label: (name: string): Sql => new Sql([quoted(name)]),
    /** A table. */
    table: nameOf,
    /** A value written into the text, for constants of ours that the planner should know. */
    lit: literal,
    /** Text as it is. Never with anything that came from outside. */
    raw: (text: string): Sql => new Sql([text]),
    /** Values or pieces of SQL one after another, by default with commas. */
    join,
  },
);

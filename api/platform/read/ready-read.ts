import type { EntityManager } from '@mikro-orm/postgresql';
import { PLAN_ANEW } from '../database/prepared-statements.ts';
import { sharedStatement } from '../database/shared-statement.ts';
import { type Sql, sendWritten } from '../sql.ts';
import { ActorChanged, type Asking, openAssumption } from './read-batch.ts';

/** `shared` is for very short statements: those that several requests ask at once travel as one. */
export type ReadyAsking = Asking | 'shared';

/** SQL with its placeholders renumbered. Our SQL has no dollar signs elsewhere. */
const moved = (text: string, by: number): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + by}`);

/**
 * A scalar query that is rendered once and asked again by the same caller with the same values. Rendering takes longer
 * than all else that a short answer needs.
 */
export class ReadyRead {
  readonly values: readonly unknown[];
  readonly asking: ReadyAsking;
  private readonly text: string;
  private who = '';
  private withWho = '';

  constructor(query: Sql<unknown>, asking: ReadyAsking) {
    const { text, values } = query.write();
    this.values = values;
    this.asking = asking;
    this.text = `${asking === 'anew' ? `${PLAN_ANEW} ` : ''}select (${text}) as "q0"`;
  }

  /** Identifies the query with its values. */
  get key(): string {
    return JSON.stringify([this.text, this.values]);
  }

  /** The statement, with a second scalar query for the actor's session. */
  statement(who: string | undefined): string {
    if (who === undefined) return this.text;
    if (who !== this.who) {
      this.who = who;
      this.withWho = `${this.text}, (${moved(who, this.values.length)}) as who`;
    }
    return this.withWho;
  }
}

/** Asks a query that is ready, with its own values or with others in their places. Throws ActorChanged. */
export async function readReady<T>(em: EntityManager, read: ReadyRead, values = read.values): Promise<T> {
  const assumption = openAssumption(em);
  const who = assumption?.query.write();
  const text = read.statement(who?.text);
  const given = who ? [...values, ...who.values] : values;
  const db = em.getKysely<unknown>();
  const isShared = read.asking === 'shared' && !em.isInTransaction();
  const shared = isShared ? sharedStatement(db, text) : null;
  const row = shared
    ? await shared.ask(db, given)
    : ((await sendWritten<Record<string, unknown>>(db, { text, values: given })).rows[0] ?? {});
  if (assumption && !(await assumption.confirm(row.who))) throw new ActorChanged();
  return row.q0 as T;
}

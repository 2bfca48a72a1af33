import type { Database } from '../sql.ts';
import { SharedStatement } from './shared-statement.ts';

/** A text is shared from this use on: finding out the types of its values takes three statements. */
const FROM_USE = 4;
/** Most texts that are shared or counted. Others go by themselves. */
const MOST_SHARED = 60;
const MOST_COUNTED = 1_000;

/** What is known of the statements of one database. */
class Shared {
  /** Null for texts that cannot be shared, and until it is known. */
  private readonly statements = new Map<string, SharedStatement | null>();
  private uses = new Map<string, number>();

  find(db: Database, text: string): SharedStatement | null {
    const found = this.statements.get(text);
    if (found !== undefined || this.statements.size >= MOST_SHARED) return found ?? null;
    if (this.uses.size >= MOST_COUNTED) this.uses = new Map();
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.set(text, uses);
    if (uses < FROM_USE) return null;
    this.uses.delete(text);
    this.statements.set(text, null);
    void this.prepare(db, text);
    return null;
  }

  private async prepare(db: Database, text: string): Promise<void> {
    try {
      this.statements.set(text, await SharedStatement.of(db, text));
    } catch {
      // The database did not answer: the text is counted anew.
      this.statements.delete(text);
    }
  }
}

const known = new WeakMap<Database, Shared>();

/** The statement that requests with this text share; null while they do not. */
export function sharedStatement(db: Database, text: string): SharedStatement | null {
  const shared = known.get(db) ?? new Shared();
  known.set(db, shared);
  return shared.find(db, text);
}

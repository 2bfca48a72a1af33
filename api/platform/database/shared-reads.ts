import { Recent } from '../recent.ts';
import type { Database } from '../sql.ts';
import { SharedStatement } from './shared-statement.ts';

/** A text is shared from this use on: finding out the types of its values takes three statements. */
const FROM_USE = 4;
/** Texts that are shared or cannot be. One that has not come for long makes room for another. */
const MOST_SHARED = 60;
const MOST_COUNTED = 1_000;

/** What is known of the statements of one database. */
class Shared {
  /** Null for texts that cannot be shared, and until it is known. */
  private readonly statements = new Recent<SharedStatement | null>(MOST_SHARED);
  private readonly uses = new Recent<number>(MOST_COUNTED);

  find(db: Database, text: string): SharedStatement | null {
    const found = this.statements.find(text);
    if (found !== undefined) return found;
    const uses = (this.uses.find(text) ?? 0) + 1;
    this.uses.keep(text, uses);
    if (uses < FROM_USE) return null;
    this.uses.forget(text);
    this.statements.keep(text, null);
    void this.prepare(db, text);
    return null;
  }

  private async prepare(db: Database, text: string): Promise<void> {
    try {
      this.statements.keep(text, await SharedStatement.of(db, text));
    } catch {
      // The database did not answer: the text is counted anew.
      this.statements.forget(text);
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

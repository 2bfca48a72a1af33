import type { ContentKind } from '../../../schema/content.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** A text after a change. */
export interface SavedText {
  readonly kind: ContentKind;
  readonly subjectId: number;
  readonly title: string;
  readonly html: string;
}

/** Stores a revision with its author and time, in the transaction of the change. */
export async function storeRevision(ctx: Ctx, text: SavedText): Promise<void> {
  await sql`insert into content_revision (kind, subject_id, title, html, editor_id, at)
    values (${text.kind}, ${text.subjectId}, ${text.title}, ${text.html}, ${accountIdOf(ctx)},
      ${ctx.clock.now()})`.run(ctx);
}

import type { DeskKind } from '../../../schema/desk.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Gives a case to the acting member of staff, also when another one had it, or to nobody. */
export async function assignCase(
  ctx: Ctx,
  kind: DeskKind,
  subjectId: number,
  isMine: boolean,
): Promise<void> {
  if (!isMine) {
    await sql`delete from desk_assignment where kind = ${kind} and subject_id = ${subjectId}`.run(ctx);
    return;
  }
  await sql`insert into desk_assignment (kind, subject_id, staff_id, at)
    values (${kind}, ${subjectId}, ${accountIdOf(ctx)}, ${ctx.clock.now()})
    on conflict (kind, subject_id) do update set staff_id = excluded.staff_id, at = excluded.at`.run(ctx);
}

/** Notes that the acting member of staff has a case open. Pages say so again while they are open. */
export async function noteView(ctx: Ctx, kind: DeskKind, subjectId: number): Promise<void> {
  await sql`insert into desk_view (kind, subject_id, staff_id, seen_at)
    values (${kind}, ${subjectId}, ${accountIdOf(ctx)}, ${ctx.clock.now()})
    on conflict (kind, subject_id, staff_id) do update set seen_at = excluded.seen_at`.run(ctx);
}

import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';
import { findableIds } from '../profiles/profile.read.ts';

const MAX_LISTS = 50;
const MAX_NAME = 60;

const toName = (typed: string): string =>
  checkLine(typed, { field: 'name', max: MAX_NAME, missing: ErrorCode.FIELD_REQUIRED });

async function lockOwn(ctx: Ctx, id: number): Promise<void> {
  const found = await sql`select from saved_list
    where id = ${id} and account_id = ${accountIdOf(ctx)} for update`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'savedListId');
}

/** Creates a list and returns its id. Throws FIELD_REQUIRED, BAD_INPUT, SAVED_LIST_LIMIT. */
export async function createSavedList(ctx: Ctx, typedName: string): Promise<number> {
  const name = toName(typedName);
  const me = accountIdOf(ctx);
  const now = ctx.clock.now();
  const made = await sql<{ id: number }>`insert into saved_list (account_id, name, created_at, updated_at)
    select ${me}::int, ${name}, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from saved_list where account_id = ${me}) < ${MAX_LISTS} returning id`.first(ctx);
  if (!made) throw new DomainError(ErrorCode.SAVED_LIST_LIMIT);
  return made.id;
}

/** Throws NOT_FOUND, FIELD_REQUIRED, BAD_INPUT. */
export async function renameSavedList(ctx: Ctx, id: number, typedName: string): Promise<void> {
  const name = toName(typedName);
  await lockOwn(ctx, id);
  await sql`update saved_list set name = ${name} where id = ${id}`.run(ctx);
}

/** Deletes a list; the people on it are not told. Throws NOT_FOUND. */
export async function deleteSavedList(ctx: Ctx, id: number): Promise<void> {
  await lockOwn(ctx, id);
  await sql`delete from saved_list where id = ${id}`.run(ctx);
}

/** Saves a person to a list of the actor, or removes them. Idempotent. Throws NOT_FOUND. */
export async function saveInfluencer(ctx: Ctx, id: number, profileId: number, isOn: boolean): Promise<void> {
  await lockOwn(ctx, id);
  const change = isOn
    ? sql`insert into saved_influencer (list_id, profile_id, created_at)
        values (${id}, ${profileId}, ${ctx.clock.now()}) on conflict do nothing`
    : sql`delete from saved_influencer where list_id = ${id} and profile_id = ${profileId}`;
  const [found] = await findableIds(ctx, [profileId], true);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'profileId');
  await change.run(ctx);
}

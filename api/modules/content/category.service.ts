import { outOfBounds } from '../../../schema/errors.ts';
import type { CategoryInput } from '../../../schema/reference-data.ts';
import type { Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound, toId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';
import { Category } from '../reference-data/category.entity.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';

const MAX_NAME = 40;

/** A name in addresses: small letters, digits and hyphens; a number follows where another category has it. */
async function freeSlug(ctx: Ctx, name: string): Promise<string> {
  const plain = name.normalize('NFKD').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'category';
  const taken = await sql<{
    slug: string;
  }>`select slug from category where slug = ${slug} or slug like ${`${slug}-%`}`.rows(ctx);
  const known = new Set(taken.map((row) => row.slug));
  let free = slug;
  for (let n = 2; known.has(free); n += 1) free = `${slug}-${n}`;
  return free;
}

/** Interests of members are kept by name. */
async function renameInterest(ctx: Ctx, from: string, to: string): Promise<void> {
  await sql`update profile set interests = array_replace(interests, ${from}::text, ${to}::text)
    where interests @> array[${from}::text]`.run(ctx);
}

/**
 * Adds a category, or renames, hides, shows and features one. It keeps its id and its name in addresses, so that links
 * and filters go on. A hidden one can no longer be chosen; what has it keeps it. Returns its id. Throws NOT_FOUND,
 * FIELD_REQUIRED, BAD_INPUT at `name` when another category has it.
 */
export async function saveCategory(ctx: Ctx, input: CategoryInput): Promise<number> {
  const name = checkLine(input.name, { field: 'name', max: MAX_NAME, missing: 'FIELD_REQUIRED' });
  const { isActive, isFeatured } = input;
  const known =
    input.id == null
      ? null
      : await orNotFound(ctx.em.findOne(Category, { id: toId(input.id, 'id') }, forUpdate), 'id');
  const same =
    await sql`select from category where lower(name) = lower(${name}) and id <> ${known?.id ?? 0}`.rows(ctx);
  if (same.length > 0) throw outOfBounds('name', { format: 'a name that no other category has' });
  if (known && known.name !== name) await renameInterest(ctx, known.name, name);
  const values = { name, isActive, isFeatured, updatedAt: ctx.clock.now() };
  const category = known
    ? Object.assign(known, values)
    : ctx.em.create(Category, { ...values, slug: await freeSlug(ctx, name), createdAt: ctx.clock.now() });
  await ctx.em.flush();
  const data = { name, isActive, isFeatured };
  await recordStaffAction(ctx, { action: 'saveCategory', subject: 'category', subjectId: category.id, data });
  return category.id;
}

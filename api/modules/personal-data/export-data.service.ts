import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { pictureWidths } from '../../platform/storage/picture-store.ts';
import { ofPerson, type PersonalTable, personalTables } from './personal-tables.ts';

/** Maximum number of rows per table in the archive; no member has come near it. */
const MAX_ROWS = 100_000;

async function rowsOf(ctx: Ctx, rule: PersonalTable, id: number): Promise<string | null> {
  if (rule.withheld === 'all') return null;
  const withheld = sql`${rule.withheld}::text[]`;
  const found = await sql<{ rows: string }>`
    select jsonb_pretty(coalesce(jsonb_agg(x.content), '[]')) as rows from (
      select to_jsonb(r) - ${withheld} as content from ${sql.raw(rule.table)} as r
      where ${sql.raw(ofPerson(rule, id))} order by 1 limit ${MAX_ROWS}) as x`.first(ctx);
  return found?.rows ?? '[]';
}

/** Pictures that a member uploaded, and those of drafts of their jobs, whose addresses end. */
async function picturesOf(ctx: Ctx, id: number): Promise<Zippable> {
  const files: Zippable = {};
  const drafts = personalTables.find(({ table }) => table === 'submission') as PersonalTable;
  const found = await sql<{ id: string }>`select id from picture where owner_id = ${id} or id in
      (select unnest(r.pictures) from submission as r where ${sql.raw(ofPerson(drafts, id))})
    order by created_at limit 1000`.rows(ctx);
  for (const { id: picture } of found) {
    for (const width of [...pictureWidths].reverse()) {
      const webp = await ctx.ports.pictures.get(picture, width);
      if (!webp) continue;
      files[`pictures/${picture}.webp`] = [webp, { level: 0 }];
      break;
    }
  }
  return files;
}

/** What the files are. Rows also name pictures of others, such as avatars. */
function readme({ productName, publicUrl }: Ctx['ports']['config'], at: Date): string {
  return [
    `What ${productName} holds about you, as of ${at.toISOString()}.`,
    '',
    'Each file is a list of rows in JSON. Amounts are in minor units (cents), times in UTC.',
    'Left out are secrets (hashes of passwords and tokens) and what belongs to other people.',
    'Pictures that you uploaded, and those of drafts of your jobs, are in the folder pictures. Rows name pictures by their ids; the address of a public one is',
    `${publicUrl}/files/ID/1280.webp`,
    '',
  ].join('\n');
}

/** Everything stored about a member, as a ZIP archive of JSON files and pictures. */
export async function exportArchive(ctx: Ctx, id: number): Promise<Uint8Array> {
  const files = await picturesOf(ctx, id);
  files['README.txt'] = strToU8(readme(ctx.ports.config, ctx.clock.now()));
  for (const rule of personalTables) {
    const rows = await rowsOf(ctx, rule, id);
    if (rows !== null) files[`${rule.table}.json`] = strToU8(rows);
  }
  return zipSync(files);
}

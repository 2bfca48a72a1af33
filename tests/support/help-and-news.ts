import { makePicture } from './campaigns.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** An open request for help of a member or visitor; returns its id. */
export async function makeHelpRequest(product: TestProduct, sender?: Person): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into help_request (state, account_id, name, email, message, created_at)
     values ('open', $1, 'Aishah', $2, 'Where is my money?', now()) returning id`,
    [sender?.id ?? null, sender?.email ?? 'aishah@guests.test'],
  );
  return Number(rows[0]?.id);
}

async function makeNews(product: TestProduct, state: 'draft' | 'published', day: string): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into news (state, title, html, excerpt, day, created_at, updated_at)
     values ($1, 'Good news', '<p>Good.</p>', 'Good.', $2, now(), now()) returning id`,
    [state, day],
  );
  return Number(rows[0]?.id);
}

/** A news draft; returns its id. */
export const draftNews = (product: TestProduct) => makeNews(product, 'draft', '2026-11-20');

/** A published news article; returns its id. */
export const publishedNews = (product: TestProduct, day = '2026-11-20') =>
  makeNews(product, 'published', day);

/** The first of two slides, which are the only ones; returns its id. */
export async function makeSlide(product: TestProduct, staff: Person): Promise<number> {
  const picture = await makePicture(product, staff, 'news');
  await sql(product.databaseUrl, 'delete from slide');
  const rows = await sql(
    product.databaseUrl,
    `insert into slide (position, title, text, picture_id, created_at, updated_at)
     select n, 'Slide ' || n, 'Good.', $1, now(), now() from generate_series(1, 2) as n returning id`,
    [picture],
  );
  return Number(rows[0]?.id);
}

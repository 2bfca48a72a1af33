import type { MikroORM } from '@mikro-orm/postgresql';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { sql } from '../platform/sql.ts';
import { defaultPages } from './default-pages/default-pages.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Categories that every installation begins with (specification, section 9: fallback and product defaults). */
const categories = [
  'Business',
  'Food',
  'Fashion',
  'Gaming',
  'Skin care',
  'Cosmetic',
  'Fitness',
  'Travel',
  'Comedy',
];

/** Writes the rows that the product needs. Idempotent. */
export async function writeReferenceData(orm: MikroORM, productName = 'Koli'): Promise<void> {
  const em = orm.em.fork();
  const countries = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    phone_prefix: `+${getCountryCallingCode(code)}`,
  }));
  await sql`insert into country (code, name, phone_prefix)
    select code, name, phone_prefix from json_to_recordset(${JSON.stringify(countries)}::json)
      as given (code text, name text, phone_prefix text)
    on conflict (code) do update set name = excluded.name, phone_prefix = excluded.phone_prefix
      where (country.name, country.phone_prefix) is distinct from (excluded.name, excluded.phone_prefix)`.run(
    { em },
  );
  await sql`insert into category (name, slug, is_featured)
    select name, replace(lower(name), ' ', '-'), true from json_array_elements_text(${JSON.stringify(categories)}::json) as given (name)
    where not exists (select from category) on conflict do nothing`.run({ em });
  // A page that staff has not edited gets the text of this version.
  await sql`insert into content_page (slug, name, html, updated_at)
    select slug, name, html, now() from json_to_recordset(${JSON.stringify(defaultPages(productName))}::json)
      as given (slug text, name text, html text)
    on conflict (slug) do update set name = excluded.name, html = excluded.html, updated_at = excluded.updated_at
      where (content_page.name, content_page.html) is distinct from (excluded.name, excluded.html)
        and not exists (select from content_revision as r where r.kind = 'page' and r.subject_id = content_page.id)`.run(
    { em },
  );
}

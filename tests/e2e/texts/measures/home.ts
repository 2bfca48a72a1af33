import type { Page } from '@playwright/test';
import { at, countOf, type Measure } from './measure.ts';

/** Cards of a strip that can be seen whole, at a width of the window. */
const wholeOf =
  (strip: string, width: number): Measure =>
  async (page) => {
    await page.setViewportSize({ width, height: 800 });
    await at(page, '/');
    const list = page.getByRole('list', { name: strip, exact: true });
    await list.locator('> li').first().waitFor();
    const count = await list.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.children].filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= frame.left - 1 && right <= frame.right + 1;
      }).length;
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    return String(count);
  };

const cardsOf = (page: Page, strip: string) =>
  page.getByRole('list', { name: strip, exact: true }).locator('> li');

const FEATURE = `update campaign set is_featured = true, feature_position = place
  from (select id, row_number() over (order by id) as place from campaign
    where type = 'paid' and state = 'open' and not is_disabled and not hidden_with_owner
      and ends_on >= (now() at time zone 'Asia/Singapore')::date
    order by id limit 12) as chosen
  where campaign.id = chosen.id returning campaign.title, place`;
const KEEP = `select id, is_featured, feature_position from campaign where type = 'paid'`;
const BACK = 'update campaign set is_featured = $2, feature_position = $3 where id = $1';
const NONE = `update campaign set is_featured = false, feature_position = null where type = 'paid'`;

/** Twelve are featured for a moment; afterwards those of before. */
const featured: Measure = async (page, { db }) => {
  const before = (await db.query<{ id: number; is_featured: boolean; feature_position: number }>(KEEP)).rows;
  await db.query(NONE);
  const { rows } = await db.query<{ title: string; place: string }>(FEATURE);
  const wanted = rows
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .slice(0, 10)
    .map(({ title }) => title);
  await page.goto('/');
  const count = await countOf(cardsOf(page, 'Paid Campaign'));
  const titles = await cardsOf(page, 'Paid Campaign').getByRole('heading').allInnerTexts();
  for (const row of before) {
    await db.query(BACK, [row.id, row.is_featured, row.feature_position]);
  }
  return `${count} ${titles.join() === wanted.join() ? 'in order' : `out of order: ${titles.join()}`}`;
};

/** Strips of the front page. */
export const homeMeasures: Readonly<Record<string, Measure>> = {
  'featured paid campaigns, with twelve of them': featured,
  'cards of New Products': async (page) => {
    await page.goto('/');
    return countOf(cardsOf(page, 'New Products'));
  },
  'whole cards at 1280 px': wholeOf('Paid Campaign', 1280),
  'whole cards at 1000 px': wholeOf('Paid Campaign', 1000),
  'whole cards at 390 px': wholeOf('Paid Campaign', 390),
  'whole influencers at 1280 px': wholeOf('Meet some of our influencers', 1280),
  'tiles of News': async (page) => {
    await page.goto('/');
    return countOf(page.getByRole('region', { name: 'News' }).getByRole('article'));
  },
};

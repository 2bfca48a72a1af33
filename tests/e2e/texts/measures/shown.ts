import type { Locator, Page } from '@playwright/test';
import type { World } from '../world.ts';
import { countOf, linesOf, type Measure } from './measure.ts';

const LONG =
  'Words that go on and on, and then some more of them, so that nobody can read them at a glance. ';

const personPage = (world: World) => `/influencer-profile/${world.ids.beginner}`;

const followers =
  (count: number): Measure =>
  async (page, world) => {
    await world.db.query('update profile set followers = $2 where id = $1', [world.ids.beginner, count]);
    await page.goto(personPage(world));
    return page.locator('dl > div').filter({ hasText: 'Followers' }).locator('dd').innerText();
  };

const ages =
  (min: number | null, max: number | null): Measure =>
  async (page, world) => {
    await world.db.query('update campaign set min_age = $2, max_age = $3 where id = $1', [
      world.demanding,
      min,
      max,
    ]);
    await page.goto(`/campaigndetail/${world.demanding}`);
    const known = page.getByText(/^(Any age|Below 13|Above 44|\d+-\d+)$/).first();
    return known.innerText();
  };

const SEEN = `with seen as (update profile set last_seen_at = now() - make_interval(secs => $2) where id = $1)
  insert into presence (profile_id, seen_at) values ($1, now() - make_interval(secs => $2))
  on conflict (profile_id) do update set seen_at = excluded.seen_at`;

const seenBefore =
  (seconds: number): Measure =>
  async (page, world) => {
    await world.db.query(SEEN, [world.ids.beginner, seconds]);
    await page.goto(personPage(world));
    return page
      .getByText(/^(Online|Last Active .*)$/)
      .first()
      .innerText();
  };

/** The longest text of several, to the letter. */
async function longest(texts: Locator): Promise<number> {
  await texts.first().waitFor();
  const all = await texts.evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));
  return Math.max(...all.map((text) => [...text.trim()].length));
}

/** 'limit' when the longest is nearly as long as it may be and no longer. */
const upTo = (limit: number, length: number): string =>
  length <= limit && length > limit - 20 ? String(limit) : `up to ${length}`;

const PRODUCT = `update product set amount_minor = 8000, discount_percent = 25
  where id = (select id from product where state = 'active' and stock_count > 0 and currency = 'SGD' order by id limit 1) returning title`;
const OLD_PRICE = `select id, amount_minor, discount_percent from product
  where state = 'active' and stock_count > 0 and currency = 'SGD' order by id limit 1`;

const discounted: Measure = async (page, { db }) => {
  const old = (await db.query(OLD_PRICE)).rows[0];
  const { rows } = await db.query<{ title: string }>(PRODUCT);
  await page.goto(`/products?q=${encodeURIComponent(rows[0]?.title ?? '')}`);
  const card = page.getByRole('article').filter({ hasText: rows[0]?.title ?? '' });
  const price =
    /before S\$80\.00/.test((await card.textContent()) ?? '') &&
    (await card.getByText('S$60.00').innerText());
  await db.query('update product set amount_minor = $2, discount_percent = $3 where id = $1', [
    old.id,
    old.amount_minor,
    old.discount_percent,
  ]);
  return price || 'no discount';
};

const ownerTab = (page: Page, world: World, tab: string) =>
  page.goto(`/campaigndetail/${world.campaign}?tab=${tab}`);

/** How numbers, times and long texts are shown. */
export const shownMeasures: Readonly<Record<string, Measure>> = {
  'signs shown of a long description, at most': async (page) => {
    await page.goto('/profile');
    const cards = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^View Application/ }) });
    return upTo(110, await longest(cards.locator('p')));
  },
  'lines of a long description': (page, world) =>
    page
      .goto(`/campaigndetail/${world.campaign}`)
      .then(() => linesOf(page.getByText('Two stories', { exact: false }).first())),
  'signs shown of a long product description, at most': async (page) => {
    await page.goto('/products');
    return upTo(120, await longest(page.getByRole('article').locator('p')));
  },
  'lines of a long bio': async (page, world) => {
    await world.db.query('update profile set bio = $2 where id = $1', [world.ids.beginner, LONG.repeat(8)]);
    await page.goto(personPage(world));
    return linesOf(page.getByText(LONG.slice(0, 30), { exact: false }).first());
  },
  'lines of a long notification': async (page, world) => {
    await world.db.query(
      `insert into notification (recipient_id, type, code, message, created_at) values ($1, 'KOLITEAM', 'test', $2, now())`,
      [world.ids.beginner, LONG.repeat(4)],
    );
    await page.goto('/my-favorites');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    return linesOf(page.getByRole('dialog', { name: 'Notifications' }).getByText(LONG.slice(0, 30)).first());
  },
  '84250 followers': followers(84_250),
  '999 followers': followers(999),
  'ages from nothing to nothing': ages(null, null),
  'ages from 1 to 12': ages(1, 12),
  'ages from 45 to 100': ages(45, 100),
  'the pending offer': async (page, world) => {
    await ownerTab(page, world, 'applications');
    return page
      .getByText(/^Offer pending/)
      .first()
      .innerText();
  },
  'the service fee': async (page, world) => {
    await ownerTab(page, world, 'hired');
    return page
      .getByText(/^Service fee US\$1/)
      .filter({ hasText: '1,2' })
      .first()
      .innerText();
  },
  'hours that a new campaign waits': async (page, world) => {
    await page.goto(`/campaigndetail/${world.waiting}`);
    const text = page.getByText(/48 hours/);
    await countOf(text);
    return /\d+ hours/.exec(await text.first().innerText())?.[0] ?? 'nothing';
  },
  'price of 80 dollars less 25 percent': discounted,
  'somebody seen 50 seconds ago': seenBefore(50),
  'somebody seen 70 seconds ago': seenBefore(70),
};

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './texts/test.ts';
import type { World } from './texts/world.ts';

/** Where a notification leads. */
type Target = (world: World) => string;

const campaign: Target = ({ campaign: id }) => `/campaigndetail/${id}`;
const applicants: Target = ({ campaign: id }) => `/application-user-list/applicants/${id}`;
const settings: Target = () => '/edit-profile/setting';
const help: Target = () => '/help';
const products: Target = () => '/my-products';
const applications: Target = () => '/my-application';

/** Every type of section 3, with `{product}` in capitals, and one that nobody knows. `null` is a picture's absence. */
const types: readonly [type: string, target: Target | null, picture: 'own' | null][] = [
  ['ADMIN_CAMPAIGN_APPROVE', campaign, 'own'],
  ['ADMIN_CAMPAIGN_REJECT', campaign, 'own'],
  ['OWNER_DO_PAYMENT', applications, 'own'],
  ['OWNER_OFFER_APPLY', campaign, 'own'],
  ['KOLITEAM', settings, null],
  ['KOLI_SEND_MESSAGE', () => '/messages', 'own'],
  ['KOLI_RESOLVE_QUERY', help, null],
  ['ADMIN_PRODUCT_INACTIVE', products, 'own'],
  ['OWNER_PAYMENT_RELEASED', applications, 'own'],
  ['CAMPAIGN_EXPIRE_REMINDER', campaign, 'own'],
  ['USER_CAMPAIGN_APPLY', applicants, 'own'],
  ['OWNER_OFFER_ACCEPT', applicants, 'own'],
  ['OWNER_OFFER_DECLINED', applicants, 'own'],
  ['OWNER_OFFER_MARK_AS_COMPLETED', applicants, 'own'],
  ['SOMETHING_OF_TOMORROW', campaign, 'own'],
  ['NOTHING_BUT_WORDS', null, null],
];

const INSERT = `insert into notification (recipient_id, type, code, message, image_id, campaign_title, path, created_at)
  values ($1, $2, 'test', $3, $4, $5, $6, $7)`;

const PICTURE = `select avatar_id as id from profile
  where id = (select id from account where email = 'brand@demo.test')`;

const wordsOf = (type: string) => `The words of ${type}`;

/** Yesterday at 9 in the morning of Singapore, and some minutes. */
function yesterdayAt(minutes: number): Date {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' });
  return new Date(Date.parse(`${today}T09:00:00+08:00`) - 86_400_000 + minutes * 60_000);
}

/** Puts one of each type into the bell of the reader. Answers the id of the picture. */
async function fillBell(world: World): Promise<string> {
  const { rows } = await world.db.query<{ id: string }>(PICTURE);
  const id = rows[0]?.id ?? '';
  for (const [place, [type, target, picture]] of [...types.entries()].reverse()) {
    const path = target?.(world) ?? null;
    const title = target === campaign ? 'Laksa week' : null;
    const values = [wordsOf(type), picture && id, title, path, yesterdayAt(types.length - place)];
    await world.db.query(INSERT, [world.ids.reader, type, ...values]);
  }
  return id;
}

async function openBell(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(wordsOf('ADMIN_CAMPAIGN_APPROVE'))).toBeVisible();
  return bell;
}

/** The row of a type: what stands around its words, its time and its picture. */
const rowOf = (list: Locator, type: string): Locator =>
  list.locator('section > div').filter({ has: list.page().getByText(wordsOf(type), { exact: true }) });

/** The page with all of them, to the end. */
async function openAll(page: Page): Promise<Locator> {
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Show earlier' }).click();
  return page.getByRole('main');
}

test('notifications of every type, and of types that nobody knows: picture, target and time', async ({
  world,
}) => {
  const picture = await fillBell(world);
  const page = await (await world.enter('reader')).newPage();
  await page.goto('/my-favorites');
  await expect(page.getByRole('button', { name: `Notifications, ${types.length} unread` })).toBeVisible();
  const bell = await openBell(page);
  // Opening marks all as read: the count is blank then.
  await expect(page.locator('[aria-label="Notifications"][aria-haspopup]')).toBeAttached();
  // What was new stays recognisable while the bell is open.
  await expect(bell.getByRole('img', { name: 'New' }).first()).toBeVisible();
  await expect(bell.getByRole('heading', { level: 3 })).toHaveText(['Yesterday']);
  await bell.getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  const all = await openAll(page);

  for (const [place, [type, target, own]] of types.entries()) {
    const row = rowOf(all, type);
    const minutes = String(types.length - place).padStart(2, '0');
    await expect(row.locator('time')).toHaveText(
      `9:${minutes} AM${target === campaign ? ' · Laksa week' : ''}`,
    );
    const images = row.locator('img');
    if (own) {
      await expect(images).toHaveAttribute('src', new RegExp(picture));
      await expect
        .poll(() => images.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    if (!own) await expect(images).toHaveCount(0);
    if (target)
      await expect(row.getByRole('link', { name: wordsOf(type), exact: true })).toHaveAttribute(
        'href',
        target(world),
      );
    else await expect(row.getByRole('link')).toHaveCount(0);
  }

  // One of each target is followed; the rest lead to the same pages.
  const followed = new Map(types.flatMap(([type, target]) => (target ? [[target, type] as const] : [])));
  for (const [target, type] of followed) {
    await rowOf(await openAll(page), type)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(target(world));
  }
  await page.close();
});

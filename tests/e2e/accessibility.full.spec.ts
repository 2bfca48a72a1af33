import type { Page } from '@playwright/test';
import { addStyle } from './support/add-style.ts';
import { violationsOf } from './support/axe.ts';
import { ground, overflow, settled } from './support/checks.ts';
import { ofTheBrand, ofVisitors, open } from './support/dialogs.ts';
import { phone } from './support/phone.ts';
import { facesOf, readRoutes, routeFiller } from './support/routes.ts';
import { expect, test } from './support/test.ts';

type Look = { theme: 'light' | 'dark'; width: number; height: number };
const onPhone = { width: 390, height: 844 };
const onDesktop = { width: 1280, height: 900 };

/** Who looks, and how. Visitors see each page in both looks, members in turns: what one sees on a phone, the other does on a desktop. */
const people: { who: string; email?: string; looks: [Look, Look] }[] = [
  {
    who: 'visitor',
    looks: [
      { theme: 'dark', ...onPhone },
      { theme: 'light', ...onDesktop },
    ],
  },
  {
    who: 'brand',
    email: 'brand@demo.test',
    looks: [
      { theme: 'light', ...onPhone },
      { theme: 'dark', ...onDesktop },
    ],
  },
  {
    who: 'influencer',
    email: 'influencer@demo.test',
    looks: [
      { theme: 'light', ...onDesktop },
      { theme: 'dark', ...onPhone },
    ],
  },
];

async function look(page: Page, { theme, width, height }: Look) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** Waits until nothing of the other theme is left to be measured. */
async function coloured(page: Page, { theme }: Look) {
  await expect.poll(() => ground(page)).toBe(theme === 'dark' ? 'rgb(22, 20, 18)' : 'rgb(251, 247, 241)');
}

/** What is wrong with the page that is open, in some looks. */
async function faultsOf(page: Page, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const each of looks) {
    await look(page, each);
    await coloured(page, each);
    const wider = await overflow(page);
    const name = `${each.theme} ${each.width}`;
    if (wider > 0) faults.push(`${name}: ${wider} px wider than the window`);
    for (const violation of await violationsOf(page)) faults.push(`${name}: ${violation}`);
  }
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) faults.push('not one main heading');
  return faults;
}

/** What members alone see, and public pages on which they can do more than visitors. */
const isOfMembers = ({ path, signedIn }: { path: string; signedIn?: boolean }) =>
  signedIn || /^\/(home|campaigndetail|influencer-profile|productsdetail|help)/.test(path);

for (const { who, email, looks } of people) {
  test(`every page is accessible to a ${who}, on phone and desktop, light and dark`, async ({ enter }) => {
    test.setTimeout(300_000);
    const brand = await enter({ email: 'brand@demo.test' });
    const fill = await routeFiller(brand.request);
    const page = await enter({ ...(email && { email }), options: phone });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: Record<string, string[]> = {};
    const routes = readRoutes().filter((route) => (email ? isOfMembers(route) : !route.signedIn));
    const addresses = routes.flatMap((route) => facesOf(route, fill(route)));
    for (const [index, address] of addresses.entries()) {
      await test.step(address, async () => {
        await page.goto(address);
        await settled(page);
        const found = await faultsOf(page, email ? [looks[index % 2] as Look] : looks);
        if (found.length > 0) faults[address] = found;
      });
    }
    expect(faults).toEqual({});
  });
}

/** The thirty screens that people spend their time on, by who sees them. */
const mostUsed: readonly { who: string; email?: string; paths: readonly string[] }[] = [
  {
    who: 'visitor',
    paths: [
      ...['/', '/campaigns/:category?', '/campaigndetail/:id', '/search-influencer/:query?'],
      ...['/influencer-profile/:ownerId', '/products', '/productsdetail/:productOwnerId/:productId', '/help'],
    ],
  },
  {
    who: 'brand',
    email: 'brand@demo.test',
    paths: [
      ...['/', '/me', '/my-campaigns', '/campaigndetail/:id', '/application-user-list/applicants/:id'],
      ...['/applicationdetail/applicantdetail/:id', '/terms/:id', '/payment/:campaignId/:applicantOwnerId'],
      ...['/search-influencer/:query?', '/application-profile/:ownerId', '/messages/:conversationId?'],
      ...['/transaction-history', '/my-jobs'],
    ],
  },
  {
    who: 'influencer',
    email: 'influencer@demo.test',
    paths: [
      ...['/', '/me', '/my-application', '/my-jobs', '/profile', '/edit-profile/:target?', '/notifications'],
      ...['/my-orders', '/my-favorites'],
    ],
  },
];

const everyLook = [onPhone, onDesktop].flatMap((size): Look[] => [
  { theme: 'light', ...size },
  { theme: 'dark', ...size },
]);

for (const { who, email, paths } of mostUsed) {
  test(`the screens that ${who}s use most are accessible in every look`, async ({ enter }) => {
    test.setTimeout(300_000);
    const brand = await enter({ email: 'brand@demo.test' });
    const fill = await routeFiller(brand.request);
    const page = await enter({ ...(email && { email }), options: phone });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const routes = readRoutes();
    const faults: Record<string, string[]> = {};
    for (const path of paths) {
      await test.step(path, async () => {
        const route = routes.find((one) => one.path === path);
        if (!route) throw new Error(`There is no route ${path}.`);
        await page.goto(fill(route));
        await settled(page);
        const found = await faultsOf(page, everyLook);
        if (found.length > 0) faults[path] = found;
      });
    }
    expect(faults).toEqual({});
  });
}

test('what opens above a page is accessible too', async ({ enter }) => {
  test.setTimeout(300_000);
  const visitor = await enter();
  const brand = await enter({ email: 'brand@demo.test' });
  const looks: Look[] = [
    { theme: 'light', ...onPhone },
    { theme: 'dark', ...onDesktop },
    { theme: 'dark', ...onPhone },
    { theme: 'light', ...onDesktop },
  ];
  const openings = [
    ...ofVisitors.map((opening) => ({ page: visitor, opening })),
    ...(await ofTheBrand(brand)).map((opening) => ({ page: brand, opening })),
  ];
  const faults: Record<string, string[]> = {};
  for (const [index, { page, opening }] of openings.entries()) {
    // In turns: each look is seen often enough to find what is wrong with all dialogs of it.
    const each = looks[index % looks.length] as Look;
    const name = [opening.at, ...opening.press, each.theme, each.width].join(' > ');
    await test.step(name, async () => {
      await look(page, each);
      await open(page, opening);
      await coloured(page, each);
      const found = await violationsOf(page);
      if (found.length > 0) faults[name] = found;
    });
  }
  expect(faults).toEqual({});
});

test('a narrow phone and letters twice as large leave the header within the window', async ({ enter }) => {
  const page = await enter({ options: phone });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(page)).toBe(0);
  await page.setViewportSize(onPhone);
  await addStyle(page, 'html { font-size: 32px }');
  await expect.poll(() => overflow(page)).toBe(0);
});

test('a tab that staff opens in GraphiQL is in sight', async ({ enter }) => {
  const page = await enter({ email: 'staff@demo.test' });
  await page.goto('/graphiql');
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
});

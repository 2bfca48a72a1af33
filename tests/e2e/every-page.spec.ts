import type { Page } from '@playwright/test';
import { ground, namelessControls, overflow, settled } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { readRoutes, routeFiller } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const routes = readRoutes();

/** What is wrong with the page in both themes. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const grounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    grounds.add(await ground(page));
    const wider = await overflow(page);
    if (wider > 0) faults.push(`${colorScheme}: ${wider} px wider than the phone`);
  }
  if (grounds.size < 2) faults.push('light and dark look the same');
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) faults.push('not one main heading');
  for (const line of await namelessControls(page)) faults.push(`without a name: ${line.trim()}`);
  return faults;
}

test('every page on a phone, for visitors and members, light and dark', async ({ enter }) => {
  test.setTimeout(150_000);
  const member = await enter({ email: 'brand@demo.test', options: phone });
  const visitor = await enter({ options: phone });
  const fill = await routeFiller(member.request);
  const faults: Record<string, string[]> = {};
  for (const route of routes) {
    const address = fill(route);
    for (const [who, page] of Object.entries({ member, visitor })) {
      await test.step(`${who} ${address}`, async () => {
        await page.goto(address);
        await settled(page);
        if (who === 'visitor' && route.signedIn) await expect(page).toHaveURL('/');
        const found = await faultsOf(page);
        if (found.length > 0) faults[`${who} ${address}`] = found;
      });
    }
  }
  expect(faults).toEqual({});
});

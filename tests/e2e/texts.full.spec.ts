import type { Locator, Page } from '@playwright/test';
import { expectClears, expectStays, pageTime } from './texts/clock.ts';
import { screens } from './texts/screens.ts';
import { nothing } from './texts/steps.ts';
import { table } from './texts/table.ts';
import { expect, test } from './texts/test.ts';
import type { Deed, Visit } from './texts/visits.ts';
import { visits } from './texts/visits.ts';
import type { World } from './texts/world.ts';

/** Whatever shows exactly this text, and nothing beside it. */
const shown = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

async function play(page: Page, world: World, { trigger, rows }: Deed) {
  const texts = rows.map((row) => ({ ...row, at: shown(page, row.text) }));
  // What stood there before proves nothing.
  if (trigger !== nothing) for (const { at } of texts) await expect(at).toBeHidden();
  const since = await pageTime(page);
  await trigger(page, world);
  for (const { at } of texts) await expect(at).toBeVisible();
  const stays = texts.filter(({ clears }) => clears === null);
  if (stays.length > 0)
    return expectStays(
      page,
      stays.map(({ at }) => at),
    );
  for (const { at, clears } of texts.slice(0, 1)) await expectClears(page, at, clears ?? 0, since);
  for (const { at } of texts) await expect(at).toBeHidden();
}

async function visit(page: Page, world: World, { screen, deeds }: Visit) {
  await screen.open(page, world);
  for (const [place, deed] of deeds.entries()) {
    if (place > 0) await screen.between?.(page, world);
    await test.step(deed.name, () => play(page, world, deed));
  }
}

test('every row of the tables has a trigger, and every trigger a row', () => {
  const played = visits.flatMap(({ name, deeds }) => deeds.map((deed) => `${name}: ${deed.name}`));
  const told = table.filter(({ excuse }) => !excuse).map(({ screen, trigger }) => `${screen}: ${trigger}`);
  expect(told.filter((name) => !played.includes(name))).toEqual([]);
  const known = Object.entries(screens).flatMap(([screen, { triggers }]) =>
    Object.keys(triggers).map((name) => `${screen}: ${name}`),
  );
  expect(known.filter((name) => !told.includes(name))).toEqual([]);
});

for (const row of visits) {
  test(`every text: ${row.name}, ${row.who}`, async ({ world }) => {
    const page = await (await world.enter(row.who)).newPage();
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    await visit(page, world, row);
    await page.close();
    expect(exceptions).toEqual([]);
  });
}

import { measures } from './texts/measures/measures.ts';
import { constants } from './texts/table.ts';
import { expect, test } from './texts/test.ts';

test('every constant of the table has a measure, and every measure a constant', () => {
  const told = constants.filter(({ excuse }) => !excuse).map(({ measured }) => measured);
  expect(told.toSorted()).toEqual(Object.keys(measures).toSorted());
});

for (const who of new Set(constants.filter(({ excuse }) => !excuse).map((row) => row.who))) {
  test(`constants that ${who} sees`, async ({ world }) => {
    test.setTimeout(300_000);
    const page = await (await world.enter(who)).newPage();
    for (const { item, measured, value } of constants.filter((row) => row.who === who && !row.excuse)) {
      await test.step(item, async () => {
        expect.soft(await measures[measured]?.(page, world), `${item}: ${measured}`).toBe(value);
      });
    }
    await page.close();
  });
}

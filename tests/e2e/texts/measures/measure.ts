import type { Locator, Page, Route } from '@playwright/test';
import type { World } from '../world.ts';

/** What is read from a screen, as the table prints it. */
export type Measure = (page: Page, world: World) => Promise<string>;

/** Goes to a page that answers to what is pressed. */
export async function at(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-alive]').waitFor();
  // Parts that are fetched by themselves come to life later.
  await page.waitForLoadState('networkidle');
}

/** How many there are, once there are some. */
export async function countOf(rows: Locator): Promise<string> {
  await rows.first().waitFor();
  return String(await rows.count());
}

/** Cards or rows of a list at an address. */
export const rowsOf =
  (path: string, list: string): Measure =>
  async (page) => {
    await page.goto(path);
    return countOf(page.getByRole('list', { name: list, exact: true }).locator('> li'));
  };

type Asked = { operationName?: string; variables: { first?: number } };

const askedBy = (route: { postDataJSON(): unknown }): Asked => route.postDataJSON() as Asked;

/** The number of rows that a page asks for. */
export const rowsAsked =
  (path: string, operation: string): Measure =>
  async (page) => {
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/graphql') && askedBy(request).operationName === operation,
    );
    await page.goto(path);
    return String(askedBy(await asked).variables.first);
  };

/** What the box of orders shows at an address. */
export const orderAt =
  (path: string): Measure =>
  async (page) => {
    await page.goto(path);
    const box = page.getByLabel('Sort by').filter({ visible: true }).first();
    await box.waitFor();
    return box.evaluate((element) =>
      (element instanceof HTMLSelectElement
        ? (element.selectedOptions[0]?.textContent ?? '')
        : (element.textContent ?? '')
      ).trim(),
    );
  };

/** The shapes that stand for cards while an answer is held back. */
export const skeletonsOf =
  (operation: string, come: (page: Page) => Promise<unknown>): Measure =>
  async (page) => {
    const gate = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      if (askedBy(route.request()).operationName === operation) await gate.promise;
      await route.fallback();
    };
    await page.route('**/graphql', hold);
    await come(page);
    const count = await countOf(
      page.getByRole('main').getByRole('status', { name: 'Loading' }).locator('> *'),
    );
    gate.resolve();
    await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' });
    await page.unroute('**/graphql', hold);
    return count;
  };

/** What a field keeps of what is typed into it. */
export async function keptOf(page: Page, label: string, typed: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await page.keyboard.insertText(typed);
  return String((await field.inputValue()).length);
}

/** After how many lines a text is cut. */
export async function linesOf(text: Locator): Promise<string> {
  await text.waitFor();
  return text.evaluate((element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const lines = getComputedStyle(box).webkitLineClamp;
      if (lines !== 'none') return lines;
    }
    return 'not cut';
  });
}

import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Whose pages go to an address until they can be worked with: one that a server drew is loaded before its program is.
 * A test that says itself what it waits for gets no more than that.
 */
export function lively(context: BrowserContext): BrowserContext {
  const { newPage } = context;
  context.newPage = async () => waiting(await newPage.call(context));
  return context;
}

function waiting(page: Page): Page {
  const alive = () => expect(page.locator('html[data-scripts]:not([data-alive])')).toHaveCount(0);
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    if (!options?.waitUntil) await alive();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await alive();
    return answer;
  };
  return page;
}

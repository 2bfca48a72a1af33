import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { signInByApi } from './api.ts';
import { watch } from './watch.ts';

/** Opens a browser of one's own, signed in when an email address is given. */
export type Enter = (who?: { email?: string; options?: BrowserContextOptions }) => Promise<Page>;

/**
 * A page that goes to an address until it can be worked with: one that a server drew is loaded before its program is.
 * A test that says itself what it waits for gets no more than that.
 */
function waiting(page: Page): Page {
  const alive = () => expect(page.locator('html[data-programs]:not([data-alive])')).toHaveCount(0);
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

/** Tests with several people, each in a browser context of their own. Whatever their pages complain of fails the test. */
export const test = base.extend<{ enter: Enter }>({
  enter: async ({ browser }, use) => {
    const problems: string[] = [];
    const enter: Enter = async ({ email, options } = {}) => {
      const context = await browser.newContext(options);
      context.on('page', (page) => watch(page, problems));
      if (email) await signInByApi(context.request, email);
      return waiting(await context.newPage());
    };
    await use(enter);
    for (const context of browser.contexts()) await context.close();
    expect(problems).toEqual([]);
  },
});

export { expect };

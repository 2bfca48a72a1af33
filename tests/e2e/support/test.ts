import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { signInByApi } from './api.ts';
import { lively } from './lively.ts';
import { watch } from './watch.ts';

/** Opens a browser of one's own, signed in when an email address is given. */
export type Enter = (who?: { email?: string; options?: BrowserContextOptions }) => Promise<Page>;

/** Tests with several people, each in a browser context of their own. Whatever their pages complain of fails the test. */
export const test = base.extend<{ enter: Enter }>({
  enter: async ({ browser }, use) => {
    const problems: string[] = [];
    const enter: Enter = async ({ email, options } = {}) => {
      const context = lively(await browser.newContext(options));
      context.on('page', (page) => watch(page, problems));
      if (email) await signInByApi(context.request, email);
      return context.newPage();
    };
    await use(enter);
    for (const context of browser.contexts()) await context.close();
    expect(problems).toEqual([]);
  },
});

export { expect };

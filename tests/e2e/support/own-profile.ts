import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { test as base } from './test.ts';

/** Opens a browser with a profile, as people have: incognito windows can neither install nor be notified. */
export type OpenProfile = (options: BrowserContextOptions) => Promise<BrowserContext>;

export const test = base.extend<{ openProfile: OpenProfile }>({
  openProfile: async ({ playwright, launchOptions, locale, timezoneId }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const profile = { ...launchOptions, locale, timezoneId, serviceWorkers: 'allow', ...options } as const;
      const context = await playwright.chromium.launchPersistentContext('', profile);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

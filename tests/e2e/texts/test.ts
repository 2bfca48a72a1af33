import { test as base, expect } from '@playwright/test';
import { makeWorld, type World } from './world.ts';

/** The world is made once, for all the screens. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const world = await makeWorld(browser, { baseURL, locale, timezoneId, serviceWorkers: 'block' });
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };

import type { BrowserContextOptions } from '@playwright/test';

/** A small phone, held upright. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

import type { Page } from '@playwright/test';

/** Adds rules to a page. A style element would be refused by its Content-Security-Policy. */
export const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

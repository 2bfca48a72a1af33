import type { Page } from '@playwright/test';

/** Opens the newest mail to an address in the local mailbox, and follows its link to a page of the product. */
export async function followMailedLink(page: Page, email: string, path: string) {
  await page.goto('/dev/mailbox');
  await page
    .getByRole('link')
    .filter({ hasText: `To ${email}` })
    .first()
    .click();
  await page
    .getByRole('link', { name: new RegExp(`/${path}\\?token=`) })
    .first()
    .click();
  await page.waitForURL(`**/${path}?token=*`);
}

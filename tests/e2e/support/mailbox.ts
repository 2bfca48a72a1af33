import { expect, type Page } from '@playwright/test';

/**
 * Opens the newest mail to an address in the local mailbox, and follows its link to a page of the product. A mail comes a
 * moment after what it tells of: until then the newest is another one, or there is none.
 */
export async function followMailedLink(page: Page, email: string, path: string) {
  const mail = page
    .getByRole('link')
    .filter({ hasText: `To ${email}` })
    .first();
  const link = page.getByRole('link', { name: new RegExp(`/${path}\\?token=`) }).first();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await mail.click({ timeout: 3_000 });
    await page.waitForURL(/\/dev\/mailbox\/\d+$/);
    expect(await link.count()).toBe(1);
  }).toPass({ timeout: 30_000 });
  await link.click();
  await page.waitForURL(`**/${path}?token=*`);
}

import { expect, type Page } from '@playwright/test';

/** Applies without a message to the campaign on the page. */
export async function applyTo(page: Page, campaignId: string) {
  await page.goto(`/campaigndetail/${campaignId}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog', { name: 'Remark' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled();
}

/** The row of an influencer under one of the owner's tabs. */
export const rowOf = (page: Page, list: 'Applications' | 'Hired', name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });

/** Hires the applicant whose row is there, after the question. */
export async function hireNow(page: Page, name: string) {
  await rowOf(page, 'Applications', name).getByRole('button', { name: 'Hire Now' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to hire this applicant?' });
  await sure.getByRole('button', { name: 'Yes' }).click();
  await page
    .getByRole('dialog', { name: 'Hired successfully' })
    .getByRole('button', { name: 'Okay' })
    .click();
  await page.getByRole('tab', { name: 'Hired' }).click();
}

/** The influencer says that the work is done. Free jobs need no word for it. */
export async function markCompleted(page: Page) {
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as Completed' });
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByRole('button', { name: 'Job Completed' })).toBeDisabled();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { twoPictures } from './pictures.ts';
import { english, type Say } from './wording.ts';

export type CampaignForm = {
  type: 'Paid' | 'Sponsored' | 'Shoutout';
  title: string;
  details: string;
  /** Label and text of the amount; shoutouts have none. */
  amount?: { label: string; value: string };
  category: string;
};

/** Types a day, `ddMMyyyy`, into a date field. */
export async function typeDay(scope: Page | Locator, label: string, digits: string) {
  const day = scope.getByRole('group', { name: label }).getByRole('spinbutton').first();
  await day.click();
  await day.pressSequentially(digits);
}

/** A day in some weeks, `ddMMyyyy`. */
export function inDays(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}${month}${year}`;
}

async function choose(page: Page, sheet: Locator, label: string, option: string) {
  await sheet.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const typeTexts = { Paid: 'Paid ## campaign', Sponsored: 'Sponsored', Shoutout: 'Shoutout' } as const;

/** Fills a new campaign form, which begins with every country, with two pictures. What `form` names is English. */
export async function fillCampaign(page: Page, sheet: Locator, form: CampaignForm, say: Say = english) {
  await sheet.getByRole('radio', { name: say(typeTexts[form.type]) }).check();
  if (form.amount) await sheet.getByLabel(say(form.amount.label)).fill(form.amount.value);
  await sheet.getByLabel(say('Campaign title')).fill(form.title);
  await sheet.getByRole('textbox', { name: say('Campaign details') }).fill(form.details);
  await sheet.getByLabel(say('Add pictures')).setInputFiles(await twoPictures());
  await expect(
    sheet.getByRole('button', { name: say('Remove picture {index}', { index: 2 }) }),
  ).toBeVisible();
  await choose(page, sheet, say('Influencer age'), '18-24');
  await typeDay(sheet, say('Campaign ends on'), inDays(40));
  await choose(page, sheet, say('Category'), say(form.category));
  await page.keyboard.press('Tab');
}

/** Posts a campaign through the slide-over: form, preview, confirmation. Answers its id. */
export async function postCampaign(page: Page, form: CampaignForm): Promise<string> {
  await page.getByRole('button', { name: 'Campaigns', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'New campaign' });
  await fillCampaign(page, sheet, form);
  await sheet.getByRole('button', { name: 'Preview' }).click();
  await expect(sheet.getByRole('heading', { name: 'Ready to post?' })).toBeVisible();
  await expect(sheet.getByText(form.title).last()).toBeVisible();
  await sheet.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: 'Campaign Submitted' })).toBeVisible();
  await sheet.getByRole('link', { name: 'See the campaign' }).click();
  await page.waitForURL(/\/campaigndetail\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

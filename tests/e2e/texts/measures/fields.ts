import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { typeDay } from '../../support/editor.ts';
import { at, keptOf, type Measure } from './measure.ts';

/** The empty form of a campaign. */
export const form = async (page: Page) => {
  await at(page, '/?compose=new');
  const sheet = page.getByRole('dialog', { name: 'New campaign' });
  await sheet.getByLabel('Campaign title').waitFor();
  return sheet;
};

/** What the form shows as the end date of a draft that has none; a new form begins with a day. */
export const endOfEmptyDraft: Measure = async (page) => {
  await ask(page.request, 'mutation { saveDraft(input: {}) { campaignDraft { updatedAt } } }');
  await at(page, '/?compose=continue');
  const end = page.getByRole('group', { name: 'Campaign ends on' });
  await end.waitFor();
  const shown = await end.getByRole('spinbutton').allInnerTexts();
  await ask(page.request, 'mutation { discardDraft { isDiscarded } }');
  return shown.join('/');
};

/** Fills both steps of the bank account dialog and catches what the provider is told. */
const bankAsTold: Measure = async (page) => {
  await at(page, '/edit-profile/setting');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  const first = {
    'ID number': 'S9876543A',
    State: 'Singapore',
    City: 'Singapore',
    'Address line 1': '12 Joo Chiat Road',
    'Address line 2': '#03-04',
    'Postal code': '427355',
  };
  const second = {
    'Bank name': 'DBS',
    'Account number': '000123456',
    'SWIFT code': 'DBSSSGSG',
    'Routing number': '7171-001',
  };
  for (const [label, text] of Object.entries(first)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Next' }).click();
  for (const [label, text] of Object.entries(second)) await dialog.getByLabel(label).fill(text);
  const told = page.waitForRequest((request) => request.url().endsWith('/v1/tokens'));
  await dialog.getByRole('button', { name: 'Save bank account' }).click();
  const body = new URLSearchParams((await told).postData() ?? '');
  await dialog.waitFor({ state: 'hidden' });
  return ['country', 'currency', 'account_holder_type']
    .map((name) => body.get(`bank_account[${name}]`))
    .join(' ');
};

const endSent: Measure = async (page) => {
  const sheet = await form(page);
  await sheet.getByLabel('Campaign title').fill('A day far away');
  await typeDay(sheet, 'Campaign ends on', '31122098');
  const saved = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && /"endsOn":"\d/.test(request.postData() ?? ''),
  );
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const day = /"endsOn":"([^"]*)"/.exec((await saved).postData() ?? '')?.[1] ?? 'nothing';
  await page.getByRole('dialog', { name: 'Campaign Save in Draft Successfully' }).waitFor();
  await page.request.post('/graphql', { data: { query: 'mutation { discardDraft { isDiscarded } }' } });
  return day;
};

/** What fields take, and what is sent of it. */
export const fieldMeasures: Readonly<Record<string, Measure>> = {
  'signs kept of a title of 70': async (page) => {
    await form(page);
    return keptOf(page, 'Campaign title', 'a'.repeat(70));
  },
  'signs kept of a username of 40': async (page) => {
    await at(page, '/username');
    return keptOf(page, 'Username', 'a'.repeat(40));
  },
  'digits kept of a mobile number of 12': async (page) => {
    await at(page, '/?auth=signup');
    return keptOf(page, 'Mobile number', '812345678901');
  },
  'form of the end date': endOfEmptyDraft,
  'end date sent of 31/12/2098': endSent,
  'currency beside the budget': async (page) => {
    const sheet = await form(page);
    const field = sheet.locator('.MuiInputBase-root').filter({ has: page.locator('[name=budget]') });
    return field.getByText(/^[A-Z]{3}$/).innerText();
  },
  'what the provider is told of a bank account': bankAsTold,
};

import type { Locator, Page } from '@playwright/test';
import { typeDay } from '../../support/editor.ts';
import { twoPictures } from '../../support/pictures.ts';
import { endOfEmptyDraft, form } from './fields.ts';
import { at, countOf, type Measure } from './measure.ts';

const THREE_MB = 3 * 1_048_576;

/** A picture that is this large: what follows its end is nothing to whoever reads it. */
async function largePicture(bytes: number) {
  const [picture] = await twoPictures();
  if (!picture) throw new Error('There is no picture.');
  return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(bytes - picture.buffer.length)]) };
}

/** Labels of fields of text that are there, that can be typed into, or that complain. */
const labelsOf = (scope: Locator, fields: string): Promise<string[]> =>
  scope.evaluate(
    (root, wanted) =>
      [...root.querySelectorAll<HTMLInputElement>(wanted)].map((field) => {
        const name = field.getAttribute('aria-labelledby') ?? '';
        return (document.getElementById(name) ?? field.labels?.[0])?.textContent?.trim() ?? '';
      }),
    fields,
  );

const withoutAccount: Measure = async (page, { db, ids, campaign }) => {
  await db.query('update profile set instagram_username = null, facebook_username = null where id = $1', [
    ids.reader,
  ]);
  await at(page, `/campaigndetail/${campaign}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Remark' });
  await dialog.getByRole('textbox').first().waitFor();
  return (await labelsOf(dialog, 'textarea:not([aria-hidden]), input')).join();
};

const optionsOf =
  (label: string): Measure =>
  async (page) => {
    await (await form(page)).getByRole('combobox', { name: label }).click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    return (await options.allInnerTexts()).join(', ');
  };

type Sent = Readonly<Record<string, unknown>>;

/** What is sent of a form when it is kept as a draft. */
async function draftSent(page: Page, fill: (sheet: Locator) => Promise<unknown>): Promise<Sent> {
  const sheet = await form(page);
  await fill(sheet);
  const saved = page.waitForRequest((request) => (request.postData() ?? '').includes('"SaveDraft"'));
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const { variables } = (await saved).postDataJSON() as { variables: { input: Sent } };
  await page.getByRole('dialog', { name: 'Campaign Save in Draft Successfully' }).waitFor();
  return variables.input;
}

const choose = async (page: Page, sheet: Locator, label: string, option: string) => {
  await sheet.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const checkShoutout = (sheet: Locator) => sheet.getByRole('radio', { name: 'Shoutout' }).check();

const dropDraft = (page: Page) =>
  page.request.post('/graphql', { data: { query: 'mutation { discardDraft { isDiscarded } }' } });

const bank = async (page: Page): Promise<Locator> => {
  await at(page, '/edit-profile/setting');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Singapore' });
  return dialog;
};

/** Goes to the second step. */
const bankStep = async (page: Page): Promise<Locator> => {
  const dialog = await bank(page);
  for (const label of ['ID number', 'State', 'City', 'Address line 1', 'Address line 2', 'Postal code'])
    await dialog.getByLabel(label).fill('427355');
  await typeDay(dialog, 'Date of birth', '14031998');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Bank name').waitFor();
  return dialog;
};

const complaining = async (dialog: Locator): Promise<string> => {
  await dialog.getByText('This field is required').first().waitFor();
  return (await labelsOf(dialog, '[aria-invalid="true"]:not([role="spinbutton"])')).join(', ');
};

/** What fields take and what is sent of them, by the rules of section 5. */
export const ruleMeasures: Readonly<Record<string, Measure>> = {
  'fields of an application without a connected account': withoutAccount,
  'pictures kept of one above 2 MB': async (page) => {
    const sheet = await form(page);
    await sheet.getByLabel('Add pictures').setInputFiles(await largePicture(THREE_MB));
    return countOf(sheet.getByRole('button', { name: /^Remove picture/ }));
  },
  'answer to a budget of 1a2b.345': async (page) => {
    const sheet = await form(page);
    await sheet.getByLabel("Campaign's budget").fill('1a2b.345');
    await sheet.getByRole('button', { name: 'Preview' }).click();
    return sheet.getByText(/^Please enter an amount/).innerText();
  },
  'options of Minimum followers': optionsOf('Minimum followers'),
  'options of Influencer age': optionsOf('Influencer age'),
  'options of Influencer gender': optionsOf('Influencer gender'),
  'amounts asked for a shoutout': async (page) => {
    const sheet = await form(page);
    const amounts = sheet.getByLabel(/budget|value/i);
    await countOf(amounts);
    await checkShoutout(sheet);
    await amounts.waitFor({ state: 'detached' });
    return 'none';
  },
  'countries sent when all are chosen': async (page) => {
    const sent = await draftSent(page, async (sheet) => {
      await choose(page, sheet, 'Country', 'Singapore');
      await page.keyboard.press('Tab');
      await choose(page, sheet, 'Country', 'All');
    });
    await dropDraft(page);
    return `${sent.allCountries ? 'all' : 'some'}, and ${String(sent.countries) || 'none by name'}`;
  },
  'ages sent of 18-24': async (page) => {
    const sent = await draftSent(page, (sheet) => choose(page, sheet, 'Influencer age', '18-24'));
    await dropDraft(page);
    return `${sent.minAge} and ${sent.maxAge}`;
  },
  'amounts sent of a shoutout': async (page) => {
    const sent = await draftSent(page, async (sheet) => {
      await sheet.getByLabel("Campaign's budget").fill('500');
      await checkShoutout(sheet);
    });
    return [sent.budget, sent.productValue].filter((amount) => amount !== null).join() || 'none';
  },
  'end date of a draft without one': endOfEmptyDraft,
  'fields that the personal step insists on': async (page) => {
    const dialog = await bank(page);
    // These begin with Singapore.
    for (const label of ['State', 'City']) await dialog.getByLabel(label).fill('');
    await dialog.getByRole('button', { name: 'Next' }).click();
    return complaining(dialog);
  },
  'fields of the personal step for Malaysia': async (page) => {
    const dialog = await bank(page);
    await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Malaysia' });
    await dialog.getByRole('button', { name: 'Next' }).and(page.locator(':disabled')).waitFor();
    return (await labelsOf(dialog, 'select:enabled, input:enabled:not([aria-hidden])')).join(', ');
  },
  'fields that the bank step insists on': async (page) => {
    const dialog = await bankStep(page);
    await dialog.getByLabel('Account holder name').fill('');
    await dialog.getByRole('button', { name: 'Save bank account' }).click();
    return complaining(dialog);
  },
  'account type by default': async (page) => {
    const checked = (await bankStep(page)).getByRole('radio', { checked: true });
    return checked.locator('xpath=ancestor::label').innerText();
  },
};

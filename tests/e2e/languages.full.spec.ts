import { settled } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/** Members who have not chosen a language; the second is for a second try. */
const members = ['hafizgarage@demo.test', 'kenplayslate@demo.test'];

test('a visitor chooses a language, and a member reads in it on every device', async ({ enter, browser }, {
  retry,
}) => {
  const email = members[retry] ?? '';
  const visitor = await enter({ options: phone });
  await visitor.goto('/campaigns');
  await settled(visitor);
  await visitor.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kampanye' })).toBeVisible();

  await test.step('the server draws the next page in it', async () => {
    const { cookies } = await visitor.context().storageState();
    const reader = await browser.newPage({ ...phone, javaScriptEnabled: false });
    await reader.context().addCookies(cookies);
    await reader.goto('/campaigns');
    await expect(reader.locator('html')).toHaveAttribute('lang', 'id');
    await expect(reader.getByRole('heading', { level: 1, name: 'Kampanye' })).toBeVisible();
    await reader.context().close();
  });

  await test.step('it goes along into the account, and shows on another device', async () => {
    await visitor.goto('/?auth=login');
    await visitor.getByLabel('Alamat email').fill(email);
    await visitor.getByLabel('Kata sandi', { exact: true }).fill('Demo-pass-1');
    const saved = visitor.waitForResponse((answer) => /SetLanguage/.test(answer.request().postData() ?? ''));
    await visitor.getByRole('button', { name: 'Masuk', exact: true }).last().click();
    await saved;
    const other = await enter({ email });
    await other.goto('/campaigns');
    await expect(other.getByRole('heading', { level: 1, name: 'Kampanye' })).toBeVisible();
    // Others meet the same person in English.
    await other.getByRole('combobox', { name: 'Bahasa' }).selectOption('en');
    await expect(other.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  });
});

import { pressByKey, typeByKey } from './support/keyboard.ts';
import { postedCampaign } from './support/posted-campaign.ts';
import { expect, test } from './support/test.ts';

test('applying, offering, accepting and paying need no mouse', async ({ enter }) => {
  test.setTimeout(120_000);
  const brand = await enter({ email: 'brand@demo.test' });
  const influencer = await enter({ email: 'priya.lifts@demo.test' });
  const staff = await enter({ email: 'staff@demo.test' });
  const id = await postedCampaign(brand.request, staff.request);

  await influencer.goto(`/campaigndetail/${id}`);
  await pressByKey(influencer, influencer.getByRole('button', { name: 'Apply' }));
  const remark = influencer.getByRole('dialog', { name: 'Remark' });
  await typeByKey(influencer, remark.getByLabel('Message (optional)'), 'I ride there each Sunday.');
  await pressByKey(influencer, remark.getByRole('button', { name: 'Apply' }));
  await expect(influencer.getByRole('button', { name: 'Applied' })).toBeDisabled();

  await brand.goto(`/application-user-list/applicants/${id}`);
  const row = brand
    .getByRole('table', { name: 'Applications' })
    .getByRole('row')
    .filter({ hasText: 'Priya Nair' });
  await pressByKey(brand, row.getByRole('button', { name: 'Make Offer' }));
  const offer = brand.getByRole('dialog', { name: 'Make Offer' });
  await typeByKey(brand, offer.getByLabel('Offer amount'), '610');
  await brand.keyboard.press('Enter');
  await expect(row).toContainText('Offer pending · US$610');

  await pressByKey(influencer, influencer.getByRole('button', { name: 'Accept' }));
  const notice = influencer.getByRole('dialog', { name: 'Before you accept' });
  await pressByKey(influencer, notice.getByRole('button', { name: 'Yes' }));
  const sure = influencer.getByRole('dialog', { name: 'Are you sure you want to submit your response?' });
  await pressByKey(influencer, sure.getByRole('button', { name: 'Yes' }));
  await expect(influencer.getByText('Offer accepted').first()).toBeVisible();

  await pressByKey(brand, row.getByRole('button', { name: 'Pay Now' }));
  const hire = brand.getByRole('dialog', { name: 'Hire Influencer' });
  await pressByKey(brand, hire.getByRole('link', { name: 'Pay Now' }));
  await typeByKey(brand, brand.getByLabel('Card number'), '4000002500003155');
  await typeByKey(brand, brand.getByLabel('Expiration'), '1234');
  await typeByKey(brand, brand.getByLabel('CVC'), '123');
  await typeByKey(brand, brand.getByLabel('Name on card'), 'A Brand');
  await brand.keyboard.press('Enter');
  const bank = brand.frameLocator('iframe[title="Confirmation page of your bank"]');
  await pressByKey(brand, bank.getByRole('button', { name: 'Complete authentication' }));
  await expect(brand.getByRole('heading', { name: 'Your Payment has been Successful.' })).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { ask } from './support/api.ts';
import { postCampaign } from './support/editor.ts';
import { applyTo, hireNow, markCompleted, rowOf } from './support/free-job.ts';
import { expect, test } from './support/test.ts';

test('a shoutout exchange: rejected, mended, approved, and done', async ({ enter }) => {
  const brand = await enter({ email: 'brand@demo.test' });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test' });
  const { me } = await ask<{ me: { profile: { fullName: string } } }>(
    influencer.request,
    '{ me { id profile { id fullName } } }',
  );
  const { fullName } = me.profile;

  await brand.goto('/');
  const title = `Swap stories ${randomUUID().slice(0, 8)}`;
  const details = 'You name us, we name you, on the same evening.';
  const id = await postCampaign(brand, { type: 'Shoutout', title, details, category: 'Food' });
  const reason = 'Please say on which evening.';
  const reject =
    'mutation ($id: ID!, $reason: String!) { rejectCampaign(input: { id: $id, reason: $reason }) { campaign { id } } }';
  await ask(staff.request, reject, { id, reason });
  await expect(brand.getByText(`Staff rejected it: ${reason}`)).toBeVisible();

  await brand.getByRole('button', { name: 'Edit campaign' }).click();
  const sheet = brand.getByRole('dialog', { name: 'Edit campaign' });
  await expect(sheet.getByRole('radio', { name: 'Paid' })).toBeDisabled();
  await sheet.getByRole('textbox', { name: 'Campaign details' }).fill(`${details} Any Friday.`);
  await sheet.getByRole('button', { name: 'Preview' }).click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await sheet.getByRole('link', { name: 'See the campaign' }).click();
  await expect(brand.getByRole('heading', { name: 'Awaiting Approval' })).toBeVisible();
  await ask(
    staff.request,
    'mutation ($id: ID!) { approveCampaign(input: { id: $id }) { campaign { id } } }',
    { id },
  );

  await applyTo(influencer, id);
  await hireNow(brand, fullName);
  const row = rowOf(brand, 'Hired', fullName);
  await expect(row).toContainText('Ongoing');
  await markCompleted(influencer);
  await expect(row).toContainText('Completed');
});

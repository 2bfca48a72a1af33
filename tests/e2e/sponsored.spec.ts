import { randomUUID } from 'node:crypto';
import { ask } from './support/api.ts';
import { postCampaign } from './support/editor.ts';
import { applyTo, hireNow, markCompleted, rowOf } from './support/free-job.ts';
import { expect, test } from './support/test.ts';

test('a sponsored campaign: the product for a post, without money', async ({ enter }) => {
  const brand = await enter({ email: 'brand@demo.test' });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test' });
  const { me } = await ask<{ me: { profile: { fullName: string } } }>(
    influencer.request,
    '{ me { id profile { id fullName } } }',
  );
  const { fullName } = me.profile;

  await brand.goto('/');
  const id = await postCampaign(brand, {
    type: 'Sponsored',
    title: `Cold brew bottle ${randomUUID().slice(0, 8)}`,
    details: 'Carry it for a day and show us where.',
    amount: { label: 'Product value', value: '49.90' },
    category: 'Food',
  });
  await expect(brand.getByText('Sponsored USD 49.90').first()).toBeVisible();
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
  await expect(row.getByRole('button', { name: 'Release Payment' })).toHaveCount(0);
});

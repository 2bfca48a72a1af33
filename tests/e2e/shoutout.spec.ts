import { randomUUID } from 'node:crypto';
import { ask } from './support/api.ts';
import { postCampaign } from './support/editor.ts';
import { applyTo, hireNow, markCompleted, rowOf } from './support/free-job.ts';
import { writeReview } from './support/review.ts';
import { expect, test } from './support/test.ts';

test('a shoutout exchange: rejected, mended, approved, done, and reviewed by both', async ({ enter }) => {
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

  // Neither sees what the other wrote before both are in.
  await writeReview(row, 4, 'Posted on Friday, as agreed.');
  await row.getByRole('link', { name: 'View job' }).click();
  const ours = brand.getByRole('region', { name: 'Reviews' });
  await expect(ours).toContainText('Your review appears when both are in, on');
  await influencer.goto(new URL(brand.url()).pathname);
  const theirs = influencer.getByRole('region', { name: 'Reviews' });
  await expect(theirs).toContainText('Both reviews appear together.');
  await expect(theirs.getByRole('article')).toHaveCount(0);
  await writeReview(influencer.getByRole('main'), 5, 'Clear words, quick answers.');
  for (const reviews of [ours, theirs]) {
    await expect(reviews).toContainText('Posted on Friday, as agreed.');
    await expect(reviews).toContainText('Clear words, quick answers.');
  }
  await theirs.getByRole('button', { name: 'Reply' }).click();
  const reply = influencer.getByRole('dialog', { name: 'Reply to this review' });
  await reply.getByRole('textbox', { name: 'Your reply' }).fill('See you next Friday.');
  await reply.getByRole('button', { name: 'Publish reply' }).click();
  await expect(theirs).toContainText('See you next Friday.');
});

import { ask } from './support/api.ts';
import { overflow } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { daysPass } from './support/time-passes.ts';
import { threeStories, workingJob } from './support/working-job.ts';

const DELIVERABLES = 'query ($id: ID!) { remark(id: $id) { deliverables { id } } }';
const HAND_IN = 'mutation ($input: HandInWorkInput!) { handInWork(input: $input) { remark { id } } }';

/** The server looks once a minute whether somebody's time is over. */
const SOON = { timeout: 100_000 };

test('silence of the brand approves a draft and releases the money, and both see it happen', async ({
  enter,
}) => {
  test.setTimeout(300_000);
  const brand = await enter({ email: 'brand@demo.test', options: phone });
  const staff = await enter({ email: 'staff@demo.test' });
  const influencer = await enter({ email: 'influencer@demo.test', options: phone });
  const both = [brand, influencer];
  const newJob = async (work: object) => {
    const number = await workingJob(brand.request, staff.request, influencer.request, work);
    const { remark } = await ask<{ remark: { deliverables: { id: string }[] } }>(
      influencer.request,
      DELIVERABLES,
      { id: `rmk_${number}` },
    );
    return { number, deliverableId: remark.deliverables[0]?.id };
  };
  const open = async (number: string) => {
    for (const page of both) await page.goto(`/applicationdetail/applicantdetail/${number}`);
  };

  await test.step('a draft that is not answered in three days counts as approved', async () => {
    const { number, deliverableId } = await newJob(threeStories);
    const submission = { kind: 'DRAFT', links: ['https://drafts.test/mei/1'] };
    await ask(influencer.request, HAND_IN, { input: { deliverableId, submission } });
    await open(number);
    await expect(brand.getByRole('heading', { name: 'Your turn: review 3 stories' })).toBeVisible();
    for (const page of both)
      await expect(page.getByRole('timer', { name: /^Draft answer due: / })).toBeInViewport();
    await daysPass(number, 3);
    await expect(influencer.getByRole('heading', { name: 'Your turn: publish the 3 stories' })).toBeVisible(
      SOON,
    );
    // A page that is read after the deadline says so before the step is made; one that is open follows the step.
    await expect(brand.getByRole('heading', { name: /'s turn: publish the 3 stories$/ })).toBeVisible(SOON);
    await expect(brand.getByRole('button', { name: 'Review 3 stories' })).toHaveCount(0);
    for (const page of both) {
      await expect(page.getByText(/approved automatically|no answer/i).first()).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });

  await test.step('finished work that is not answered in fourteen days is paid', async () => {
    const { number, deliverableId } = await newJob({ ...threeStories, draftFirst: false });
    const submission = { kind: 'PUBLISHED', links: ['https://www.instagram.com/stories/mei/1'] };
    await ask(influencer.request, HAND_IN, { input: { deliverableId, submission } });
    await open(number);
    for (const page of both)
      await expect(page.getByRole('timer', { name: /^Automatic release: 1[34] days/ })).toBeInViewport();
    await daysPass(number, 14);
    await expect(
      influencer.getByRole('heading', { name: 'All done: US$450 is on its way to you' }),
    ).toBeVisible(SOON);
    await expect(brand.getByRole('heading', { name: /^All done: US\$450 is on its way to / })).toBeVisible();
    for (const page of both) {
      await expect(page.getByText('Released automatically').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'US$450 is on its way', exact: true })).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

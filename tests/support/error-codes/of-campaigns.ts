import { makeCampaign } from '../campaigns.ts';
import { createCampaign } from '../jobs.ts';
import { talk } from '../messages.ts';
import { createPerson, password } from '../people.ts';
import { type Rows, wrong } from './desk.ts';

/** Failures of campaigns, invitations, reports and messages. */
export const ofCampaigns: Rows = {
  DATE_IN_PAST: wrong('a campaign until 2020', 'createCampaign', { endsOn: '2020-01-01' }),
  COUNTRY_REQUIRED: wrong('a campaign for no country', 'createCampaign', { countries: [] }),
  AGE_REQUIRED: wrong('from 30 to 20 years', 'createCampaign', { minAge: 30, maxAge: 20 }),
  TITLE_REQUIRED: wrong('a campaign without a title', 'createCampaign', { title: '' }),
  TITLE_TOO_LONG: wrong('a title of 61 characters', 'createCampaign', { title: 'x'.repeat(61) }),
  DETAILS_REQUIRED: wrong('a campaign without a brief', 'createCampaign', { detailsHtml: '' }),
  IMAGE_REQUIRED: wrong('a campaign without a picture', 'createCampaign', { pictures: [] }),
  COMMENT_REQUIRED: wrong('a report without a comment', 'reportCampaign', { comment: '' }),
  REASON_REQUIRED: wrong('suspending without a reason', 'suspendAccount', { reason: '' }),
  ANSWER_REQUIRED: wrong('help without an answer', 'resolveHelpRequest', { answer: '' }),
  CAMPAIGN_LOCKED: [
    'changing an open campaign',
    (desk) => desk.call('updateCampaign', { id: desk.world.open }),
  ],
  NOBODY_HIRED: [
    'closing a campaign without hires',
    (desk) => desk.call('closeCampaign', { id: desk.world.open }),
  ],
  DRAFT_EXISTS: [
    'duplicating over a draft',
    async (desk) => {
      await desk.call('saveDraft', {}, desk.world.owner);
      return desk.call('duplicateCampaign', { campaignId: desk.world.open, replaceDraft: false });
    },
  ],
  CAMPAIGN_CLOSED: [
    'applying after the last day',
    async (desk) => {
      const campaignId = await createCampaign(desk.product, desk.world.owner, { endsOn: '2026-11-19' });
      return desk.call('applyToCampaign', { campaignId });
    },
  ],
  CAMPAIGN_NOT_OPEN: [
    'inviting to a disabled campaign',
    (desk) => desk.call('invite', { campaignId: desk.world.disabled }),
  ],
  CAMPAIGN_ENDED: [
    'approving after the last day',
    async (desk) => {
      const fields = { state: 'awaiting_approval', endsOn: '2026-11-19' } as const;
      return desk.call('approveCampaign', { id: await makeCampaign(desk.product, desk.world.owner, fields) });
    },
  ],
  CAMPAIGN_TYPE_LOCKED: wrong('a paid campaign becomes a shoutout', 'updateCampaign', { type: 'SHOUTOUT' }),
  OWN_CAMPAIGN: wrong('applying to the own campaign', 'applyToCampaign', {}, 'owner'),
  ALREADY_APPLIED: [
    'applying again',
    (desk) => desk.call('applyToCampaign', { campaignId: desk.world.open }),
  ],
  PROFILE_INCOMPLETE: [
    'applying without a bio',
    async (desk) => desk.call('applyToCampaign', {}, await createPerson(desk.product, { bio: null })),
  ],
  TOO_FEW_FOLLOWERS: [
    'applying with 999 of 1,000 followers',
    async (desk) => {
      const campaignId = await createCampaign(desk.product, desk.world.owner, { minFollowers: 1_000 });
      const person = await createPerson(desk.product, { followers: 999 });
      return desk.call('applyToCampaign', { campaignId }, person);
    },
  ],
  ALREADY_REPORTED: ['reporting a campaign twice', (desk) => desk.twice('reportCampaign')],
  PERSON_REPORTED: ['reporting a person twice', (desk) => desk.twice('reportPerson')],
  CANNOT_REPORT_SELF: [
    'reporting oneself',
    (desk) => desk.call('reportPerson', { profileId: desk.world.stranger.id }),
  ],
  ALREADY_INVITED: ['inviting twice', (desk) => desk.twice('invite')],
  CANNOT_BLOCK_SELF: [
    'blocking oneself',
    (desk) => desk.call('blockUser', { profileId: desk.world.owner.id }),
  ],
  APART: [
    'writing to somebody one has blocked',
    (desk) => desk.call('openConversation', { profileId: desk.world.blocked.id }),
  ],
  WRITE_TO_SELF: [
    'writing to oneself',
    (desk) => desk.call('openConversation', { profileId: desk.world.owner.id }),
  ],
  RECIPIENT_GONE: [
    'writing to a closed account',
    async (desk) => {
      const person = await createPerson(desk.product);
      const { conversationId } = await talk(desk.world.owner, person);
      await desk.send('closeAccount', { password }, person);
      return desk.call('sendMessage', { conversationId });
    },
  ],
  MESSAGE_REQUIRED: wrong('an empty message', 'sendMessage', { text: '' }),
};

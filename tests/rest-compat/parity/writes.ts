import { bankForm, bankToken } from '../../support/bank.ts';
import { campaignForm, campaignOperations } from '../../support/campaigns.ts';
import { solveCaptcha } from '../../support/captcha.ts';
import { jobOperations } from '../../support/jobs.ts';
import { password } from '../../support/people.ts';
import { RestClient } from '../../support/rest.ts';
import type { World } from './world.ts';

/** One write, by either way. */
export interface Write {
  readonly what: string;
  rest(world: World): Promise<unknown>;
  graphql(world: World): Promise<unknown>;
}

const update = (client: RestClient, model: string, where: object, body: object) =>
  client.send('POST', `/${model}/update?where=${encodeURIComponent(JSON.stringify(where))}`, { body });
const profileOf = (profile: object) => (world: World) =>
  world.asMaya.send('PUT', `/AppUsers/updateProfile?userID=${world.maya.id}`, { body: { profile } });
const address = (id: string) => `http://127.0.0.1:4000/files/${id}/1280.webp`;

/** The form of a campaign as legacy pages fill it; the same as `campaignForm`. */
const legacyForm = ({ brand, picture }: World, fields: object = {}) => ({
  ownerId: brand.id,
  campaignTitle: 'Noodle week',
  campaignDetails: '<p>Cook <strong>noodles</strong> with us.</p>',
  campaignType: 'paid',
  campaignAmount: '900',
  campaignCategories: 'Food',
  campaignImage: address(picture),
  campaignGallery: [address(picture)],
  endStoryPostDate: '2026-12-12',
  country: 'Malaysia,Singapore',
  countryCode: 'MY,SG',
  lookingInfluencerGender: 'any',
  minAge: '18',
  maxAge: '24',
  minimumFollowers: 1_000,
  tags: 'asian food',
  hashtags: 'noodles',
  ...fields,
});
const form = ({ picture }: World, fields: object = {}) =>
  campaignForm([picture], { countries: ['MY', 'SG'], ...fields });

const signUpInput = {
  email: 'new@people.test',
  password: 'Long-enough-1',
  first: 'New',
  last: 'Person',
  username: 'newperson',
  phonePrefix: '+65',
  mobile: '81234567',
};

/** Every write of the contract that GraphQL knows, in an order in which each has what it needs. */
export const writes: readonly Write[] = [
  {
    what: 'an account',
    rest: ({ product }) => {
      const { email, password: secret, phonePrefix: countryCode, ...rest } = signUpInput;
      const data = { email, password: secret, profile: { ...rest, countryCode, displayedEmail: email } };
      return new RestClient(product).send('POST', '/AppUsers/createAccount', { body: { data } });
    },
    graphql: async ({ product, visitor }) =>
      visitor.data('mutation ($input: SignUpInput!) { signUp(input: $input) }', {
        input: { ...signUpInput, termsAccepted: true, captcha: await solveCaptcha(product) },
      }),
  },
  {
    what: 'a forgotten password',
    rest: ({ product, nina }) =>
      new RestClient(product).send('POST', '/users/reset', { body: { email: nina.email } }),
    graphql: ({ visitor, nina }) =>
      visitor.data('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
        email: nina.email,
      }),
  },
  {
    what: 'a profile',
    rest: profileOf({
      first: 'Maja',
      country: 'Malaysia',
      dob: '1996-04-02',
      instaPerPost: '99.5',
      facebookPerPost: 0,
    }),
    graphql: ({ maya }) =>
      maya.client.data('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', {
        input: {
          ...{
            first: 'Maja',
            last: 'Maya',
            phonePrefix: '+65',
            mobile: '81234567',
            gender: 'FEMALE',
            country: 'MY',
          },
          ...{
            city: 'Singapore',
            dateOfBirth: '1996-04-02',
            bio: 'I cook and I film it.',
            instagramPriceMinor: 9_950,
          },
        },
      }),
  },
  {
    what: 'interests',
    rest: profileOf({ interests: ['Travel', 'Gaming'] }),
    graphql: ({ maya }) =>
      maya.client.data('mutation { setInterests(interests: ["Travel", "Gaming"]) { id } }'),
  },
  {
    what: 'a username',
    rest: profileOf({ username: 'maya.films' }),
    graphql: ({ maya }) => maya.client.data('mutation { chooseUsername(username: "maya.films") { id } }'),
  },
  {
    what: 'mails',
    rest: profileOf({ emailNotificationSetting: 0 }),
    graphql: ({ maya }) => maya.client.data('mutation { setMailNotifications(enabled: false) { id } }'),
  },
  {
    what: 'a face',
    rest: (world) => profileOf({ avatarUrl: address(world.face), coverImageUrl: address(world.face) })(world),
    graphql: ({ maya, face }) =>
      maya.client.data('mutation ($picture: ID!) { setAvatar(picture: $picture) { id } }', { picture: face }),
  },
  {
    what: 'a campaign',
    rest: (world) => world.asBrand.send('POST', '/Campaigns', { body: legacyForm(world) }),
    graphql: (world) => world.brand.client.data(campaignOperations.create, { input: form(world) }),
  },
  {
    what: 'a campaign, changed',
    rest: (world) =>
      world.asBrand.send('PATCH', `/Campaigns/${world.waiting}`, {
        body: legacyForm(world, { campaignTitle: 'Rice week', campaignAmount: 12.5 }),
      }),
    graphql: (world) =>
      world.brand.client.data(campaignOperations.update, {
        id: world.waiting,
        input: form(world, { title: 'Rice week', budgetMinor: 1_250 }),
      }),
  },
  {
    what: 'a campaign, hidden',
    rest: ({ asBrand, open }) => update(asBrand, 'Campaigns', { id: open }, { isDisabled: 1 }),
    graphql: ({ brand, open }) =>
      brand.client.data(campaignOperations.setDisabled, { id: open, disabled: true }),
  },
  {
    what: 'a campaign, shown again',
    rest: ({ asBrand, open }) => update(asBrand, 'Campaigns', { id: open }, { isDisabled: 0 }),
    graphql: ({ brand, open }) =>
      brand.client.data(campaignOperations.setDisabled, { id: open, disabled: false }),
  },
  {
    what: 'an application',
    rest: ({ asMaya, maya, open }) =>
      asMaya.send('POST', '/Remarks', { body: { ownerId: maya.id, campaignId: open, remarkText: 'Me!' } }),
    graphql: ({ maya, open }) => maya.client.data(jobOperations.apply, { campaignId: open, text: 'Me!' }),
  },
  {
    what: 'an offer',
    rest: ({ asBrand, applied }) =>
      update(asBrand, 'Remarks', { id: applied }, { offerAmount: '450.50', offerStatus: 1 }),
    graphql: ({ brand, applied }) =>
      brand.client.data(jobOperations.makeOffer, { remarkId: applied, amountMinor: 45_050 }),
  },
  {
    what: 'another offer',
    rest: ({ asBrand, offered }) =>
      update(asBrand, 'Remarks', { id: offered }, { offerAmount: 99, offerStatus: 1 }),
    graphql: ({ brand, offered }) =>
      brand.client.data(jobOperations.makeOffer, { remarkId: offered, amountMinor: 9_900 }),
  },
  {
    what: 'an offer, accepted',
    rest: ({ asMaya, offered }) => update(asMaya, 'Remarks', { id: offered }, { offerStatus: 2 }),
    graphql: async ({ maya, offered, offerOf }) =>
      maya.client.data(jobOperations.acceptOffer, { offerId: await offerOf(offered) }),
  },
  {
    what: 'an offer, rejected',
    rest: ({ asMaya, rejectable }) => update(asMaya, 'Remarks', { id: rejectable }, { offerStatus: 3 }),
    graphql: async ({ maya, rejectable, offerOf }) =>
      maya.client.data(jobOperations.rejectOffer, { offerId: await offerOf(rejectable) }),
  },
  {
    what: 'a payment',
    rest: async ({ asBrand, brand, maya, accepted, campaignOf, card }) =>
      asBrand.send('POST', '/campaignpayment', {
        body: {
          ...{ amount: 450.5, name: 'Brand', email: brand.email, description: 'Job', ownerId: brand.id },
          ...{
            applicantOwnerId: maya.id,
            campaignId: await campaignOf(accepted),
            stripeToken: await card('tokens'),
          },
        },
      }),
    graphql: async ({ brand, accepted, card }) =>
      brand.client.data(jobOperations.pay, {
        input: { remarkId: accepted, paymentMethodId: await card('payment_methods') },
      }),
  },
  {
    what: 'a job, done',
    rest: ({ asMaya, accepted }) =>
      update(asMaya, 'Remarks', { id: accepted }, { markAsDoneText: 'Posted.', isMarkAsDone: 1 }),
    graphql: ({ maya, accepted }) =>
      maya.client.data(jobOperations.markAsDone, { remarkId: accepted, text: 'Posted.' }),
  },
  {
    what: 'a payout',
    rest: async ({ asBrand, maya, accepted, campaignOf }) =>
      asBrand.send('POST', '/transferamounttocustomer/', {
        body: { ownerId: maya.id, campaignId: await campaignOf(accepted), payoutAmount: 450.5 },
      }),
    graphql: ({ brand, accepted }) => brand.client.data(jobOperations.release, { remarkId: accepted }),
  },
  {
    what: 'a hire without money',
    rest: ({ asBrand, free }) => update(asBrand, 'Remarks', { id: free }, { isHired: 1 }),
    graphql: ({ brand, free }) => brand.client.data(jobOperations.hire, { remarkId: free }),
  },
  {
    what: 'a report of a campaign',
    rest: ({ asMaya, maya, brand, open }) =>
      asMaya.send('POST', '/Reports', {
        body: {
          reportedownerId: brand.id,
          campaignId: open,
          reportText: 'Spam',
          ownerId: maya.id,
          reportPicUrl: 'NA',
        },
      }),
    graphql: ({ maya, open }) =>
      maya.client.data(campaignOperations.report, { input: { campaignId: open, comment: 'Spam' } }),
  },
  {
    what: 'a report of a person',
    rest: ({ asMaya, brand }) =>
      asMaya.send('POST', '/Reports', { body: { comment: 'Rude', influencerId: brand.id } }),
    graphql: ({ maya, brand }) =>
      maya.client.data('mutation ($input: PersonReportInput!) { reportPerson(input: $input) }', {
        input: { profileId: brand.id, comment: 'Rude' },
      }),
  },
  {
    what: 'a block',
    rest: ({ asMaya, maya, nina }) =>
      asMaya.send('POST', '/userBlockeds/', { body: { blockUserId: nina.id, ownerId: maya.id } }),
    graphql: ({ maya, nina }) => maya.client.data(`mutation { blockUser(profileId: ${nina.id}) }`),
  },
  {
    what: 'a block, lifted',
    rest: ({ asMaya, nina }) => asMaya.send('DELETE', `/userBlockeds/${nina.id}`),
    graphql: ({ maya, nina }) => maya.client.data(`mutation { unblockUser(profileId: ${nina.id}) }`),
  },
  {
    what: 'a draft',
    rest: (world) => world.asBrand.send('POST', '/DraftCampaigns', { body: legacyForm(world) }),
    graphql: (world) =>
      world.brand.client.data(
        'mutation ($input: CampaignDraftInput!) { saveDraft(input: $input) { title } }',
        {
          input: form(world),
        },
      ),
  },
  {
    what: 'a draft, thrown away',
    rest: ({ asBrand, brand }) => asBrand.send('DELETE', `/DraftCampaigns/${brand.id}`),
    graphql: ({ brand }) => brand.client.data('mutation { discardDraft }'),
  },
  {
    what: 'notifications, read',
    rest: ({ asNina, nina }) =>
      update(asNina, 'UserNotifications', { ownerId: nina.id, readStatus: 0 }, { readStatus: 1 }),
    graphql: ({ nina }) => nina.client.data('mutation { markNotificationsRead }'),
  },
  {
    what: 'a bank account',
    rest: async ({ asNina, nina, product }) => {
      const { accountType: _, routingNumber: rountingNumber, ...bank } = bankForm;
      const person = { day: 4, month: 7, year: 1994, id_number: bank.idNumber, postal_code: bank.postalCode };
      const body = {
        ...bank,
        ...person,
        rountingNumber,
        accountType: 'current',
        countryShortCode: 'SG',
        ownerId: nina.id,
      };
      return asNina.send('POST', '/registeraccount/', {
        body: { ...body, bankTokenId: await bankToken(product) },
      });
    },
    graphql: async ({ nina, product }) =>
      nina.client.data('mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { id } }', {
        input: { ...bankForm, bankToken: await bankToken(product) },
      }),
  },
  {
    what: 'a bank account, deleted',
    rest: async ({ asNina }) => {
      const [row] = await asNina.list('/UserBankAccounts');
      return asNina.send('DELETE', `/UserBankAccounts/${row.id}`);
    },
    graphql: ({ nina }) => nina.client.data('mutation { deleteBankAccount { id } }'),
  },
  {
    what: 'signing in',
    rest: ({ product, nina }) =>
      new RestClient(product).send('POST', '/userlogin', { body: { email: nina.email, password } }),
    graphql: ({ visitor, nina }) =>
      visitor.data(
        'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }',
        {
          email: nina.email,
          password,
        },
      ),
  },
];

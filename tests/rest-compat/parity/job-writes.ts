import { usd } from '../../../schema/usd.ts';
import { jobOperations } from '../../support/jobs.ts';
import { updateRows } from '../../support/rest.ts';
import type { Write } from './write.ts';

/** Writes of applications, jobs and their money, in an order in which each has what it needs. */
export const jobWrites: readonly Write[] = [
  {
    what: 'an application',
    rest: ({ asMaya, maya, open }) =>
      asMaya.send('POST', '/Remarks', { body: { ownerId: maya.id, campaignId: open, remarkText: 'Me!' } }),
    graphql: ({ maya, open }) => maya.client.data(jobOperations.apply, { campaignId: open, text: 'Me!' }),
  },
  {
    what: 'an offer',
    rest: ({ asBrand, applied }) =>
      updateRows(asBrand, 'Remarks', { id: applied }, { offerAmount: '450.50', offerStatus: 1 }),
    graphql: ({ brand, applied }) =>
      brand.client.data(jobOperations.makeOffer, { remarkId: applied, amount: usd(45_050) }),
  },
  {
    what: 'another offer',
    rest: ({ asBrand, offered }) =>
      updateRows(asBrand, 'Remarks', { id: offered }, { offerAmount: 99, offerStatus: 1 }),
    graphql: ({ brand, offered }) =>
      brand.client.data(jobOperations.makeOffer, { remarkId: offered, amount: usd(9_900) }),
  },
  {
    what: 'an offer, accepted',
    rest: ({ asMaya, offered }) => updateRows(asMaya, 'Remarks', { id: offered }, { offerStatus: 2 }),
    graphql: async ({ maya, offered, offerOf }) =>
      maya.client.data(jobOperations.acceptOffer, { offerId: await offerOf(offered) }),
  },
  {
    what: 'an offer, rejected',
    rest: ({ asMaya, rejectable }) => updateRows(asMaya, 'Remarks', { id: rejectable }, { offerStatus: 3 }),
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
      updateRows(asMaya, 'Remarks', { id: accepted }, { markAsDoneText: 'Posted.', isMarkAsDone: 1 }),
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
    rest: ({ asBrand, free }) => updateRows(asBrand, 'Remarks', { id: free }, { isHired: 1 }),
    graphql: ({ brand, free }) => brand.client.data(jobOperations.hire, { remarkId: free }),
  },
];

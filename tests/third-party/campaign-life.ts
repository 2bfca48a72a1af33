import type { KoliClient } from '@koli/client';
import { graphql } from './__generated__/gql.ts';
import type { CreateCampaignInput } from './__generated__/graphql.ts';

const PostCampaign = graphql(`
  mutation PostCampaign($input: CreateCampaignInput!) {
    createCampaign(input: $input) {
      campaign {
        id
        state
      }
    }
  }
`);

const OpenCampaigns = graphql(`
  query OpenCampaigns($filter: CampaignFilter) {
    campaigns(filter: $filter, first: 12) {
      totalCount
      nodes {
        id
        title
        budget {
          amount
          currency
        }
      }
    }
  }
`);

const Apply = graphql(`
  mutation Apply($campaignId: ID!, $text: String) {
    applyToCampaign(input: { campaignId: $campaignId, text: $text }) {
      remark {
        id
      }
    }
  }
`);

const Offer = graphql(`
  mutation Offer($input: MakeOfferInput!) {
    makeOffer(input: $input) {
      remark {
        id
        offer {
          id
        }
      }
    }
  }
`);

const Accept = graphql(`
  mutation Accept($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      remark {
        id
      }
    }
  }
`);

const Pay = graphql(`
  mutation Pay($input: PayForHireInput!) {
    payForHire(input: $input) {
      state
    }
  }
`);

const Done = graphql(`
  mutation Done($remarkId: ID!, $text: String) {
    markAsDone(input: { remarkId: $remarkId, text: $text }) {
      remark {
        id
      }
    }
  }
`);

const Release = graphql(`
  mutation Release($input: ReleasePaymentInput!) {
    releasePayment(input: $input) {
      remark {
        id
        hiredLabel
      }
    }
  }
`);

export const JobChanged = graphql(`
  subscription JobChanged {
    remarkChanged {
      event {
        id
        action
        from
        to
      }
      remark {
        id
        hiredLabel
      }
    }
  }
`);

/** The brand's side. */
export class Brand {
  private readonly koli: KoliClient;

  constructor(koli: KoliClient) {
    this.koli = koli;
  }

  /** Posts a campaign with a picture and answers its id. It waits for approval. */
  async post(form: Omit<CreateCampaignInput, 'pictures'>, picture: Blob): Promise<string> {
    const pictures = [await this.koli.upload(picture, 'campaign')];
    const { createCampaign } = await this.koli.request(PostCampaign, { input: { ...form, pictures } });
    return createCampaign.campaign.id;
  }

  /** Offers an amount in cents and answers the offer's id. */
  async offer(remarkId: string, amountMinor: number): Promise<string> {
    const { makeOffer } = await this.koli.request(Offer, {
      input: { remarkId, amount: { amount: amountMinor, currency: 'USD' } },
    });
    if (!makeOffer.remark.offer) throw new Error('The offer is missing.');
    return makeOffer.remark.offer.id;
  }

  /** Pays the accepted offer. A lost answer is asked for again with the same key: there is one charge. */
  async hire(remarkId: string, paymentMethodId: string, idempotencyKey?: string) {
    const { payForHire } = await this.koli.request(Pay, {
      input: { remarkId, paymentMethodId, idempotencyKey },
    });
    return payForHire.state;
  }

  /** Releases the payment of a job that is done, and answers its label. */
  async release(remarkId: string) {
    const { releasePayment } = await this.koli.request(Release, { input: { remarkId } });
    return releasePayment.remark.hiredLabel;
  }
}

/** The influencer's side. */
export class Influencer {
  private readonly koli: KoliClient;

  constructor(koli: KoliClient) {
    this.koli = koli;
  }

  /** Open campaigns whose title contains a word. */
  async find(keyword: string) {
    const { campaigns } = await this.koli.request(OpenCampaigns, { filter: { search: keyword } });
    return campaigns.nodes;
  }

  /** Applies and answers the id of the application. */
  async apply(campaignId: string, text: string): Promise<string> {
    return (await this.koli.request(Apply, { campaignId, text })).applyToCampaign.remark.id;
  }

  /** Accepts an offer. */
  async accept(offerId: string): Promise<void> {
    await this.koli.request(Accept, { input: { offerId } });
  }

  /** Says that the work is done. */
  async done(remarkId: string, text: string): Promise<void> {
    await this.koli.request(Done, { remarkId, text });
  }
}

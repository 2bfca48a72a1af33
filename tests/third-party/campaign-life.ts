import { randomUUID } from 'node:crypto';
import { graphql } from './__generated__/gql.ts';
import type { CampaignInput } from './__generated__/graphql.ts';
import type { KoliClient } from './koli-client.ts';

const PostCampaign = graphql(`
  mutation PostCampaign($input: CampaignInput!) {
    createCampaign(input: $input) {
      id
      status
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
          minorUnits
          currency
        }
      }
    }
  }
`);

const Apply = graphql(`
  mutation Apply($campaignId: ID!, $text: String) {
    applyToCampaign(campaignId: $campaignId, text: $text) {
      id
    }
  }
`);

const Offer = graphql(`
  mutation Offer($remarkId: ID!, $amountMinor: MinorUnits!, $key: String!) {
    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $key) {
      id
      offer {
        id
      }
    }
  }
`);

const Accept = graphql(`
  mutation Accept($offerId: ID!, $key: String!) {
    acceptOffer(offerId: $offerId, idempotencyKey: $key) {
      id
    }
  }
`);

const Pay = graphql(`
  mutation Pay($input: PayForHireInput!, $key: String!) {
    payForHire(input: $input, idempotencyKey: $key) {
      status
    }
  }
`);

const Done = graphql(`
  mutation Done($remarkId: ID!, $text: String) {
    markAsDone(remarkId: $remarkId, text: $text) {
      id
    }
  }
`);

const Release = graphql(`
  mutation Release($remarkId: ID!, $key: String!) {
    releasePayment(remarkId: $remarkId, idempotencyKey: $key) {
      id
      hiredLabel
    }
  }
`);

export const JobChanged = graphql(`
  subscription JobChanged {
    remarkChanged {
      id
      hiredLabel
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
  async post(form: Omit<CampaignInput, 'pictures'>, picture: Blob): Promise<string> {
    const pictures = [await this.koli.upload(picture, 'campaign')];
    const { createCampaign } = await this.koli.send(PostCampaign, { input: { ...form, pictures } });
    return createCampaign.id;
  }

  /** Offers an amount in cents and answers the offer's id. */
  async offer(remarkId: string, amountMinor: number): Promise<string> {
    const { makeOffer } = await this.koli.send(Offer, { remarkId, amountMinor, key: randomUUID() });
    if (!makeOffer.offer) throw new Error('The offer is missing.');
    return makeOffer.offer.id;
  }

  /** Pays the accepted offer. A lost answer is asked for again with the same key: there is one charge. */
  async hire(remarkId: string, paymentMethodId: string, key: string = randomUUID()) {
    const { payForHire } = await this.koli.send(Pay, { input: { remarkId, paymentMethodId }, key });
    return payForHire.status;
  }

  /** Releases the payment of a job that is done, and answers its label. */
  async release(remarkId: string) {
    const { releasePayment } = await this.koli.send(Release, { remarkId, key: randomUUID() });
    return releasePayment.hiredLabel;
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
    const { campaigns } = await this.koli.send(OpenCampaigns, { filter: { search: keyword } });
    return campaigns.nodes;
  }

  /** Applies and answers the id of the application. */
  async apply(campaignId: string, text: string): Promise<string> {
    return (await this.koli.send(Apply, { campaignId, text })).applyToCampaign.id;
  }

  /** Accepts an offer. */
  async accept(offerId: string): Promise<void> {
    await this.koli.send(Accept, { offerId, key: randomUUID() });
  }

  /** Says that the work is done. */
  async done(remarkId: string, text: string): Promise<void> {
    await this.koli.send(Done, { remarkId, text });
  }
}

import { createClient } from 'graphql-ws';
import sharp from 'sharp';
import { TokenScope } from '../../schema/token-scope.ts';
import { usd } from '../../schema/usd.ts';
import { makeToken } from './access-tokens.ts';
import { makeCampaign } from './campaigns.ts';
import { cards, openBankAccount } from './money.ts';
import { createPerson, type Person } from './people.ts';
import { saveCard } from './saved-cards.ts';
import { startTestProduct } from './test-product.ts';

const approve = 'mutation ($id: ID!) { approveCampaign(input: { id: $id }) { campaign { id } } }';
const apply =
  'mutation ($campaignId: ID!) { applyToCampaign(input: { campaignId: $campaignId }) { remark { id } } }';
const offer =
  'mutation ($id: ID!, $amount: MoneyInput!) { makeOffer(input: { remarkId: $id, amount: $amount }) { remark { id } } }';
const accept = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { remark { id } } }';
const deliverables = 'query ($id: ID!) { remark(id: $id) { deliverables { id submissions { id } } } }';
const handIn = `mutation ($deliverableId: ID!, $submission: SubmissionInput!) {
  handInWork(input: { deliverableId: $deliverableId, submission: $submission }) { remark { id } } }`;
const approveWork = 'mutation ($id: ID!) { approveWork(input: { submissionId: $id }) { remark { id } } }';
const messages = 'query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 1) { nodes { body } } }';

/** A product with what the guides speak of: a brand with campaigns and a token, an influencer, staff. */
export async function startGuideWorld() {
  const product = await startTestProduct();
  const url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const [brand, influencer, staff] = [
    await createPerson(product),
    await createPerson(product),
    await createPerson(product, { isStaff: true }),
  ];
  await openBankAccount(product, influencer);
  for (const title of ['Laksa week', 'Slow days', 'Third']) await makeCampaign(product, brand, { title });
  const { secret: token } = await makeToken(product, brand, Object.values(TokenScope));
  const { secret: influencersToken } = await makeToken(product, influencer, Object.values(TokenScope));
  const plain = { width: 640, height: 480, channels: 3, background: '#2a7' } as const;
  const picture = new Blob([new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer())]);
  /** What stands for the ids in the guides, by the name of the member. */
  const values: Record<string, string> = {
    savedPaymentMethodId: await saveCard(product, brand, cards.good),
  };

  const applied = async (person: Person, campaignId: string): Promise<string> =>
    (await person.client.data(apply, { campaignId })).applyToCampaign.remark.id;

  /** The deliverables of the job of the guides, each with its versions. */
  const pieces = async (): Promise<{ id: string; submissions: { id: string }[] }[]> =>
    (await brand.client.data(deliverables, { id: values.remarkId })).remark.deliverables;

  /** The influencer hands in a version of a deliverable, by its place. */
  async function handsIn(place: number, kind: 'DRAFT' | 'PUBLISHED', link: string): Promise<void> {
    const { id: deliverableId } = (await pieces())[place] ?? { id: '' };
    await influencer.client.data(handIn, { deliverableId, submission: { kind, links: [link] } });
  }

  /** Makes the guides speak of the newest version of the first deliverable. */
  async function lookAtFirst(): Promise<void> {
    const [first] = await pieces();
    values.deliverableId = first?.id ?? '';
    values.submissionId = first?.submissions[0]?.id ?? '';
  }

  /** What others do after an operation of a guide, by its name. */
  const then: Partial<Record<string, (data: never) => Promise<void>>> = {
    async Post({ createCampaign }: { createCampaign: { campaign: { id: string } } }) {
      values.campaignId = createCampaign.campaign.id;
      await staff.client.data(approve, { id: values.campaignId });
      values.remarkId = await applied(influencer, values.campaignId);
    },
    async Offer({ makeOffer }: { makeOffer: { remark: { offer: { id: string } } } }) {
      await influencer.client.data(accept, { id: makeOffer.remark.offer.id });
    },
    async Hire() {
      for (const place of [0, 1]) await handsIn(place, 'DRAFT', 'https://drafts.example.com/1');
      await lookAtFirst();
    },
    async Changes() {
      await handsIn(0, 'DRAFT', 'https://drafts.example.com/2');
      await lookAtFirst();
    },
    async Approve() {
      const [, second] = await pieces();
      await brand.client.data(approveWork, { id: second?.submissions[0]?.id });
    },
    async HandIn() {
      await handsIn(1, 'PUBLISHED', 'https://www.tiktok.com/@mei/video/1');
    },
    async AddWebhook({ createWebhook }: { createWebhook: { webhook: { id: string } } }) {
      values.webhookId = createWebhook.webhook.id;
      await applied(await createPerson(product), String(await makeCampaign(product, brand)));
      await product.settled();
    },
  };

  return {
    product,
    url,
    token,
    /** Tokens of others than the brand, by the operation of a guide that they send. */
    tokens: { HandIn: influencersToken } as Readonly<Record<string, string>>,
    picture,
    values,
    then,
    /** The newest message to the webhook. */
    message: async () => {
      const { webhookDeliveries } = await brand.client.data(messages, { id: values.webhookId });
      return JSON.parse(webhookDeliveries.nodes[0].body);
    },
    /** The first answer of a subscription, while offers of a job change. */
    async hear(query: string): Promise<unknown> {
      const id = await applied(influencer, String(await makeCampaign(product, brand)));
      const socket = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        connectionParams: { accessToken: token },
      });
      let amount = 40_000;
      const change = () => {
        amount += 100;
        return brand.client.data(offer, { id, amount: usd(amount) });
      };
      const timer = setInterval(() => void change().catch(() => undefined), 300);
      try {
        for await (const answer of socket.iterate({ query })) return answer;
      } finally {
        clearInterval(timer);
        await socket.dispose();
      }
      return null;
    },
  };
}

export type GuideWorld = Awaited<ReturnType<typeof startGuideWorld>>;

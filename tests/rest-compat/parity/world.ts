import sharp from 'sharp';
import { makeCampaign, makePicture } from '../../support/campaigns.ts';
import { GraphqlClient } from '../../support/graphql-client.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { openBankAccount } from '../../support/money.ts';
import { card } from '../../support/payment-harness.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** The same people and things in each of two products; their ids are the same, too. */
export interface World {
  readonly product: TestProduct;
  readonly brand: Person;
  readonly maya: Person;
  readonly nina: Person;
  readonly visitor: GraphqlClient;
  readonly asBrand: RestClient;
  readonly asMaya: RestClient;
  readonly asNina: RestClient;
  readonly picture: string;
  readonly face: string;
  /** A picture that nobody has uploaded yet. */
  readonly bytes: Buffer;
  /** An open paid campaign without applications, and one that nobody has approved yet. */
  readonly open: number;
  readonly waiting: number;
  /** Applications of Maya: to be offered, offered, accepted and hired, and one to a campaign without money. */
  readonly applied: number;
  readonly offered: number;
  readonly rejectable: number;
  readonly accepted: number;
  readonly free: number;
  readonly campaignOf: (remark: number) => Promise<number>;
  /** The offer of an application that counts. */
  readonly offerOf: (remark: number) => Promise<number>;
  /** A card as clients of either kind make it. */
  readonly card: (kind: 'tokens' | 'payment_methods') => Promise<string>;
}

async function cardOf({ app, ports }: TestProduct, kind: 'tokens' | 'payment_methods'): Promise<string> {
  const form = card('4242424242424242');
  if (kind === 'tokens') delete form.type;
  const answer = await app.inject({
    method: 'POST',
    url: `${ports.payment.localBase}/v1/${kind}`,
    headers: {
      authorization: `Bearer ${ports.payment.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.json().id;
}

/** Makes the people and their things. */
export async function makeParityWorld(product: TestProduct): Promise<World> {
  const brand = await createPerson(product, { username: 'brand', last: 'Brand' });
  const maya = await createPerson(product, { username: 'maya', last: 'Maya' });
  const nina = await createPerson(product, { username: 'nina', last: 'Nina' });
  await openBankAccount(product, maya);
  const picture = await makePicture(product, brand);
  const remarkOf = async (state: string, offer?: string, type: 'paid' | 'shoutout' = 'paid') => {
    const remark = await createRemark(
      product,
      await makeCampaign(product, brand, { type, title: state }),
      maya,
      state,
    );
    if (offer) await createOffer(product, remark, offer, 45_050);
    return remark;
  };
  const one = async (text: string, id: number) => Number((await sql(product.databaseUrl, text, [id]))[0]?.id);
  await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at)
     select $1, 'KOLITEAM', 'test', 'Hello', now() from generate_series(1, 2)`,
    [nina.id],
  );
  return {
    product,
    ...{ brand, maya, nina, picture },
    visitor: new GraphqlClient(product),
    asBrand: new RestClient(product, brand),
    asMaya: new RestClient(product, maya),
    asNina: new RestClient(product, nina),
    bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f40' } })
      .png()
      .toBuffer(),
    face: await makePicture(product, maya, 'avatar'),
    open: await makeCampaign(product, brand, { title: 'Open' }),
    waiting: await makeCampaign(product, brand, {
      title: 'Waiting',
      state: 'awaiting_approval',
      pictures: [picture],
    }),
    applied: await remarkOf('applied'),
    offered: await remarkOf('offered', 'pending'),
    rejectable: await remarkOf('offered', 'pending'),
    accepted: await remarkOf('offer_accepted', 'accepted'),
    free: await remarkOf('applied', undefined, 'shoutout'),
    campaignOf: (remark) => one('select campaign_id as id from remark where id = $1', remark),
    offerOf: (remark) =>
      one(`select max(id) as id from offer where remark_id = $1 and status <> 'changed'`, remark),
    card: (kind) => cardOf(product, kind),
  };
}

import { getNamedType, isObjectType } from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConversation, sendMessage } from '../support/messages.ts';
import { createPerson, type Person } from '../support/people.ts';
import { realSchema } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { upload } from '../support/upload.ts';

let product: TestProduct;
let mei: Person;
let sam: Person;
let staff: Person;
let bytes: Buffer;
beforeAll(async () => {
  product = await startTestProduct();
  mei = await createPerson(product);
  sam = await createPerson(product);
  staff = await createPerson(product, { staffRoles: ['trust'] });
  bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => product.close());

const send = async (purpose: string): Promise<{ id: string; small: string }> =>
  (await upload(product, mei.client, { bytes, purpose })).json();
const get = (url: string) => product.app.inject({ url });
const statusOf = async (url: string) => (await get(url)).statusCode;

/** Every field that answers pictures, and who may see them. A new one is refused here until it is decided. */
const fields = {
  'Campaign.cover': 'public',
  'Campaign.pictures': 'public',
  'CampaignDraft.pictures': 'public',
  'Dispute.pictures': 'private',
  'DisputeStatement.pictures': 'private',
  'HelpRequest.picture': 'private',
  'Message.pictures': 'private',
  'NewsArticle.picture': 'public',
  'Notification.campaignImage': 'public',
  'Notification.image': 'public',
  'Order.picture': 'public',
  'JobReview.campaignCover': 'public',
  'Product.cover': 'public',
  'Product.pictures': 'public',
  'Profile.avatar': 'public',
  'Report.picture': 'private',
  'Slide.picture': 'public',
  'Submission.pictures': 'private',
};

test('every field that answers pictures says whether they are private', () => {
  const found = Object.values(realSchema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === 'Picture')
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(found.sort()).toEqual(Object.keys(fields).sort());
});

describe.each(['message', 'report', 'help'])('a picture uploaded for %s', (purpose) => {
  test('is served to a signed address alone, to nobody else’s cache, and no longer than it says', async () => {
    const { id, small } = await send(purpose);
    const [path = '', query = ''] = small.split('?');
    expect(await statusOf(path)).toBe(404);
    const served = await get(small);
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toBe('image/webp');
    const seconds = Number(new URLSearchParams(query).get('until')) - product.clock.now().getTime() / 1000;
    expect(served.headers['cache-control']).toBe(`private, max-age=${seconds}, immutable`);
    expect(seconds).toBeLessThanOrEqual(7_200);
    expect(seconds).toBeGreaterThan(3_600 - 1);
    const refused = await get(path);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(await statusOf(`/files/${id}/640.webp`)).toBe(404);
  });

  test.each([
    ['another picture', (query: string, other: string) => `/files/${other}/320.webp?${query}`],
    ['a later end', (query: string, _other: string, id: string) => longer(query, id)],
    [
      'no signature',
      (query: string, _o: string, id: string) => `/files/${id}/320.webp?${query.split('&')[0]}`,
    ],
    [
      'half a signature',
      (query: string, _o: string, id: string) => `/files/${id}/320.webp?${query.slice(0, -4)}`,
    ],
    ['a list of signatures', (q: string, _o: string, id: string) => `/files/${id}/320.webp?${q}&sig=00`],
  ])('does not open with %s', async (_what, forged) => {
    const { id, small } = await send(purpose);
    const { id: other } = await send(purpose);
    expect(await statusOf(small)).toBe(200);
    expect(await statusOf(forged(small.split('?')[1] ?? '', other, id))).toBe(404);
  });
});

const longer = (query: string, id: string): string => {
  const given = new URLSearchParams(query);
  given.set('until', String(Number(given.get('until')) + 3_600));
  return `/files/${id}/320.webp?${given}`;
};

test.each(['avatar', 'campaign', 'product'])(
  'a picture uploaded for %s is public, for good',
  async (purpose) => {
    const { small } = await send(purpose);
    expect(small).not.toContain('?');
    expect((await get(small)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

const READ = 'query ($id: ID!) { messages(conversationId: $id) { nodes { pictures { small } } } }';
let talk: string;
const read = async (who: Person): Promise<string> =>
  (await who.client.data(READ, { id: talk })).messages.nodes[0].pictures[0].small;

test('the address in a message ends after two hours; whoever may read the message gets another', async () => {
  const { id } = await send('message');
  talk = await openConversation(mei, sam);
  await sendMessage(mei, talk, 'The receipt', { pictures: [id] });
  const address = await read(sam);
  expect(await read(mei)).toBe(address);
  expect(await statusOf(address)).toBe(200);
  product.clock.advance({ hours: 2 });
  expect(await statusOf(address)).toBe(404);
  const next = await read(sam);
  expect(next).not.toBe(address);
  expect(await statusOf(next)).toBe(200);
});

test('an address stays the same within an hour, so that browsers keep the picture', async () => {
  const before = await read(sam);
  product.clock.advance({ minutes: 20 });
  expect(await read(sam)).toBe(before);
});

test('staff see the picture of a request for help by an address of the same kind', async () => {
  const { id } = await send('help');
  const ask = 'mutation ($input: SendHelpRequestInput!) { sendHelpRequest(input: $input) { helpRequestId } }';
  await mei.client.data(ask, { input: { message: 'Please look', picture: id } });
  const { helpRequests } = await staff.client.data('{ helpRequests { nodes { picture { large } } } }');
  const address = helpRequests.nodes[0].picture.large;
  expect(address).toContain('?until=');
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(address.split('?')[0])).toBe(404);
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { makePicture } from '../support/campaigns.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { makeHelpRequest } from '../support/help-and-news.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { upload } from '../support/upload.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const send = 'mutation ($input: SendHelpRequestInput!) { sendHelpRequest(input: $input) { helpRequestId } }';
const desk = `query ($resolved: Boolean! = false) { helpRequests(resolved: $resolved) { nodes {
  id state sender { id } name email message picture { id } answer resolvedBy { id } } } }`;
const resolve =
  'mutation ($id: ID!, $answer: String!) { resolveHelpRequest(input: { id: $id, answer: $answer }) { helpRequest { state } } }';
const guest = { name: ' Aishah ', email: 'Aishah@Guests.test', message: ' Where is it? ' };
const photo = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#d63f1a' } })
    .jpeg()
    .toBuffer();
const newest = async () => (await staff.client.data(desk)).helpRequests.nodes.at(-1);

const waiting = async (message: string) =>
  sql(product.databaseUrl, 'select picture_id from help_request where message = $1', [message]);

describe('asking for help', () => {
  it('once more, because the answer was lost, leaves one request: of visitors, of members, and of two at once', async () => {
    const client = new GraphqlClient(product);
    const ask = async () => {
      const input = { ...guest, message: 'Lost twice?', captcha: await solveCaptcha(product) };
      return client.data(send, { input });
    };
    expect(await ask()).toEqual(await ask());
    expect(await waiting('Lost twice?')).toHaveLength(1);
    const mei = await createPerson(product);
    const picture = await makePicture(product, mei, 'help');
    const input = { message: 'Gone?', picture };
    await Promise.all([1, 2].map(() => mei.client.data(send, { input })));
    expect(await waiting('Gone?')).toEqual([{ picture_id: picture }]);
    await mei.client.data(send, { input: { message: 'Gone?' } });
    const other = await createPerson(product);
    await other.client.data(send, { input: { message: 'Gone?' } });
    expect(await waiting('Gone?')).toHaveLength(3);
  });

  test.each([
    ['name', { name: ' ' }, 'NAME_REQUIRED', 'Name is required'],
    ['email', { email: '' }, 'EMAIL_REQUIRED', 'Email address is required'],
    ['email', { email: 'aishah' }, 'EMAIL_INVALID', 'Invalid email address'],
    ['message', { message: '\n' }, 'MESSAGE_REQUIRED', 'Message is required'],
    ['captcha', {}, 'CAPTCHA_REQUIRED', 'Oops, you have to check the recaptcha!'],
    ['captcha', { captcha: 'made up' }, 'CAPTCHA_REQUIRED', 'Oops, you have to check the recaptcha!'],
  ])('of a visitor needs its %s: %o', async (field, wrong, code, message) => {
    const refusal = await new GraphqlClient(product).refusal(send, { input: { ...guest, ...wrong } });
    expect(refusal).toMatchObject({ message, extensions: { code, field } });
  });

  it('takes what visitors type and show, and answers them by mail', async () => {
    const client = new GraphqlClient(product);
    const shown = await upload(product, client, { bytes: await photo(), purpose: 'help' });
    expect(shown.statusCode).toBe(200);
    const { id: picture } = shown.json();
    const input = { ...guest, picture, captcha: await solveCaptcha(product) };
    await client.data(send, { input });
    const request = await newest();
    expect(request).toMatchObject({
      sender: null,
      name: 'Aishah',
      email: 'aishah@guests.test',
      message: 'Where is it?',
      picture: { id: picture },
    });
    await staff.client.data(resolve, { id: request.id, answer: 'On its way.\nSee <Settings>.' });
    await product.settled();
    const [mail] = await mailsTo(product, 'aishah@guests.test');
    expect(mail).toMatchObject({ subject: 'Koli: Our answer to your message' });
    expect(mail?.text).toContain('Hi Aishah,\n\nOn its way.\n\nSee <Settings>.');
    expect(mail?.text).toContain('You wrote:\n\nWhere is it?');
  });

  it('goes by the stored name and address of members, who find the answer in the bell and on the page', async () => {
    const mei = await createPerson(product, { first: 'Mei', last: 'Tan' });
    const picture = await makePicture(product, mei, 'help');
    await mei.client.data(send, { input: { ...guest, picture } });
    const request = await newest();
    expect(request).toMatchObject({
      sender: { id: idOf('Profile', mei.id) },
      name: 'Mei Tan',
      email: mei.email,
    });
    const gone = await staff.client.refusal(resolve, { id: request.id, answer: ' ' });
    expect(gone.extensions).toMatchObject({ code: 'ANSWER_REQUIRED', field: 'answer' });
    await staff.client.data(resolve, { id: request.id, answer: 'Tomorrow.' });
    await product.settled();
    const told = await mei.client.data(`{ notifications { nodes { type message path } }
      myHelpRequests { nodes { message answer state resolvedBy { id } } } }`);
    expect(told.notifications.nodes).toEqual([
      { type: 'KOLI_RESOLVE_QUERY', message: 'We answered your message: Tomorrow.', path: '/help' },
    ]);
    expect(told.myHelpRequests.nodes).toEqual([
      { message: 'Where is it?', answer: 'Tomorrow.', state: 'RESOLVED', resolvedBy: null },
    ]);
    const again = await staff.client.refusal(resolve, { id: request.id, answer: 'Again' });
    expect(again.extensions).toMatchObject({ code: 'WRONG_STATE' });
    const [row] = (await staff.client.data(desk, { resolved: true })).helpRequests.nodes;
    expect(row).toMatchObject({ id: request.id, resolvedBy: { id: idOf('Profile', staff.id) } });
  });

  it('does not take pictures of others, nor pictures for something else', async () => {
    const [mei, other] = [await createPerson(product), await createPerson(product)];
    for (const picture of [await makePicture(product, other, 'help'), await makePicture(product, mei)]) {
      const refusal = await mei.client.refusal(send, { input: { ...guest, picture } });
      expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'picture' });
    }
  });

  it('is bounded: five an hour of one person', async () => {
    const mei = await createPerson(product);
    for (let sent = 0; sent < 5; sent++) await mei.client.data(send, { input: guest });
    const refusal = await mei.client.refusal(send, { input: guest });
    expect(refusal.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

it('forgets what was answered a year ago, and what visitors did not send', async () => {
  const [old, waiting] = [await makeHelpRequest(product), await makeHelpRequest(product)];
  await sql(
    product.databaseUrl,
    `update help_request set state = 'resolved', answer = 'Yes', resolved_by = $2,
       resolved_at = $3::timestamptz - interval '366 days' where id = $1`,
    [old, staff.id, product.clock.now()],
  );
  await sql(
    product.databaseUrl,
    `insert into picture (id, purpose, width, height, bytes, created_at)
     values ('unsent-unsent-unsent', 'help', 1, 1, 1, $1::timestamptz - interval '25 hours')`,
    [product.clock.now()],
  );
  await product.runJob('forget-help-requests');
  await product.runJob('delete-unused-uploads');
  const left = await sql(product.databaseUrl, 'select id from help_request where id in ($1, $2)', [
    old,
    waiting,
  ]);
  expect(left).toEqual([{ id: waiting }]);
  expect(await sql(product.databaseUrl, "select from picture where id = 'unsent-unsent-unsent'")).toEqual([]);
});

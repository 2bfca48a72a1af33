import { getNamedType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { nodeKinds } from '../../api/server/graphql/nodes/node-kinds.ts';
import { globalId, type IdType, prefixOf, splitGlobalId } from '../../schema/global-id.ts';
import { makeToken } from '../support/access-tokens.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { fault } from '../support/fault.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { fillLists, type ListRows } from '../support/list-rows.ts';
import { createPerson, type Person } from '../support/people.ts';
import { operationOf } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

const schema = createGraphqlSchema();
/** Ids that are no row's number, as schema/global-id.ts says. The newest of no steps is `stp_start`. */
const asTheyAre = [
  'DeskCase.id',
  'DeskHit.id',
  'Event.id',
  'Message.clientId',
  'Picture.id',
  'ProviderEvent.id',
  'Query.newestRemarkEventId',
];

describe('every id', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })),
    )
    .filter(({ field }) => getNamedType(field.type).name === 'ID');

  test('has a prefix, which its description shows, or is known to keep its form', () => {
    const bare = fields.filter(({ field }) => !/ \(`[a-z]{3}_…`\)\.$/.test(field.description ?? ''));
    expect(bare.map(({ place }) => place).sort()).toEqual(asTheyAre);
  });

  test('in arguments and inputs says its form too', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const args = roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {}).flatMap((field) =>
        field.args.map((arg) => ({ place: `${field.name}.${arg.name}`, arg })),
      ),
    );
    const inputs = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).map((arg) => ({ place: `${type.name}.${arg.name}`, arg })),
      );
    const bare = [...args, ...inputs]
      .filter(({ arg }) => getNamedType(arg.type).name === 'ID')
      .filter(({ arg }) => !/ \(`[a-z]{3}_…`\)\.$/.test(arg.description ?? ''))
      .map(({ place }) => place)
      .filter((place) => !/\.(clientId|pictures?)$/.test(place));
    expect(bare.sort()).toEqual([
      'AddStaffNoteInput.subjectId',
      'AnswerOAuthRequestInput.id',
      'AssignCaseInput.caseId',
      'RetryProviderEventInput.id',
      'ViewCaseInput.caseId',
      'deskCase.caseId',
      'eventAdded.afterEventId',
      'node.id',
      'nodes.ids',
      'oauthRequest.id',
      'staffNotes.subjectId',
    ]);
  });

  test('is answered with it', () => {
    for (const { place, field } of fields) {
      const [, prefix] = / \(`([a-z]{3})_…`\)\.$/.exec(field.description ?? '') ?? [];
      if (!prefix) continue;
      for (const row of [7, '7']) {
        const answered = field.resolve?.({ [field.name]: row }, {}, null, null as never);
        expect([place, answered]).toEqual([place, `${prefix}_7`]);
      }
      // As the messages of events have it.
      const written = field.resolve?.({ [field.name]: `${prefix}_7` }, {}, null, null as never);
      expect([place, written]).toEqual([place, `${prefix}_7`]);
    }
  });

  test('of the same row is the same', () => {
    const rows: [IdType, ...IdType[]][] = [
      ['Profile', 'Account', 'StaffAccount'],
      ['Campaign', 'EventCampaign'],
      ['Remark', 'EventRemark'],
      ['Order', 'EventOrder'],
      ['Message', 'EventMessage'],
      ['OAuthApp', 'ConnectedApp'],
      ['Chargeback', 'StaffChargeback'],
    ];
    for (const [first, ...same] of rows) expect(same.map(prefixOf)).toEqual(same.map(() => prefixOf(first)));
  });
});

let product: TestProduct;
let rows: ListRows;
let owner: Person;
let campaignId: number;
const visitor = () => new GraphqlClient(product);

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  rows = await fillLists(product);
  owner = await createPerson(product);
  campaignId = await makeCampaign(product, owner, { title: 'Noodle week' });
});
afterAll(() => product?.close());

describe('an id that is given', () => {
  const campaign = 'query ($id: ID!) { campaign(id: $id) { id title owner { id } } }';

  test('has its prefix, or is the bare number where the place says what it is of', async () => {
    const id = globalId('Campaign', campaignId);
    const answer = { campaign: { id, title: 'Noodle week', owner: { id: globalId('Profile', owner.id) } } };
    for (const given of [id, String(campaignId), campaignId])
      expect(await visitor().data(campaign, { id: given })).toEqual(answer);
  });

  test.each([
    ['an argument', campaign, { id: 'rmk_5' }, 'id', 'campaign (cmp_…)'],
    [
      'a filter',
      'query ($filter: CampaignFilter) { campaigns(filter: $filter) { totalCount } }',
      { filter: { ownerId: 'cmp_5' } },
      'ownerId',
      'person (usr_…)',
    ],
    ['an argument beside the id of an event', campaign, { id: 'evt_5' }, 'id', 'campaign (cmp_…)'],
  ])('of another type is refused at %s', async (_, query, variables, field, wanted) => {
    const { errors } = await owner.client.send(query, variables);
    expect(errors?.[0]?.extensions).toMatchObject(fault('BAD_INPUT', field));
    expect(errors?.[0]?.message).toBe(`This must be the id of a ${wanted}.`);
  });

  test('all that are of another type are told at once', async () => {
    const query = `mutation ($input: InviteInput!) { invite(input: $input) { invitation { id } } }`;
    const refused = await owner.client.refusal(query, {
      input: { campaignId: 'usr_1', influencerId: 'cmp_1' },
    });
    const { code, faults } = refused.extensions as { code: string; faults?: { path: string[] }[] };
    expect([code, faults?.map(({ path }) => path.join('.')).sort()]).toEqual([
      'BAD_INPUT',
      ['campaignId', 'influencerId'],
    ]);
  });

  test.each(['', 'cmp_', 'cmp_0', 'cmp_x', 'cmp_cmp_1', 'cmp_99999999999', 'xyz_1', 'abc'])(
    '%j is not found, as before',
    async (id) => {
      const { errors } = await visitor().send(campaign, { id });
      expect(errors?.[0]?.extensions).toEqual(fault('NOT_FOUND', 'id'));
    },
  );

  test('has one meaning with and without its prefix when a call is repeated', async () => {
    const other = await createPerson(product);
    const apply = `mutation ($input: ApplyToCampaignInput!) { applyToCampaign(input: $input) { remark { id } } }`;
    const { remark } = (await other.client.data(apply, { input: { campaignId } })).applyToCampaign;
    const offer = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { remark { offer { id } } } }`;
    const input = { amount: { amount: 10_000, currency: 'USD' }, idempotencyKey: 'once' };
    const number = splitGlobalId(remark.id)?.rest;
    const first = await owner.client.data(offer, { input: { ...input, remarkId: remark.id } });
    expect(await owner.client.data(offer, { input: { ...input, remarkId: number } })).toEqual(first);
  });
});

describe('node', () => {
  const node = `query ($id: ID!) { node(id: $id) { __typename id ... on Campaign { title owner { id } }
    ... on Profile { fullName } ... on Remark { state } } }`;
  const nodes = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Campaign { title } ...Person } }
    fragment Person on Profile { fullName }`;

  test('each type that implements Node has a reader, with the scope of its own query', () => {
    const type = schema.getType('Node');
    const implementing = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
    expect([...nodeKinds.values()].map((kind) => kind.type).sort()).toEqual([...implementing].sort());
    for (const { type: name, scope } of nodeKinds.values()) {
      const query = schema.getQueryType()?.getFields()[name.charAt(0).toLowerCase() + name.slice(1)];
      if (query) expect([name, query.extensions.scope ?? null]).toEqual([name, scope]);
    }
  });

  test('finds an object of each type for those who may see it', async () => {
    const client = rows.me.client;
    const lists: Readonly<Record<string, string>> = {
      Campaign: 'myCampaigns',
      Conversation: 'conversations',
      NewsArticle: 'news',
      Notification: 'notifications',
      Product: 'myProducts',
      Profile: 'topInfluencers',
      Transaction: 'myTransactions',
      Webhook: 'webhooks',
    };
    for (const [type, list] of Object.entries(lists)) {
      const found = (await client.data(`{ ${list}(first: 1) { nodes { id } } }`))[list].nodes[0];
      expect([type, found]).toEqual([type, { id: expect.stringMatching(/^[a-z]{3}_\d+$/) }]);
      expect((await client.data(node, { id: found.id })).node).toMatchObject({
        __typename: type,
        id: found.id,
      });
    }
  });

  test('answers what is selected of the type, compiled or not', async () => {
    const id = globalId('Campaign', campaignId);
    const answer = {
      node: {
        __typename: 'Campaign',
        id,
        title: 'Noodle week',
        owner: { id: globalId('Profile', owner.id) },
      },
    };
    for (let time = 0; time < 4; time += 1) expect(await visitor().data(node, { id })).toEqual(answer);
  });

  test.each(['', '5', 'cmp_0', 'cmp_x', 'cmp_999999', 'cat_1', 'evt_1', 'xyz_1', 'cmp_99999999999'])(
    '%j is null',
    async (id) => {
      expect(await owner.client.data(node, { id })).toEqual({ node: null });
    },
  );

  test('nodes keep the order of their ids, with null for what the caller does not see', async () => {
    const hidden = await makeCampaign(product, owner, { state: 'awaiting_approval' });
    const [a, b] = [globalId('Campaign', campaignId), globalId('Campaign', hidden)];
    const person = globalId('Profile', owner.id);
    const kind = (id: string, more: object) => expect.objectContaining({ id, ...more });
    const campaign = kind(a, { __typename: 'Campaign' });
    const profile = kind(person, { __typename: 'Profile', fullName: expect.any(String) });
    const ids = [person, b, a, 'abc', person];
    for (let time = 0; time < 3; time += 1)
      expect((await visitor().data(nodes, { ids })).nodes).toEqual([profile, null, campaign, null, profile]);
    expect((await owner.client.data(nodes, { ids: [b] })).nodes).toEqual([kind(b, {})]);
  });

  test('one to a hundred', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, at) => `cmp_${at + 1}`)]) {
      const { errors } = await visitor().send(nodes, { ids });
      expect(errors?.[0]?.extensions).toEqual(fault('BAD_INPUT', 'ids'));
    }
  });

  test('a token needs the scope of each private type, and gets the others', async () => {
    const { secret } = await makeToken(product, owner, ['campaigns:read']);
    const client = new GraphqlClient(product);
    client.token = secret;
    const [campaign, job] = [globalId('Campaign', campaignId), globalId('Remark', 1)];
    const needs = { code: 'INSUFFICIENT_SCOPE', params: { scope: 'remarks:read' } };
    for (let time = 0; time < 3; time += 1) {
      const answer = await client.send(nodes, { ids: [job, campaign] });
      expect(answer).toMatchObject({
        data: { nodes: [null, { id: campaign }] },
        errors: [{ path: ['nodes', 0], extensions: needs }],
      });
      expect(await client.send(node, { id: job })).toMatchObject({
        data: { node: null },
        errors: [{ path: ['node'], extensions: needs }],
      });
    }
  });

  test('its fields say what they cost', () => {
    expect(operationOf('Query', 'nodes').field.extensions.directives).toMatchObject({
      listSize: { slicingArguments: ['ids'] },
    });
  });
});

import { GraphQLID } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorText } from '../../schema/errors.ts';
import { AllTables } from '../support/bad-input/all-tables.ts';
import { bases } from '../support/bad-input/bases.ts';
import { type Leaf, leavesOf, withValue } from '../support/bad-input/leaves.ts';
import { dropped, longest } from '../support/bad-input/longest.ts';
import { type Bad, badValues } from '../support/bad-input/values.ts';
import { isDocumented } from '../support/documented-errors.ts';
import type { ApiError } from '../support/graphql-client.ts';
import { openLive } from '../support/live-client.ts';
import { argumentsOf } from '../support/rights/arguments.ts';
import { rights } from '../support/rights/table.ts';
import { makeWorld, type World } from '../support/rights/world.ts';
import {
  documentOf,
  type Operation,
  operationOf,
  operations,
  selectAll,
  variablesOf,
} from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

const queries = operations.filter(({ root, field }) => root === 'Query' && field.args.length > 0);
const mutations = operations.filter(({ root, field }) => root === 'Mutation' && field.args.length > 0);
/** Words of programs that no answer may carry. */
const innards =
  /node_modules|\.ts:\d+|\bselect .* from\b|insert into|violates|syntax error|mikro|kysely|postgres/i;

let product: TestProduct;
let world: World;
let tables: AllTables;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
  tables = await AllTables.open(product);
});
afterAll(async () => {
  await tables?.close();
  await product?.close();
});

/** Where an argument or a field stands, without the `input` around it. */
const placeOf = ({ path }: Leaf) => path.slice(path.length > 1 ? 1 : 0).join('.');
const nameOf = ({ name }: Operation, leaf: Leaf) => `${name}.${placeOf(leaf)}`;

/** Fields at which a value is refused: its own, and the amount that it belongs to. */
const fieldsOf = (leaf: Leaf) => [
  placeOf(leaf),
  // A list may name the value that is wrong.
  `${placeOf(leaf)}.0`,
  placeOf(leaf).replace(/\.(amount|currency)$/, ''),
  leaf.path.at(-1),
];
const isText = ({ type }: Leaf) => /^String!?$/.test(String(type));

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly error: ApiError | undefined;
  /** Codes of all failures. */
  readonly codes: readonly string[];
}

async function send(operation: Operation, variables: object, by = baseOf(operation).by): Promise<Answer> {
  const cookie = by === 'visitor' ? undefined : world[by].client.cookie;
  const response = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    payload: { query: documentOf(operation, selectAll(operation.field.type, 1)), variables },
  });
  const session = response.cookies.find(({ name }) => name === 'koli_session');
  if (session && by !== 'visitor') world[by].client.cookie = `koli_session=${session.value}`;
  const errors: ApiError[] = response.json().errors ?? [];
  const codes = errors.map(({ extensions }) => extensions.code);
  return { status: response.statusCode, body: response.body, error: errors[0], codes };
}

function baseOf({ name }: Operation) {
  const base = bases[name];
  if (!base) throw new Error(`no sound call of ${name}: please add one`);
  return base;
}

/** What a second member of staff has to confirm was taken, too. */
const short = (error: ApiError | undefined) =>
  error && error.extensions.code !== 'SECOND_PERSON_NEEDED'
    ? `${error.extensions.code}${error.extensions.field ? ` at ${error.extensions.field}` : ''}`
    : 'taken';

/** What looks right is asked of the payment provider, whose refusal is noted with the try. */
const isOfProvider = ({ error }: Answer) =>
  /^(BANK_REFUSED|PAYMENT_FAILED|PAYMENT_METHOD_NOT_TAKEN)$/.test(error?.extensions.code ?? '');

/** What is wrong with an answer to a bad value; null when all is well. */
function faultOf(operation: Operation, leaf: Leaf, bad: Bad, answer: Answer, sound: string): string | null {
  const { error, status, body, codes } = answer;
  const place = nameOf(operation, leaf);
  const told = short(error);
  if (status >= 500 || codes.includes('INTERNAL')) return `${told} with status ${status}`;
  if (error && !(error.extensions.code in errorText)) return `${told} is not of the catalogue`;
  if (operation.root === 'Mutation' && codes.some((code) => !isDocumented(operation.field, code)))
    return `${told} is not named in its docblock`;
  if (innards.test(body.replaceAll('DROP TABLE', ''))) return `tells ${body.slice(0, 200)}`;
  const isTaken = told === 'taken' || told === sound;
  if (isTaken) return bad.isRefused && sound === 'taken' && !dropped.has(place) ? 'was taken' : null;
  if (isOfProvider(answer)) return null;
  const isOfInput = leaf.path.length > 1;
  const field = error?.extensions.field;
  if (isOfInput && !fieldsOf(leaf).includes(field)) return `${told} instead of at ${placeOf(leaf)}`;
  const saysBounds = !field || error?.message !== errorText.BAD_INPUT;
  return saysBounds ? null : `${told} without saying what it has to be`;
}

/** The variables of a call that is in order. */
const soundOf = async (operation: Operation) => variablesOf(operation, await baseOf(operation).input(world));

const countRows = async () => JSON.stringify(await tables.count());

async function tryAll(operation: Operation, leaf: Leaf): Promise<string[]> {
  const faults: string[] = [];
  const place = nameOf(operation, leaf);
  let sound = await soundOf(operation);
  const usual = short((await send(operation, sound)).error);
  const renew = async () => {
    sound = await soundOf(operation);
    await product.settled();
  };
  if (usual === 'taken') await renew();
  let before = await countRows();
  for (const bad of badValues(leaf.type, longest[place])) {
    const answer = await send(operation, withValue(sound, leaf.path, bad.value));
    const fault = faultOf(operation, leaf, bad, answer, usual);
    if (fault) faults.push(`${bad.what}: ${fault}`);
    const isTaken = short(answer.error) === 'taken';
    if (isTaken) await renew();
    const after = await countRows();
    if (!isTaken && after !== before && !isOfProvider(answer))
      faults.push(`${bad.what}: refused, but written`);
    before = after;
  }
  return faults;
}

test('every text that can be sent says how long it may be', () => {
  const texts = mutations.flatMap((operation) =>
    leavesOf(operation)
      .filter(isText)
      .map((leaf) => nameOf(operation, leaf)),
  );
  expect(texts.filter((name) => !(name in longest))).toEqual([]);
});

describe.each(mutations)('$name', (operation) => {
  test('is sound as it stands', async () => {
    const answer = await send(operation, await soundOf(operation));
    expect(short(answer.error)).toMatch(
      /^taken$|^CAPTCHA_REQUIRED at captcha$|^LINK_INVALID$|^SIGN_IN_FAILED$|^OPEN_JOBS_FIRST$|^SOCIAL_LINK_EXPIRED at state$/,
    );
  });

  test.each(leavesOf(operation).map((leaf) => [leaf.path.join('.'), leaf] as const))(
    '%s',
    async (_path, leaf) => {
      expect(await tryAll(operation, leaf)).toEqual([]);
    },
  );
});

/** Arguments of a query that are in order: those of its first line in the table of rights. */
async function soundQuery({ name }: Operation): Promise<Record<string, unknown>> {
  const right = rights.find((line) => line.root === 'Query' && line.name === name);
  return right ? argumentsOf(right, world) : {};
}

describe.each(queries)('the query $name', (operation) => {
  test('answers or refuses whatever it is asked', async () => {
    const sound = await soundQuery(operation);
    const faults: string[] = [];
    for (const leaf of leavesOf(operation)) {
      for (const bad of badValues(leaf.type, 100)) {
        const answer = await send(operation, withValue(sound, leaf.path, bad.value), 'staff');
        const { status, codes, body } = answer;
        const isOurs = status >= 500 || codes.includes('INTERNAL') || innards.test(body);
        if (isOurs) faults.push(`${leaf.path.join('.')}, ${bad.what}: ${body.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

test('subscriptions to what cannot be are refused over the socket', async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const ids = badValues(operationOf('Query', 'campaign').field.args[0]?.type ?? GraphQLID, undefined);
  const fields = [
    'campaignChanged(id: $id)',
    'remarkChanged(campaignId: $id)',
    'remarkChanged(after: $id)',
    'orderChanged(orderId: $id)',
    'eventAdded(afterEventId: $id)',
  ];
  for (const field of fields) {
    for (const { what, value } of ids.filter((bad) => bad.value !== null && bad.value !== '')) {
      const live = await openLive(product, world.owner.client.cookie);
      const type = field.startsWith('campaign') ? 'ID!' : 'ID';
      const asked = field.startsWith('remark') ? 'remark { id }' : 'id';
      const next = live.subscribe(`subscription ($id: ${type}) { ${field} { ${asked} } }`, { id: value })();
      const answer = JSON.stringify(await next.catch((errors: unknown) => errors));
      expect([what, answer]).toEqual([what, expect.stringMatching(/NOT_FOUND|BAD_INPUT|VALIDATION_FAILED/)]);
      live.dispose();
    }
  }
});

test('whatever was taken is stored without control characters and broken ones', async () => {
  await product.settled();
  expect(await tables.unclean()).toEqual([]);
});

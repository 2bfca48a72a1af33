import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';

const schema = createGraphqlSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const enums = types.filter(isEnumType);
const roots: readonly unknown[] = [schema.getQueryType(), schema.getSubscriptionType()];

/** A field, argument or member of an input, and where it is. */
const fields = types.filter(isObjectType).flatMap((owner) =>
  Object.values(owner.getFields()).map(({ name, type, args, description, deprecationReason }) => ({
    ...{ name, type, args, description, deprecationReason },
    at: `${owner.name}.${name}`,
    isRoot: roots.includes(owner),
  })),
);
const taken = [
  ...fields.flatMap((field) =>
    field.args.map(({ name, type, description, deprecationReason }) => ({
      ...{ name, type, description, deprecationReason },
      at: `${field.at}(${name}:)`,
    })),
  ),
  ...types.filter(isInputObjectType).flatMap((owner) =>
    Object.values(owner.getFields()).map(({ name, type, description, deprecationReason }) => ({
      ...{ name, type, description, deprecationReason },
      at: `${owner.name}.${name}`,
    })),
  ),
];
const values = enums.flatMap((owner) =>
  owner
    .getValues()
    .map(({ name, deprecationReason }) => ({ name, deprecationReason, at: `${owner.name}.${name}` })),
);
const members = [...fields, ...taken];
const named = types.map(({ name, description }) => ({ name, description, at: name }));

const places = (found: readonly { readonly at: string }[]) => found.map(({ at }) => at).sort();
/** Places that break a rule, and why they may. */
type Exceptions = Readonly<Record<string, string>>;
const only = (exceptions: Exceptions) => Object.keys(exceptions).sort();

test('types are in PascalCase, without a word for their kind', () => {
  const wrong = named.filter(
    ({ name }) => !/^[A-Z][A-Za-z0-9]*$/.test(name) || /(Object|Enum|Interface)$/.test(name),
  );
  expect(places(wrong)).toEqual([]);
});

test('fields, arguments and members of inputs are in camelCase, values in capitals', () => {
  expect(places(members.filter(({ name }) => !/^[a-z][A-Za-z0-9]*$/.test(name)))).toEqual([]);
  expect(places(values.filter(({ name }) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name)))).toEqual([]);
});

test('a life cycle is called state, never status, and is an enum', () => {
  const httpStatus: Exceptions = { 'WebhookAttempt.status': 'the status of HTTP' };
  const status = [...named, ...members, ...values].filter(({ name }) => /status/i.test(name));
  expect(places(status)).toEqual(only(httpStatus));
  const foreign: Exceptions = {
    'DeskHit.state': 'of many life cycles',
    'StaffPayment.state': 'of the payment provider or of cash, as recorded',
  };
  const states = fields.filter(({ name }) => /^state$|State$/.test(name));
  expect(places(states.filter(({ type }) => !isEnumType(getNamedType(type))))).toEqual(only(foreign));
});

test('enums have at least two values', () => {
  expect(enums.filter((type) => type.getValues().length < 2).map(({ name }) => name)).toEqual([]);
});

test('no mutation answers a bare truth value', () => {
  const nothingElse: Exceptions = {
    discardDraft: 'the draft is gone, and there is only one',
    heartbeat: 'nothing has changed',
    signOut: 'nobody is left to be answered about',
  };
  const bare = Object.values(schema.getMutationType()?.getFields() ?? {}).filter((field) => {
    const payload = getNamedType(field.type);
    const answers = isObjectType(payload) ? Object.values(payload.getFields()) : [];
    return answers.every(({ type }) => getNamedType(type).name === 'Boolean');
  });
  expect(bare.map(({ name }) => name).sort()).toEqual(only(nothingElse));
});

test('lists hold no null, and only root fields can be null in their place', () => {
  const wrong = fields.filter(({ type, isRoot }) => {
    const list = getNullableType(type);
    return isListType(list) && !(isNonNullType(list.ofType) && (isRoot || isNonNullType(type)));
  });
  const inPlace: Exceptions = { 'Query.nodes': 'null stands where an id is of nothing' };
  expect(places(wrong)).toEqual(only(inPlace));
});

test('a filter by words is called search', () => {
  const words = taken.filter(({ at }) => /Filter\.(keywords?|query|text|words?|q)$/.test(at));
  expect(places(words)).toEqual([]);
});

test('an id is an ID', () => {
  const ofOthers: Exceptions = {
    'CreateSetupIntentPayload.setupIntentId': 'of the payment provider',
    'MoneyAttempt.providerId': 'of the payment provider',
    'OAuthApp.clientId': 'a text of OAuth',
    'PayForHireInput.paymentMethodId': 'of the payment provider',
    'PayForOrderInput.paymentMethodId': 'of the payment provider',
    'SavePaymentMethodInput.setupIntentId': 'of the payment provider',
    'StuckMoney.providerId': 'of the payment provider',
    'StaffChargeback.providerDisputeId': 'of the payment provider',
    'StaffPayment.providerPaymentId': 'of the payment provider',
    'StaffPayment.providerTransferId': 'of the payment provider',
    'WebhookDelivery.eventId': 'the header of the message',
  };
  const ids = members.filter(
    ({ name, type }) => /^ids?$|Ids?$/.test(name) && getNamedType(type).name !== 'ID',
  );
  expect(places(ids)).toEqual(only(ofOthers));
});

test('descriptions are sentences for outsiders', () => {
  const codes: Exceptions = {
    'LedgerGroup.kind': 'a list of codes',
    'StaffPayment.state': 'a list of codes',
  };
  const isSentence = (text: string) => /^[A-Z0-9`'’“‘]/.test(text) && /[.)…]$/.test(text.trim());
  const described = [...named, ...members];
  const wrong = described.filter(({ description }) => description && !isSentence(description));
  expect(places(wrong)).toEqual(only(codes));
  const historic = described.filter(({ description }) =>
    /\b(legacy|LoopBack|formerly|specification)\b/i.test(description ?? ''),
  );
  expect(places(historic)).toEqual([]);
});

test('what is deprecated says what to use instead and the day it is removed', () => {
  const form = /^Use .+\. Removed on \d{4}-\d{2}-\d{2}\.$/;
  const deprecated = [...members, ...values].filter(({ deprecationReason }) => deprecationReason);
  expect(places(deprecated.filter(({ deprecationReason }) => !form.test(deprecationReason ?? '')))).toEqual(
    [],
  );
});

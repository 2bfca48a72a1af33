import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import type { AccessExtensions, TypeAccessExtensions } from '../../schema/access.ts';
import { errorText } from '../../schema/errors.ts';
import { namedErrors } from '../support/documented-errors.ts';

const schema = createGraphqlSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  isObjectType,
);

/** Where private types may be reached without signing in; each is read for its owner only and says why. */
const openDoors: Readonly<Record<string, string>> = {
  'Query.me': 'null for visitors',
  'Query.remark': 'null for everybody who is not of it',
  'Mutation.signIn': 'answers the account that just signed in',
  'Mutation.signInWithPasskey': 'answers the account that just signed in',
  'Query.campaign': 'public type; private members are read for the viewer only',
  'Query.campaigns': 'public type; private members are read for the viewer only',
  'Subscription.campaignChanged': 'public type; private members are read for the viewer only',
};

/** The types that an operation answers: for a mutation those of the members of its payload, which is the caller's own. */
function answeredBy({ name }: GraphQLObjectType, field: GraphQLField<unknown, unknown>): GraphQLNamedType[] {
  const type = getNamedType(field.type);
  if (name !== 'Mutation' || !isObjectType(type)) return [type];
  return Object.values(type.getFields()).map((member) => getNamedType(member.type));
}

describe('denied by default', () => {
  const operations = roots.flatMap((root) =>
    Object.values(root.getFields()).map(
      (field) => [`${root.name}.${field.name}`, field, answeredBy(root, field)] as const,
    ),
  );

  test.each(operations)('%s says who may call it', (_, field) => {
    const { access } = field.extensions as unknown as AccessExtensions;
    expect(['public', 'session', 'verified', 'staff']).toContain(access);
    expect(field.description).toMatch(/For: /);
  });

  test.each(types.filter(isObjectType).filter((type) => !roots.includes(type)))(
    'type %s says who may see it',
    (type) => {
      const extensions = type.extensions as unknown as TypeAccessExtensions;
      expect(['public', 'private']).toContain(extensions.access);
    },
  );

  test.each(operations)('%s does not answer private types to visitors', (name, field, answered) => {
    const { access } = field.extensions as unknown as AccessExtensions;
    if (access !== 'public') return;
    const isPrivate = answered
      .filter(isObjectType)
      .some((type) => (type.extensions as unknown as TypeAccessExtensions).access === 'private');
    if (isPrivate) expect(openDoors).toHaveProperty([name]);
  });

  test.each(operations)('%s is for staff when it answers what only staff may see', (_, field, answered) => {
    if (!answered.some(({ name }) => /^(Staff|Ledger)/.test(name))) return;
    expect((field.extensions as unknown as AccessExtensions).access).toBe('staff');
  });
});

describe('everything is described', () => {
  const missing = types.flatMap((type) => {
    const own =
      isScalarType(type) && ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name) ? [] : [type];
    const names = own.filter(({ description }) => !description).map(({ name }) => name);
    const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
    const values = isEnumType(type) ? type.getValues() : [];
    const members = [...fields, ...values].filter(({ description }) => !description);
    const args = isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          field.args
            .filter(({ description }) => !description)
            .map((arg) => `${type.name}.${field.name}(${arg.name})`),
        )
      : [];
    return [...names, ...members.map((member) => `${type.name}.${member.name}`), ...args];
  });

  test('every type, field, argument and enum value', () => {
    expect(missing).toEqual([]);
  });
});

test('the failures that docblocks name are those of the catalogue', () => {
  const named = roots.flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) =>
      namedErrors(field as GraphQLField<unknown, unknown>).map((code) => `${field.name} ${code}`),
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((line) => !((line.split(' ')[1] ?? '') in errorText))).toEqual([]);
});

describe('mutations', () => {
  const formOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

  test.each(Object.values(schema.getMutationType()?.getFields() ?? {}))(
    '$name takes one input of its own, or nothing, and answers a payload of its own',
    ({ name, args, type }) => {
      expect(args.map((arg) => `${arg.name}: ${arg.type}`)).toEqual(
        args.length > 0 ? [`input: ${formOf(name)}Input!`] : [],
      );
      expect(String(type)).toBe(`${formOf(name)}Payload`);
      const payload = getNamedType(type);
      const members = isObjectType(payload) ? Object.values(payload.getFields()) : [];
      expect(members.length).toBeGreaterThan(0);
    },
  );

  test('inputs and payloads belong to one mutation each', () => {
    const own = new Set(
      Object.keys(schema.getMutationType()?.getFields() ?? {}).flatMap((name) => [
        `${formOf(name)}Input`,
        `${formOf(name)}Payload`,
      ]),
    );
    const names = types.map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('Payload') && !own.has(name))).toEqual([]);
    const others = [...types.filter(isObjectType), ...types.filter(isInputObjectType)].filter(
      ({ name }) => name !== 'Mutation',
    );
    const members = others.flatMap((type) =>
      Object.values<{ type: GraphQLOutputType | GraphQLInputType }>(type.getFields()).map((field) =>
        String(getNamedType(field.type)),
      ),
    );
    expect(members.filter((name) => own.has(name))).toEqual([]);
  });
});

describe('lists', () => {
  const connections = types.filter(isObjectType).filter((type) => type.name.endsWith('Connection'));
  test.each(connections)('%s has the one form of lists', (type) => {
    const fields = type.getFields();
    const node = type.name.replace(/Connection$/, '');
    expect(String(fields.totalCount?.type)).toBe('Int!');
    expect(String(fields.pageInfo?.type)).toBe('PageInfo!');
    expect(String(fields.nodes?.type)).toBe(`[${node}!]!`);
    expect(String(fields.edges?.type)).toBe(`[${node}Edge!]!`);
    const edge = schema.getType(`${node}Edge`);
    const members = isObjectType(edge) ? Object.values(edge.getFields()) : [];
    expect(members.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'cursor: String!',
      `node: ${node}!`,
    ]);
  });

  const listing = roots
    .flatMap((root) => Object.values(root.getFields()))
    .filter((field) => getNamedType(field.type).name.endsWith('Connection'));
  test.each(listing)('$name takes a page', (field) => {
    const taken = new Map(field.args.map(({ name, type }) => [name, String(type)]));
    expect(
      Object.fromEntries(
        ['first', 'after', 'last', 'before', 'offset'].map((name) => [name, taken.get(name)]),
      ),
    ).toEqual({
      first: 'Int',
      after: 'String',
      last: 'Int',
      before: 'String',
      offset: 'Int',
    });
  });

  test('what is no connection does not grow', () => {
    const plain = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
      isListType(getNullableType(type)),
    );
    // `nodes` answers as many as it is asked for, at most a hundred; `deskCounts` a row for each kind;
    // `deskSearch` six rows of each; `deskDevices`, `deskMails` and `accountLooks` fifty; there are at
    // most eight slides; `doctorFindings` a few of each thing that is examined.
    expect(plain.map(({ name }) => name).sort()).toEqual([
      'accountLooks',
      'categories',
      'categoriesDesk',
      'countries',
      'deskCounts',
      'deskDevices',
      'deskMails',
      'deskSearch',
      'doctorFindings',
      'nodes',
      'slides',
    ]);
  });
});

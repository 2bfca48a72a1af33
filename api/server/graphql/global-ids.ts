import {
  type GraphQLArgument,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import type { AccessExtensions } from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import {
  describeId,
  globalId,
  type IdType,
  idTypeOf,
  prefixOf,
  splitGlobalId,
} from '../../../schema/global-id.ts';
import type { RequestCtx } from '../transaction.ts';

type Field = GraphQLField<unknown, RequestCtx>;
type Argument = GraphQLArgument | GraphQLInputField;
type Values = Readonly<Record<string, unknown>>;
/** Makes of a given value what resolvers read, and adds its faults. */
type Decode = (value: unknown, faults: DomainError[]) => unknown;

/** The description of an id with the form that it has. */
const withForm = (description: string | null | undefined, type: IdType): string =>
  `${description?.replace(/\.$/, '')} (\`${globalId(type, '…')}\`).`;

/** For the start, when no table knows an id. */
const undescribedId = (place: string): Error =>
  new Error(`nothing says what ${place} is an id of: add it to schema/global-id.ts`);

/** What `id` means in the arguments of operations whose answers do not say it; null for ids that keep their form. */
const operations: Readonly<Record<string, IdType | null>> = {
  'Mutation.answerOAuthRequest': null,
  'Mutation.rotateWebhookSecret': 'Webhook',
  'Query.oauthRequest': null,
  // Of every type.
  'Query.node': null,
  'Query.nodes': null,
};

/** The type that a field answers: of a list that of its rows. */
function answeredType({ type }: Field): GraphQLNamedType {
  const answered = getNamedType(type);
  const rows = isObjectType(answered) ? answered.getFields().nodes : undefined;
  return rows ? getNamedType(rows.type) : answered;
}

/** What an argument of an operation, or a field of its input, is an id of. */
function argumentType(root: GraphQLObjectType, field: Field, name: string): IdType | null {
  const place = `${root.name}.${field.name}`;
  if (Object.hasOwn(operations, place)) return operations[place] ?? null;
  const { answers = '' } = field.extensions as Partial<AccessExtensions>;
  const answered = answeredType(field);
  // `id` of an operation that answers only an id: the name of the answer says what it is of.
  const type =
    name === 'id' && answered === GraphQLID
      ? idTypeOf(answers, '')
      : // `ids` of a filter are those of the rows.
        idTypeOf(name === 'ids' ? 'id' : name, answered.name);
  if (type === undefined) throw undescribedId(`${place}.${name}`);
  return type;
}

/** An id in the form that resolvers read: the number of its row. A bare number and what is no id stay as they are. */
function decodeId(name: string, type: IdType): Decode {
  const own = prefixOf(type);
  return (id, faults) => {
    const parts = typeof id === 'string' ? splitGlobalId(id) : null;
    if (!parts) return id;
    if (parts.prefix === own) return parts.rest;
    const message = `This must be ${describeId(type)}.`;
    faults.push(new DomainError({ code: ErrorCode.BAD_INPUT, params: { message } }, name));
    return id;
  };
}

function decodeList(item: Decode): Decode {
  return (list, faults) => (Array.isArray(list) ? list.map((value) => item(value, faults)) : list);
}

function decodeFields(fields: ReadonlyMap<string, Decode>): Decode {
  return (given, faults) => {
    if (typeof given !== 'object' || given === null) return given;
    const values: Record<string, unknown> = { ...given };
    for (const [name, decode] of fields) {
      if (values[name] != null) values[name] = decode(values[name], faults);
    }
    return values;
  };
}

type IdTypeOf = (name: string) => IdType | null;

/** Decodes the ids of an argument or field; null when it has none. */
function decoderOf({ name, type }: Argument, typeOf: IdTypeOf): Decode | null {
  const inner = getNamedType(type);
  const fields = isInputObjectType(inner) ? decodersOf(Object.values(inner.getFields()), typeOf) : null;
  const idType = inner === GraphQLID ? typeOf(name) : null;
  const decode = idType ? decodeId(name, idType) : fields && fields.size > 0 ? decodeFields(fields) : null;
  return decode && isListType(getNullableType(type)) ? decodeList(decode) : decode;
}

function decodersOf(all: readonly Argument[], typeOf: IdTypeOf) {
  const found = all.map((one) => [one.name, decoderOf(one, typeOf)] as const);
  return new Map(found.flatMap(([name, decode]) => (decode ? [[name, decode] as const] : [])));
}

/**
 * Reads the ids in the arguments of an operation, so that resolvers and services get the numbers of rows. The function
 * throws BAD_INPUT at each id of another type.
 */
export function argumentIdsOf(root: GraphQLObjectType, field: Field): (args: Values) => Values {
  const decoders = decodersOf(field.args, (name) => argumentType(root, field, name));
  if (decoders.size === 0) return (args) => args;
  const decode = decodeFields(decoders);
  return (args) => {
    const faults: DomainError[] = [];
    const values = decode(args, faults) as Values;
    const [first] = faults;
    if (first) throw new DomainError(first.said, first.field, faults);
    return values;
  };
}

/** Adds the forms of ids to the descriptions of arguments and of the fields of their inputs. */
export function describeArgumentIds(schema: GraphQLSchema): GraphQLSchema {
  const described = new Set<Argument>();
  const describe = (all: readonly Argument[], typeOf: IdTypeOf): void => {
    for (const one of all) {
      const inner = getNamedType(one.type);
      if (isInputObjectType(inner)) describe(Object.values(inner.getFields()), typeOf);
      const type = inner === GraphQLID ? typeOf(one.name) : null;
      if (!type || described.has(one)) continue;
      described.add(one);
      one.description = withForm(one.description, type);
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {}) as Field[]) {
      describe(field.args, (name) => argumentType(root as GraphQLObjectType, field, name));
    }
  }
  return schema;
}

/** An id, or a list of them, as it is answered. Messages of events have been written with theirs. */
function encodeId(type: IdType, id: unknown): unknown {
  if (Array.isArray(id)) return id.map((one) => encodeId(type, one));
  if (typeof id !== 'number' && typeof id !== 'string') return id;
  return typeof id === 'string' && splitGlobalId(id) ? id : globalId(type, id);
}

function answerGlobally(field: Field, type: IdType): void {
  const { name, resolve } = field;
  field.description = withForm(field.description, type);
  field.resolve = resolve
    ? async (...call) => encodeId(type, await resolve(...call))
    : (source) => encodeId(type, (source as Readonly<Record<string, unknown>>)[name]);
}

/** Answers global ids in all object types, whose rows have numbers. Throws at start for one that no table knows. */
export function answerGlobalIds(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      if (getNamedType(field.type) !== GraphQLID) continue;
      const idType = idTypeOf(field.name, type.name);
      if (idType === undefined) throw undescribedId(`${type.name}.${field.name}`);
      if (idType) answerGlobally(field, idType);
    }
  }
  return schema;
}

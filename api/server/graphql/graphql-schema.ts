import 'reflect-metadata';
import { type GraphQLObjectType, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { argumentTexts } from '../../../schema/arguments.ts';
import { viewsOf } from '../../platform/read/view.ts';
import { answerGlobalIds, describeArgumentIds } from './global-ids.ts';
import { guardSchema } from './guard-schema.ts';
import { shapeMutations } from './mutation-shape.ts';
import { resolvers } from './resolvers.ts';
import { publishRules } from './schema-directives.ts';

function unanswered(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(({ name, resolve }) => !resolve && viewsOf(type.name).some(({ columns }) => !columns[name]))
    .map(({ name }) => `${type.name}.${name}`);
}

/**
 * Makes sure that every field of an object type that is read from the database has a column in each view of the type,
 * or a resolver. Types without a view are answered by services, whose return types say what they hold. Throws at start.
 */
export function assertFieldsAreAnswered(schema: GraphQLSchema): void {
  const missing = Object.values(schema.getTypeMap()).filter(isObjectType).flatMap(unanswered);
  if (missing.length > 0) {
    throw new Error(
      `no column in a view and no resolver answers ${missing.join(', ')}: add a column to the view of the type, or a @FieldResolver`,
    );
  }
}

/** type-graphql requires a PubSub, but every subscription names its own source from the ports. */
const noPubSub = {
  publish(): void {},
  async *subscribe(): AsyncGenerator<unknown> {},
};

/** Descriptions of the root types, with what all of their operations have in common. */
const rootTexts: Readonly<Record<string, string>> = {
  Query: `What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take \`first\` and \`after\`, \`last\` and \`before\`, or \`offset\`, and answer \`nodes\`, \`edges\`, \`pageInfo\` and \`totalCount\`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; \`extensions.field\` names it, \`extensions.faults\` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE.`,
  Mutation: `What can be done. Each takes one \`input\` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an \`idempotencyKey\` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE.`,
  Subscription: `What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to.`,
};

/**
 * Lets the rows of an interface name their type by `__typename`, as GraphQL does by itself. type-graphql would look at
 * their classes, and answer later, which graphql-jit does not take.
 */
function nameTypesByRows(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInterfaceType(type)) type.resolveType = undefined;
  return schema;
}

/** Adds descriptions to root types and arguments (`schema/arguments.ts`). */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!isObjectType(root)) continue;
    root.description ??= rootTexts[root.name];
    for (const field of Object.values(root.getFields())) {
      for (const arg of field.args) {
        arg.description ??=
          argumentTexts[`${root.name}.${field.name}.${arg.name}`] ?? argumentTexts[arg.name];
      }
    }
  }
  return schema;
}

/**
 * The executable schema from type-graphql's classes, with access checks. Needs no database, so it can be emitted
 * offline.
 */
export function createGraphqlSchema(): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers, validate: false, emitSchemaFile: false, pubSub: noPubSub });
  assertFieldsAreAnswered(schema);
  const described = describeArgumentIds(describeRoots(guardSchema(nameTypesByRows(schema))));
  return publishRules(answerGlobalIds(shapeMutations(described)));
}

import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  parse,
  specifiedRules,
  TokenKind,
  validate,
} from 'graphql';
import { documentLimits, MAX_TOKENS } from '../../api/server/graphql/graphql-limits.ts';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { MAX_COST } from '../../api/server/graphql/query-budget.ts';
import { costOf } from '../../api/server/graphql/query-cost.ts';

/** Kinds of operation, as the schema names their root types. */
export type RootName = 'Query' | 'Mutation' | 'Subscription';

/** An operation of the real schema. */
export interface Operation {
  readonly root: RootName;
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The schema that the product serves. */
export const realSchema: GraphQLSchema = createGraphqlSchema();

const rootsOf = (schema: GraphQLSchema) => [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
];

/** Every operation of the schema. */
export const operations: readonly Operation[] = rootsOf(realSchema).flatMap((root) =>
  root
    ? Object.values(root.getFields()).map((field) => ({
        root: root.name as RootName,
        name: field.name,
        field,
      }))
    : [],
);

/** An operation by name. Throws when there is none. */
export function operationOf(root: RootName, name: string): Operation {
  const found = operations.find((operation) => operation.root === root && operation.name === name);
  if (!found) throw new Error(`the schema has no ${root}.${name}`);
  return found;
}

/** Whether a type has only scalars, such as an amount. */
function isFlat(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return (
    isObjectType(named) &&
    Object.values(named.getFields()).every((field) => isLeafType(getNamedType(field.type)))
  );
}

/**
 * All fields of a type, objects down to `depth` levels; empty for scalars. Objects of only scalars count as scalars. The
 * rows of a list are asked for once.
 */
export function selectAll(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return '{ __typename id }';
  if (!isObjectType(named)) return '';
  const members = named.getFields();
  const fields = Object.values(members).flatMap((field) => {
    if (field.name === 'edges' && members.nodes) return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    return depth > 1 || isFlat(field.type) ? [`${field.name} ${selectAll(field.type, depth - 1)}`] : [];
  });
  return `{ ${fields.length > 0 ? fields.join(' ') : '__typename'} }`;
}

/** The member of a mutation's payload that is its whole answer, and its type; null when there are several, or none. */
export function soleAnswerOf({ root, field }: Operation): { member: string; type: GraphQLOutputType } | null {
  const payload = getNamedType(field.type);
  if (root !== 'Mutation' || !isObjectType(payload)) return null;
  const [member, ...others] = Object.values(payload.getFields());
  return member && others.length === 0 ? { member: member.name, type: member.type } : null;
}

/** The variables of such a document for what is said to the operation: a mutation takes all of it in its `input`. */
export function variablesOf(
  { root, field }: Operation,
  said: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return root === 'Mutation' && field.args.length > 0 ? { input: said } : said;
}

/** Whether an operation takes an idempotency key. */
export const takesKey = ({ field }: Operation): boolean =>
  field.args.some(({ type }) => {
    const input = getNullableType(type);
    return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
  });

/** A document of one operation with each argument as a variable of the same name. */
export function documentOf({ root, field }: Operation, selection: string): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = variables ? `(${variables})` : '';
  return `${root.toLowerCase()} ${head} { ${field.name}${args ? `(${args})` : ''} ${selection} }`;
}

const limits = [...specifiedRules, ...documentLimits()];

/** Cost of a document with one operation. */
export function costOfDocument(document: DocumentNode, variables: Record<string, unknown> = {}): number {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('the document has no one operation');
  return costOf({ schema: realSchema, document, operation, variables });
}

/** Number of tokens of a document. */
export function tokensOf({ loc }: DocumentNode): number {
  let count = 0;
  for (let token = loc?.startToken.next; token && token.kind !== TokenKind.EOF; token = token.next)
    count += 1;
  return count;
}

/** Whether a document is valid and within all limits. */
export function keepsLimits(query: string, variables: Record<string, unknown> = {}): boolean {
  const document = parse(query);
  if (tokensOf(document) > MAX_TOKENS) return false;
  if (validate(realSchema, document, limits).length > 0) return false;
  return costOfDocument(document, variables) <= MAX_COST;
}

const deepest = new Map<Operation, string>();

/** The deepest document with all fields of an operation that is within the limits. */
export function deepestDocument(operation: Operation): string {
  const known = deepest.get(operation);
  if (known) return known;
  for (let depth = 7; depth > 0; depth -= 1) {
    const document = documentOf(operation, selectAll(operation.field.type, depth));
    if (document.length > 20_000 || !keepsLimits(document)) continue;
    deepest.set(operation, document);
    return document;
  }
  throw new Error(`nothing of ${operation.name} passes the limits`);
}

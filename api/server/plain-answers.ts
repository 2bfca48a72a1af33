import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type PlainRoot, plainRootsOf, unusual } from './plain-completion.ts';
import type { RequestCtx } from './transaction.ts';

/** What is worked out once for an operation. */
interface Prepared {
  readonly type: GraphQLObjectType;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly roots: readonly PlainRoot[];
}

/** Operations whose fields are the same whatever its variables are, null for those that are left to graphql-js. */
const known = new WeakMap<OperationDefinitionNode, Prepared | null>();

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
    },
  });
  return found;
}

function prepare({ schema, document }: Question, operation: OperationDefinitionNode): Prepared | null {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.operation === 'mutation' || hasDirectives(document)) return null;
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  try {
    return { type, fragments, roots: plainRootsOf(type, operation, { fragments, variableValues: {} }) };
  } catch (error) {
    if (error === unusual) return null;
    throw error;
  }
}

function preparedOf(args: Question, operation: OperationDefinitionNode): Prepared | null {
  const found = known.get(operation);
  if (found !== undefined) return found;
  const made = prepare(args, operation);
  known.set(operation, made);
  return made;
}

/** Asks the resolver of a field about something, in the name of whoever a context is of. Fails by its promise only. */
type Call = (rootValue: unknown, ctx: RequestCtx) => Promise<unknown>;

/** The call of a field's resolver. Throws when its arguments do not fit. */
function callOf(
  { type, fragments }: Prepared,
  { key, field, nodes }: PlainRoot,
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variableValues: Record<string, unknown>,
): Call {
  const args = getArgumentValues(field, nodes[0] as FieldNode, variableValues);
  const info: Omit<GraphQLResolveInfo, 'rootValue'> = {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType: type,
    path: { prev: undefined, key, typename: type.name },
    schema,
    fragments,
    operation,
    variableValues,
  };
  return (rootValue, ctx) => {
    try {
      return Promise.resolve(field.resolve?.(rootValue, args, ctx, { ...info, rootValue }));
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

/** What is asked, without about what and by whom. */
export type Question = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

function callsOf(
  prepared: Prepared,
  { schema, variableValues }: Question,
  operation: OperationDefinitionNode,
): Call[] | null {
  const definitions = operation.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, variableValues ?? {});
  if (!coerced) return null;
  try {
    return prepared.roots.map((root) => callOf(prepared, root, schema, operation, coerced));
  } catch {
    return null;
  }
}

function completed(
  roots: readonly PlainRoot[],
  settled: readonly PromiseSettledResult<unknown>[],
  ctx: RequestCtx,
): Record<string, unknown> | null {
  try {
    const data: Record<string, unknown> = {};
    for (const [index, { key, complete }] of roots.entries()) {
      const answer = settled[index];
      if (answer?.status !== 'fulfilled') return null;
      data[key] = complete(answer.value, ctx);
    }
    return data;
  } catch {
    return null;
  }
}

/**
 * The data of a query when nothing about it is out of the ordinary: most reads
 * answer rows that are complete, and walking through them needs none of what graphql-js has for everything else.
 * Null leaves the operation to graphql-js, which alone knows errors; what was read by then is kept for it in
 * `answered` of the context, so that nothing is read twice.
 */
export async function plainAnswer(
  args: ExecutionArgs,
  operation: OperationDefinitionNode,
): Promise<Record<string, unknown> | null> {
  const prepared = preparedOf(args, operation);
  const calls = prepared && callsOf(prepared, args, operation);
  if (!prepared || !calls) return null;
  const ctx = args.contextValue as RequestCtx;
  const answers = calls.map((call) => call(args.rootValue, ctx));
  const data = completed(prepared.roots, await Promise.allSettled(answers), ctx);
  if (data) return data;
  ctx.answered = new Map(prepared.roots.map(({ key }, index) => [key, answers[index]]));
  return null;
}

/** The data of one event, null when the event is left to graphql-js. */
export type PlainEvent = (event: unknown, ctx: RequestCtx) => Promise<Record<string, unknown> | null>;

/**
 * The same for the events of a subscription: its arguments are read once, and each event is one call. Null when all of
 * them are left to graphql-js.
 */
export function plainEvents(question: Question, operation: OperationDefinitionNode): PlainEvent | null {
  const prepared = preparedOf(question, operation);
  const [call, ...others] = (prepared && callsOf(prepared, question, operation)) ?? [];
  const root = prepared?.roots[0];
  if (!root || !call || others.length > 0) return null;
  return (event, ctx) => {
    const answer = call(event, ctx);
    const leave = (): null => {
      ctx.answered = new Map([[root.key, answer]]);
      return null;
    };
    return answer.then((value) => {
      try {
        return { [root.key]: root.complete(value, ctx) };
      } catch {
        return leave();
      }
    }, leave);
  };
}

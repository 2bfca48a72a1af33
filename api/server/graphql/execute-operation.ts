import {
  type ASTNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** An operation of a schema, without variables and without who asks. */
export type Operation = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName'>;

/** Runs an operation for somebody: the root value is the event of a subscription. */
export type Run = (
  rootValue: unknown,
  contextValue: unknown,
  variables: ExecutionArgs['variableValues'],
) => ExecutionResult | Promise<ExecutionResult>;

/** Compiling takes as long as some fifty runs, so an operation is compiled when it comes for the second time. */
const FROM_USE = 2;
/** Compiled operations, each some hundred kilobytes. */
const MOST_COMPILED = 300;

/** How often an operation has come, and how it runs from `FROM_USE` on. */
interface Known {
  uses: number;
  run: Run | null;
}

const known = new LRUCache<object, Known>({ max: MOST_COMPILED });

function interpreted({ schema, document, operationName }: Operation): Run {
  return (rootValue, contextValue, variableValues) =>
    execute({ schema, document, operationName, rootValue, contextValue, variableValues }) as ReturnType<Run>;
}

/** Spreads of fragments up to which an operation is compiled: graphql-jit follows each anew, also inside of fragments. */
const MOST_SPREADS = 1_000;

/**
 * How many spreads are followed when each is followed anew, at most just over `MOST_SPREADS`. Each definition is counted
 * once. Documents are valid here, so no fragment spreads itself.
 */
function spreadsIn(document: DocumentNode): number {
  const fragments = new Map<string, ASTNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const counted = new Map<string, number>();
  const countIn = (node: ASTNode): number => {
    let count = 0;
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        const fragment = fragments.get(name);
        const inner = counted.get(name) ?? (fragment ? countIn(fragment) : 0);
        counted.set(name, inner);
        count = Math.min(count + 1 + inner, MOST_SPREADS + 1);
      },
    });
    return count;
  };
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return Math.max(0, ...operations.map(countIn));
}

/** Whether a document can be compiled. A member called `__proto__` would set something else in the compiled answer. */
function isCompilable(document: DocumentNode): boolean {
  return document.loc?.source.body.includes('__proto__') === false && spreadsIn(document) <= MOST_SPREADS;
}

/** An error of graphql-jit as one of graphql-js, whose extensions are never absent. */
function asOwnError({ message, locations, path, originalError, extensions }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError, extensions });
  return Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
}

function compiled(operation: Operation): Run | null {
  const { schema, document, operationName } = operation;
  if (!isCompilable(document)) return null;
  const made = compileQuery(schema, document, operationName ?? undefined);
  if (!isCompiledQuery(made)) return null;
  const interpret = interpreted(operation);
  return async (rootValue, contextValue, variables) => {
    const result: ExecutionResult = await made.query(rootValue, contextValue, variables);
    // Nothing has run when the variables are refused; the words for it are graphql-js's.
    if (!('data' in result)) return interpret(rootValue, contextValue, variables);
    return result.errors ? { ...result, errors: result.errors.map(asOwnError) } : result;
  };
}

/**
 * How an operation runs: compiled by graphql-jit once it comes again, interpreted by graphql-js before that. Mutations
 * and what cannot be compiled are always interpreted. Answers and errors are the same both ways.
 */
export function runnerOf(operation: Operation): Run {
  const node = getOperationAST(operation.document, operation.operationName);
  if (!node || node.operation === OperationTypeNode.MUTATION) return interpreted(operation);
  const entry = known.get(node) ?? { uses: 0, run: null };
  known.set(node, entry);
  entry.uses += 1;
  if (entry.uses < FROM_USE) return interpreted(operation);
  entry.run ??= compiled(operation) ?? interpreted(operation);
  return entry.run;
}

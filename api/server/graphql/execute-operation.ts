import {
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

/** Spreads inside of fragments, from which on doubled ones are not compiled: graphql-jit follows each anew. */
const MANY_SPREADS = 20;

/** Whether fragments spread others twice, many times over: that doubles the work of compiling at every level. */
function spreadsTooMuch({ definitions }: DocumentNode): boolean {
  const nested = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return [];
    const names: string[] = [];
    visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
    return [names];
  });
  const isDouble = nested.some((names) => new Set(names).size < names.length);
  return isDouble && nested.flat().length > MANY_SPREADS;
}

/** Whether a document can be compiled. A member called `__proto__` would set something else in the compiled answer. */
function isCompilable(document: DocumentNode): boolean {
  return document.loc?.source.body.includes('__proto__') === false && !spreadsTooMuch(document);
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

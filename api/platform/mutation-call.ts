import {
  astFromValue,
  execute,
  type GraphQLArgument,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  parse,
  print,
} from 'graphql';
import { tidyText } from './text.ts';

type Values = Readonly<Record<string, unknown>>;

/** The argument `input` of a mutation as clients see it. */
function inputOf({ schema }: Pick<GraphQLResolveInfo, 'schema'>, operation: string): GraphQLArgument {
  const input = schema.getMutationType()?.getFields()[operation]?.args[0];
  if (input?.name !== 'input') throw new Error(`${operation} has no input`);
  return input;
}

/** Texts as they are stored: without what cannot be seen or read. */
const tidied = (value: unknown): unknown => {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tidied(one)]));
};

/** The input of a mutation as it stands in a document, from the arguments of its resolver: one text for one meaning. */
export function printInput(info: GraphQLResolveInfo, operation: string, args: Values): string {
  const { input, idempotencyKey: _key, ...others } = args;
  const value = { ...others, ...(input as Values | undefined) };
  const literal = astFromValue(tidied(value), inputOf(info, operation).type);
  if (!literal) throw new Error(`the input of ${operation} cannot be printed`);
  return print(literal);
}

/** Runs a mutation with an input that `printInput` made. Throws what it refuses. */
export async function runMutation(
  schema: GraphQLSchema,
  contextValue: object,
  operation: string,
  input: string,
): Promise<void> {
  const document = parse(`mutation { ${operation}(input: ${input}) { __typename } }`);
  const { errors } = await execute({ schema, document, contextValue });
  const [first] = errors ?? [];
  if (first) throw first.originalError ?? first;
}

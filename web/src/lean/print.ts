import type { ASTNode } from 'graphql';

/** Any node, by the names of its parts. What a kind does not have is not looked at. */
interface Node extends Single, Several {
  kind: string;
  operation?: string;
  value?: string | boolean | Node;
}
interface Single
  extends Partial<
    Record<'name' | 'alias' | 'type' | 'variable' | 'defaultValue' | 'typeCondition' | 'selectionSet', Node>
  > {}
interface Several
  extends Partial<
    Record<
      'definitions' | 'variableDefinitions' | 'directives' | 'arguments' | 'selections' | 'values' | 'fields',
      Node[]
    >
  > {}

const all = (nodes: Node[] | undefined, before = '', after = '', between = ' ') =>
  nodes?.length ? before + nodes.map(write).join(between) + after : '';
const one = (node: Node | undefined, before = '', after = '') => (node ? before + write(node) + after : '');
const given = (node: Node) => all(node.arguments, '(', ')') + all(node.directives, ' ');

const writers: Record<string, (node: Node) => string> = {
  Document: (node) => all(node.definitions, '', '', '\n'),
  OperationDefinition: (node) =>
    `${node.operation} ${one(node.name)}${all(node.variableDefinitions, '(', ')')}${given(node)}${one(node.selectionSet)}`,
  FragmentDefinition: (node) =>
    `fragment ${one(node.name)} on ${one(node.typeCondition)}${given(node)}${one(node.selectionSet)}`,
  VariableDefinition: (node) =>
    `${one(node.variable)}:${one(node.type)}${one(node.defaultValue, '=')}${given(node)}`,
  SelectionSet: (node) => all(node.selections, '{', '}'),
  Field: (node) => one(node.alias, '', ':') + one(node.name) + given(node) + one(node.selectionSet),
  FragmentSpread: (node) => `...${one(node.name)}${given(node)}`,
  InlineFragment: (node) =>
    `...${one(node.typeCondition, 'on ')}${all(node.directives, ' ')}${one(node.selectionSet)}`,
  Directive: (node) => `@${one(node.name)}${given(node)}`,
  Argument: (node) => `${one(node.name)}:${write(node.value as Node)}`,
  ObjectField: (node) => `${one(node.name)}:${write(node.value as Node)}`,
  Variable: (node) => `$${one(node.name)}`,
  ListValue: (node) => `[${all(node.values)}]`,
  ObjectValue: (node) => `{${all(node.fields)}}`,
  NullValue: () => 'null',
  StringValue: (node) => JSON.stringify(node.value),
  NonNullType: (node) => `${one(node.type)}!`,
  ListType: (node) => `[${one(node.type)}]`,
  NamedType: (node) => one(node.name),
};

/** Names, numbers, enums and booleans stand as they are. */
const write = (node: Node): string => writers[node.kind]?.(node) ?? String(node.value);

/** A query, mutation or subscription as text, as short as it can be: browsers have no use for the printer of schemas. */
export const print = (ast: ASTNode): string => write(ast as unknown as Node);

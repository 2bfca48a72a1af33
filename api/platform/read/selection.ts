import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** A requested field, with the fields requested below it. */
export interface Field {
  /** Name in the schema. */
  readonly name: string;
  /** Where its value goes in the row: the name, or the alias when the field takes arguments. */
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

/** A selection: the fields that were asked for. */
export type Fields = readonly Field[];

/** What the fields of an operation depend on beside its own text. */
type Surroundings = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;
type SelectionInfo = Surroundings & Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType'>;

function isIncluded(node: { directives?: FieldNode['directives'] }, around: Surroundings): boolean {
  if (!node.directives?.length) return true;
  const values = around.variableValues;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, values)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, values)?.if !== false
  );
}

/** Whether a fragment is about objects of a type: about the type itself, or about an interface that it implements. */
function isAbout(condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean {
  const name = condition?.name.value;
  return name === undefined || name === type.name || type.getInterfaces().some((one) => one.name === name);
}

/**
 * The selected fields of an object type by the name that the caller gets them under. A named fragment counts once for
 * `into`, however often it is spread: fragments that spread each other twice would double the work at every level.
 */
function collect(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  around: Surroundings,
  into: Map<string, FieldNode[]>,
  visited: Set<string>,
): void {
  for (const node of set.selections) {
    if (!isIncluded(node, around)) continue;
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      const nodes = into.get(key);
      if (nodes) nodes.push(node);
      else into.set(key, [node]);
    } else {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (visited.has(node.name.value)) continue;
        visited.add(node.name.value);
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : around.fragments[node.name.value];
      if (fragment && isAbout(fragment.typeCondition, type))
        collect(fragment.selectionSet, type, around, into, visited);
    }
  }
}

/** The fields below some nodes that stand for the same value, by the name that the caller gets them under. */
function fieldsBelow(nodes: readonly FieldNode[], type: GraphQLObjectType, info: Surroundings): Field[] {
  const result = new Map<string, Field>();
  const groups = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  for (const { selectionSet } of nodes) if (selectionSet) collect(selectionSet, type, info, groups, visited);
  for (const [alias, group] of groups) {
    const node = group[0];
    const definition = node && type.getFields()[node.name.value];
    if (!node || !definition) continue;
    const inner = getNamedType(definition.type);
    const takesArguments = definition.args.length > 0;
    const key = takesArguments ? alias : definition.name;
    const below = isObjectType(inner) ? fieldsBelow(group, inner, info) : [];
    const earlier = result.get(key);
    result.set(key, {
      name: definition.name,
      key,
      args: takesArguments ? getArgumentValues(definition, node, info.variableValues) : {},
      fields: earlier ? merge(earlier.fields, below) : below,
    });
  }
  return [...result.values()];
}

/** The fields of two selections of the same type. */
export function merge(a: readonly Field[], b: readonly Field[]): Field[] {
  const all = new Map(a.map((field) => [field.key, field]));
  for (const field of b) {
    const earlier = all.get(field.key);
    all.set(field.key, earlier ? { ...field, fields: merge(earlier.fields, field.fields) } : field);
  }
  return [...all.values()];
}

/** The fields asked for below the field being resolved. Fragments, aliases, @skip and @include are followed. */
export function selectionOf(info: SelectionInfo): readonly Field[] {
  const type = getNamedType(info.returnType);
  return isObjectType(type) ? selectionOn(type, info) : [];
}

/** The fields asked for of one of the types that a field may answer. */
export function selectionOn(type: GraphQLObjectType, info: SelectionInfo): readonly Field[] {
  return fieldsBelow(info.fieldNodes, type, info);
}

/** The nodes that ask for one field below the field being resolved. */
export function nodesBelow(info: SelectionInfo, name: string): FieldNode[] {
  const groups = new Map<string, FieldNode[]>();
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return [];
  const visited = new Set<string>();
  for (const { selectionSet } of info.fieldNodes)
    if (selectionSet) collect(selectionSet, type, info, groups, visited);
  return [...groups.values()].flat().filter((node) => node.name.value === name);
}

/** A selection made by hand, for callers outside GraphQL: `pick('id', ['owner', pick('id', 'fullName')])`. */
export function pick(...names: (string | [string, Field[]])[]): Field[] {
  return names.map((entry) => {
    const [name, fields] = typeof entry === 'string' ? [entry, []] : entry;
    return { name, key: name, args: {}, fields };
  });
}

/** The fields below one member of a selection, empty when it was not asked for. */
export function below(fields: readonly Field[], name: string): readonly Field[] {
  return fields.find((field) => field.name === name)?.fields ?? [];
}

/** Whether a member was asked for. */
export function asksFor(fields: readonly Field[], name: string): boolean {
  return fields.some((field) => field.name === name);
}

const keys = new WeakMap<readonly Field[], string>();

/** A text that is the same for equal selections. */
export function selectionKey(fields: readonly Field[]): string {
  const known = keys.get(fields);
  if (known !== undefined) return known;
  const key = JSON.stringify(fields);
  keys.set(fields, key);
  return key;
}

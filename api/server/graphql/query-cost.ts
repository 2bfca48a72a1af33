import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** Cost of a mutation besides its answer. */
export const MUTATION = 10;
/** Number of rows assumed for a list without a page. */
export const LIST = 5;
/** Introspection is long, but read from memory. */
const INTROSPECTION = 50;
/** Number of rows when a list names none and has no default, and maximum of any page. */
const USUAL_PAGE = 12;
const MOST_ROWS = 100;

/** Variables of an operation, as they were sent. */
type Variables = Readonly<Record<string, unknown>>;

/** A number that is known from the document alone, or only with the variables. */
type Cost = number | ((variables: Variables) => number);

/** Cost of a selection; `perItem` is the part that counts for each row of a page. */
interface SelectionCost {
  own: Cost;
  perItem: Cost;
}

const worth = (cost: Cost, variables: Variables): number =>
  typeof cost === 'number' ? cost : cost(variables);

function plus(a: Cost, b: Cost): Cost {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  return (variables) => worth(a, variables) + worth(b, variables);
}

function times(a: Cost, b: Cost): Cost {
  if (typeof a === 'number' && typeof b === 'number') return a * b;
  if (a === 0 || b === 0) return 0;
  return (variables) => worth(a, variables) * worth(b, variables);
}

/** Computes a cost once per request: nested fragments could compute it many times. */
function once(cost: Cost): Cost {
  if (typeof cost === 'number') return cost;
  let known: Variables | null = null;
  let value = 0;
  return (variables) => {
    if (known !== variables) value = cost(variables);
    known = variables;
    return value;
  };
}

/** A cost that depends on arguments: a number when none of them is a variable, else computed for each request. */
function costFrom(
  { arguments: given }: FieldNode,
  names: readonly string[],
  operation: OperationDefinitionNode,
  compute: (...values: unknown[]) => number,
): Cost {
  const nodes = names.map((name) => given?.find((argument) => argument.name.value === name)?.value);
  const readers = nodes.map((node) => {
    if (node?.kind !== Kind.VARIABLE) {
      const known = node && valueFromASTUntyped(node);
      return () => known;
    }
    const name = node.name.value;
    const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    const usual = definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
    return (variables: Variables) => (variables[name] === undefined ? usual : variables[name]);
  });
  const cost = (variables: Variables): number => compute(...readers.map((read) => read(variables)));
  return nodes.some((node) => node?.kind === Kind.VARIABLE) ? cost : cost({});
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The number of rows for the values of `first` and `last`. Out of bounds is refused later, whatever it costs. */
function rowsOf(byDefault: unknown, first: unknown, last: unknown): number {
  const asked = [first, last].filter(isNumber);
  if (asked.length === 0) return isNumber(byDefault) ? byDefault : USUAL_PAGE;
  return Math.min(Math.max(...asked, 1), MOST_ROWS);
}

/** Computes the cost of one operation from its document. */
class CostReader {
  private readonly definitions: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly fragments = new Map<string, SelectionCost>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.definitions = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
  }

  read(): Cost {
    const root = this.schema.getRootType(this.operation.operation);
    return root ? this.asked(this.operation.selectionSet, root).own : 0;
  }

  private asked(set: SelectionSetNode, type: GraphQLNamedType | undefined): SelectionCost {
    const sum: SelectionCost = { own: 0, perItem: 0 };
    for (const node of set.selections) {
      const part =
        node.kind === Kind.FIELD
          ? this.field(node, type)
          : node.kind === Kind.INLINE_FRAGMENT
            ? this.asked(node.selectionSet, this.typeOf(node.typeCondition?.name.value) ?? type)
            : this.fragment(node.name.value);
      sum.own = plus(sum.own, part.own);
      sum.perItem = plus(sum.perItem, part.perItem);
    }
    return sum;
  }

  private typeOf(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.schema.getType(name);
  }

  private fragment(name: string): SelectionCost {
    const known = this.fragments.get(name);
    if (known) return known;
    const node = this.definitions.get(name);
    const read = node && this.asked(node.selectionSet, this.typeOf(node.typeCondition.name.value));
    const asked = { own: once(read?.own ?? 0), perItem: once(read?.perItem ?? 0) };
    this.fragments.set(name, asked);
    return asked;
  }

  private field(node: FieldNode, parent: GraphQLNamedType | undefined): SelectionCost {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return { own: INTROSPECTION, perItem: 0 };
    const definition = isObjectType(parent) ? parent.getFields()[name] : undefined;
    if (!definition || !isObjectType(parent)) return { own: 0, perItem: 0 };
    const start = parent === this.schema.getMutationType() ? MUTATION : 0;
    const inner = getNamedType(definition.type);
    if (!isCompositeType(inner) || !node.selectionSet)
      return { own: this.ofScalar(parent) + start, perItem: 0 };
    const below = this.asked(node.selectionSet, inner);
    if (parent === this.schema.getMutationType() && inner.name.endsWith('Payload'))
      return { own: plus(MUTATION, below.own), perItem: 0 };
    if (inner.name === 'PageInfo' || isEdge(parent)) return { own: below.own, perItem: 0 };
    if (isConnection(parent) && isRows(name)) return { own: 0, perItem: plus(1, below.own) };
    const byDefault = definition.args.find(({ name }) => name === 'first')?.defaultValue;
    const rows = costFrom(node, ['first', 'last'], this.operation, (first, last) =>
      rowsOf(byDefault, first, last),
    );
    const page = times(rows, below.perItem);
    const object = plus(plus(1, below.own), page);
    const isList = isListType(getNullableType(definition.type));
    return { own: plus(start, isList ? times(this.listSize(node, definition), object) : object), perItem: 0 };
  }

  /** How many objects a list without a page may have: as many as there are ids, if they are named. */
  private listSize(node: FieldNode, definition: GraphQLField<unknown, unknown>): Cost {
    const takesIds = definition.args.some(({ name }) => name === 'ids');
    if (!takesIds) return LIST;
    return costFrom(node, ['ids'], this.operation, (ids) =>
      Math.min(Array.isArray(ids) ? ids.length : 1, MOST_ROWS),
    );
  }

  /** A query with a scalar result still reads the database. */
  private ofScalar(parent: GraphQLObjectType): number {
    return parent === this.schema.getQueryType() ? 1 : 0;
  }
}

/** A page of a list: its rows beside the total. */
function isConnection(type: GraphQLObjectType): boolean {
  return type.name.endsWith('Connection') && 'pageInfo' in type.getFields();
}

const isRows = (name: string): boolean => name === 'nodes' || name === 'edges';

/** A row with its cursor, which costs as much as the row alone. */
function isEdge(type: GraphQLObjectType): boolean {
  return type.name.endsWith('Edge') && 'cursor' in type.getFields();
}

/** An operation before it runs. */
export interface PricedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

const known = new WeakMap<OperationDefinitionNode, Cost>();

function learn({ schema, document, operation }: PricedOperation): Cost {
  const cost = new CostReader(schema, document, operation).read();
  known.set(operation, cost);
  return cost;
}

/**
 * Maximum cost of an operation, known before it runs: one point per object, lists by page size (5 without a page), ten
 * per mutation, every alias by itself. What the document alone determines is computed once.
 */
export function costOf(priced: PricedOperation): number {
  return worth(known.get(priced.operation) ?? learn(priced), priced.variables);
}

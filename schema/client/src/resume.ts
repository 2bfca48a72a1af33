import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  valueFromASTUntyped,
} from 'graphql';
import type { ReadDocument } from './document.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A subscription that can be continued where it ended. */
export interface Resumable {
  readonly text: string;
  /** Learns the newest step when nothing says where to begin, so that a break before the first one loses none. */
  readonly begin: (newestStep: () => Promise<string>) => Promise<void>;
  /** Variables of the next connection. */
  readonly variables: () => Variables;
  /** Notes what has come, and takes out of it what only the client asked for. */
  readonly note: (data: unknown) => void;
}

/** The step of a change, under a name that no document has. */
const STEP = 'koliStep';
const AFTER = 'koliAfter';

/** What a subscription to steps needs beside its own fields: a cursor in, and the cursor of each step out. */
const needed = parse(
  `subscription ($${AFTER}: ID) { remarkChanged(after: $${AFTER}) { ${STEP}: event { id } } }`,
  { noLocation: true },
).definitions[0] as OperationDefinitionNode;

function fieldOf({ selectionSet }: OperationDefinitionNode): FieldNode | undefined {
  return selectionSet.selections.find(
    (one): one is FieldNode => one.kind === Kind.FIELD && one.name.value === 'remarkChanged',
  );
}

/** The operation, with what is needed; `after` stays where it has a variable of its own. */
function completed(operation: OperationDefinitionNode, field: FieldNode, hasAfter: boolean) {
  const more = fieldOf(needed);
  const others = (field.arguments ?? []).filter(({ name }) => name.value !== 'after');
  const steps: FieldNode = {
    ...field,
    arguments: hasAfter ? (field.arguments ?? []) : [...others, ...(more?.arguments ?? [])],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [...(field.selectionSet?.selections ?? []), ...(more?.selectionSet?.selections ?? [])],
    },
  };
  const added = hasAfter ? [] : (needed.variableDefinitions ?? []);
  return {
    ...operation,
    variableDefinitions: [...(operation.variableDefinitions ?? []), ...added],
    selectionSet: { ...operation.selectionSet, selections: [steps] },
  };
}

/** A subscription as it is. A subscription to steps continues after the last step that has come. */
export function resumable({ text, node, operation }: ReadDocument, given: Variables): Resumable {
  const field = fieldOf(operation);
  if (!field) return { text, begin: async () => undefined, variables: () => given, note: () => undefined };
  const asked = field.arguments?.find(({ name }) => name.value === 'after')?.value;
  const own = asked?.kind === Kind.VARIABLE ? asked.name.value : undefined;
  let after: unknown = asked && valueFromASTUntyped(asked, given);
  const subscription = completed(operation, field, own !== undefined);
  const definitions = node.definitions.map((one) => (one === operation ? subscription : one));
  const key = field.alias?.value ?? field.name.value;
  return {
    text: print({ ...node, definitions }),
    async begin(newestStep) {
      after ??= await newestStep();
    },
    variables: () => ({ ...given, [own ?? AFTER]: after }),
    note(data) {
      const change = (data as Record<string, Record<string, unknown> | null> | null)?.[key];
      if (!change) return;
      after = (change[STEP] as { id: string } | null)?.id ?? after;
      delete change[STEP];
    },
  };
}

import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {
  type Deprecated,
  noteDeprecatedUse,
} from '../../modules/accounts/access-tokens/deprecated-use.service.ts';
import type { TokenGrant } from '../../platform/actor.ts';
import type { RequestCtx } from '../transaction.ts';

interface Part {
  readonly deprecationReason?: string | null | undefined;
}

type Note = (part: Part | null | undefined, name: string) => void;

const known = new WeakMap<DocumentNode, readonly Deprecated[]>();

/**
 * The deprecated fields, arguments, input fields and enum values that a document names, each once. Computed once per
 * document.
 */
export function deprecatedParts(schema: GraphQLSchema, document: DocumentNode): readonly Deprecated[] {
  const before = known.get(document);
  if (before) return before;
  const found = new Map<string, string>();
  const note: Note = (part, name) => {
    if (part?.deprecationReason) found.set(name, part.deprecationReason);
  };
  const info = new TypeInfo(schema);
  const fieldName = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => note(info.getFieldDef(), fieldName()),
      Argument: ({ name }) => note(info.getArgument(), `${fieldName()}(${name.value}:)`),
      ObjectField: ({ name }) => {
        const type = getNamedType(info.getParentInputType());
        if (isInputObjectType(type)) note(type.getFields()[name.value], `${type.name}.${name.value}`);
      },
      EnumValue: ({ value }) =>
        note(info.getEnumValue(), `${getNamedType(info.getInputType())?.name}.${value}`),
    }),
  );
  const parts = [...found].map(([field, reason]) => ({ field, reason }));
  known.set(document, parts);
  return parts;
}

/** Notes the input fields and enum values in a value of a variable. */
function noteValue(type: GraphQLInputType, value: unknown, note: Note): void {
  if (value == null) return;
  if (isNonNullType(type)) {
    noteValue(type.ofType, value, note);
  } else if (isListType(type)) {
    for (const one of Array.isArray(value) ? value : [value]) noteValue(type.ofType, one, note);
  } else if (isEnumType(type)) {
    note(type.getValue(String(value)), `${type.name}.${value}`);
  } else if (isInputObjectType(type) && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      const field = type.getFields()[name];
      note(field, `${type.name}.${name}`);
      if (field) noteValue(field.type, inner, note);
    }
  }
}

/** An operation as it was sent. */
export interface SentOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The deprecated parts that an operation uses: in its document and in the values of its variables, each once. */
export function deprecatedUse({ schema, document, operation, variables }: SentOperation): Deprecated[] {
  const found = new Map(deprecatedParts(schema, document).map((part) => [part.field, part]));
  const note: Note = (part, field) => {
    if (part?.deprecationReason) found.set(field, { field, reason: part.deprecationReason });
  };
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const inputType = typeFromAST(schema, type);
    if (isInputType(inputType)) noteValue(inputType, variables[variable.name.value], note);
  }
  return [...found.values()];
}

/** Counts an operation of a token that uses deprecated parts. Returns them. */
export async function noteDeprecatedParts(
  ctx: RequestCtx,
  token: TokenGrant,
  sent: SentOperation,
): Promise<readonly Deprecated[]> {
  const parts = deprecatedUse(sent);
  if (parts.length > 0) await noteDeprecatedUse(ctx, token.id, parts);
  return parts;
}

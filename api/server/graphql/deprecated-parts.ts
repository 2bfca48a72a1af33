import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {
  type Deprecated,
  noteDeprecatedUse,
} from '../../modules/accounts/access-tokens/deprecated-use.service.ts';
import type { RequestCtx } from '../transaction.ts';

interface Part {
  readonly deprecationReason?: string | null | undefined;
}

const known = new WeakMap<DocumentNode, readonly Deprecated[]>();

/**
 * The deprecated fields, arguments, input fields and enum values that a document names, each once. Computed once per
 * document. What variables carry is not looked at.
 */
export function deprecatedParts(schema: GraphQLSchema, document: DocumentNode): readonly Deprecated[] {
  const before = known.get(document);
  if (before) return before;
  const found = new Map<string, string>();
  const note = (part: Part | null | undefined, name: string): void => {
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

/** Counts an operation of a token that uses deprecated parts. */
export async function noteDeprecatedParts(
  ctx: RequestCtx,
  { schema, document }: { readonly schema: GraphQLSchema; readonly document: DocumentNode },
): Promise<void> {
  const { token } = ctx.actor;
  const parts = token ? deprecatedParts(schema, document) : [];
  if (token && parts.length > 0) await noteDeprecatedUse(ctx, token.id, parts);
}

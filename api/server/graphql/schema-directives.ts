import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { AccessOptions } from '../../../schema/access.ts';
import { LIST, MUTATION } from './query-cost.ts';

type Field = GraphQLField<unknown, unknown>;

const onFields = [DirectiveLocation.FIELD_DEFINITION];

/** What the published SDL says beside types. Introspection does not show it. */
function definitions(schema: GraphQLSchema): GraphQLDirective[] {
  const scope = schema.getType('TokenScope');
  if (!isEnumType(scope)) throw new Error('The schema has no TokenScope');
  return [
    new GraphQLDirective({
      name: 'requires',
      description: 'The scope that a token needs. Whatever a visitor may read, every token may.',
      locations: [DirectiveLocation.OBJECT, ...onFields],
      args: { scope: { type: new GraphQLNonNull(scope) } },
    }),
    new GraphQLDirective({
      name: 'cost',
      description: 'Points beside one per object that may be answered.',
      locations: onFields,
      args: { weight: { type: new GraphQLNonNull(GraphQLString) } },
    }),
    new GraphQLDirective({
      name: 'listSize',
      description:
        'How many objects of a list are counted: what `slicingArguments` say (a number, or how many ids there are), else `assumedSize`.',
      locations: onFields,
      args: {
        assumedSize: { type: GraphQLInt },
        slicingArguments: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
        sizedFields: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
      },
    }),
    new GraphQLDirective({
      name: 'semanticNonNull',
      description: 'Null only together with an error at its path.',
      locations: onFields,
    }),
  ];
}

/** The scope that a type or a field has of its own. */
function scopeOf({ extensions }: GraphQLObjectType | Field): object {
  const { scope } = extensions as AccessOptions;
  return scope && scope !== 'any' ? { requires: { scope } } : {};
}

function sizeOf(field: Field): object | null {
  const isOfObjects = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
  if (isOfObjects && field.args.some(({ name }) => name === 'ids')) return { slicingArguments: ['ids'] };
  if (isOfObjects) return { assumedSize: LIST };
  if (!getNamedType(field.type).name.endsWith('Connection')) return null;
  return { slicingArguments: ['first', 'last'], sizedFields: ['nodes', 'edges'] };
}

/** Lets an operation that is refused be null, so that the others of its document still answer. */
function mayBeRefused(field: Field): boolean {
  if (!isNonNullType(field.type)) return false;
  field.type = field.type.ofType;
  return true;
}

/**
 * Writes the rules of the API into the schema as directives: scopes, costs, and which nulls come only with an error.
 * Makes the fields of the root types nullable.
 */
export function publishRules(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType();
  const roots = [schema.getQueryType(), mutation, schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    type.extensions = { ...type.extensions, directives: scopeOf(type) };
    for (const field of Object.values(type.getFields()) as Field[]) {
      const size = sizeOf(field);
      const directives = {
        ...scopeOf(field),
        ...(type === mutation && { cost: { weight: String(MUTATION) } }),
        ...(size && { listSize: size }),
        ...(roots.includes(type) && mayBeRefused(field) && { semanticNonNull: {} }),
      };
      field.extensions = { ...field.extensions, directives };
    }
  }
  return new GraphQLSchema({
    ...schema.toConfig(),
    directives: [...schema.getDirectives(), ...definitions(schema)],
  });
}

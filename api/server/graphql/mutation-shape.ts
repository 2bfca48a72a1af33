import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLFieldResolver,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { AccessExtensions } from '../../../schema/access.ts';
import { answerTexts } from '../../../schema/arguments.ts';
import { nodesBelow } from '../../platform/read/selection.ts';
import type { RequestCtx } from '../transaction.ts';

type Mutation = GraphQLField<unknown, RequestCtx>;
type Values = Readonly<Record<string, unknown>>;

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The fields of an argument: its own, when it is the form of a mutation, otherwise itself. */
function fieldsOf({ name, type, description, defaultValue }: GraphQLArgument): GraphQLInputFieldConfigMap {
  const form = getNullableType(type);
  if (name === 'input' && isInputObjectType(form)) return form.toConfig().fields;
  return { [name]: { type, description, defaultValue } };
}

/** The one argument of a mutation, and how the resolver's arguments are taken from it. */
function inputOf({ name, args }: Mutation) {
  const parts = args.map((arg) => ({ arg: arg.name, fields: fieldsOf(arg) }));
  const names = parts.flatMap(({ fields }) => Object.keys(fields));
  if (new Set(names).size < names.length) throw new Error(`${name} takes one field of its input twice`);
  const type = new GraphQLInputObjectType({
    name: `${upperFirst(name)}Input`,
    description: `Input of \`${name}\`.`,
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
  });
  const spread = (input: Values): Values =>
    Object.fromEntries(
      parts.flatMap(({ arg, fields }) => {
        const given = Object.keys(fields).filter((field) => input[field] !== undefined);
        if (arg === 'input') return [[arg, Object.fromEntries(given.map((field) => [field, input[field]]))]];
        return given.map((field) => [field, input[field]]);
      }),
    );
  return { type, spread };
}

/** The answer of a mutation as one field of its payload, named after the type. */
function payloadOf({ name, type, extensions }: Mutation): { type: GraphQLOutputType; member: string | null } {
  const inner = getNamedType(type);
  const payload = `${upperFirst(name)}Payload`;
  if (inner.name === payload) return { type, member: null };
  const { answers } = extensions as Partial<AccessExtensions>;
  const member = answers ?? (isObjectType(inner) ? lowerFirst(inner.name) : null);
  if (member === null) throw new Error(`${name} answers a bare ${inner.name}: name it with \`answers\``);
  return {
    member,
    type: new GraphQLNonNull(
      new GraphQLObjectType({
        name: payload,
        description: `Answer of \`${name}\`.`,
        // Whoever may call the mutation may read its answer: its access and scope cover it.
        extensions: { access: 'private', seenBy: 'the caller' },
        fields: { [member]: { type, description: answers ? answerTexts[answers] : 'As it is now.' } },
      }),
    ),
  };
}

/** What the resolver looks at: the selection below its member of the payload. */
function infoBelow(info: GraphQLResolveInfo, member: string, returnType: GraphQLOutputType) {
  return { ...info, returnType, fieldNodes: nodesBelow(info, member) as FieldNode[] };
}

function shaped(field: Mutation): GraphQLFieldConfig<unknown, RequestCtx> {
  const input = field.args.length > 0 ? inputOf(field) : null;
  const { type, member } = payloadOf(field);
  const inner = field.resolve as GraphQLFieldResolver<unknown, RequestCtx>;
  return {
    type,
    description: field.description,
    deprecationReason: field.deprecationReason,
    extensions: field.extensions,
    args: input ? { input: { type: new GraphQLNonNull(input.type), description: 'What is wanted.' } } : {},
    async resolve(source, args, ctx, info) {
      const given = input ? input.spread(args.input as Values) : {};
      if (member === null) return inner(source, given, ctx, info);
      return { [member]: await inner(source, given, ctx, infoBelow(info, member, field.type)) };
    },
  };
}

/**
 * Gives every mutation one argument `input` and a payload of its own. Resolvers name their arguments and answer one
 * object; the types `<Mutation>Input` and `<Mutation>Payload` are made from that. A resolver that answers more than one
 * thing has a class `<Mutation>Payload`.
 */
export function shapeMutations(schema: GraphQLSchema): GraphQLSchema {
  const root = schema.getMutationType();
  if (!root) return schema;
  const fields: GraphQLFieldConfigMap<unknown, RequestCtx> = {};
  for (const field of Object.values(root.getFields())) fields[field.name] = shaped(field as Mutation);
  const mutation = new GraphQLObjectType({ ...root.toConfig(), fields });
  // Without `types`, so that forms of which no mutation is made any more are left out.
  return new GraphQLSchema({ ...schema.toConfig(), types: [], mutation });
}

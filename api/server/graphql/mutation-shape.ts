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
  isRequiredInputField,
} from 'graphql';
import type { AccessExtensions } from '../../../schema/access.ts';
import { answerTexts } from '../../../schema/arguments.ts';
import { nodesBelow } from '../../platform/read/selection.ts';
import type { RequestCtx } from '../transaction.ts';

type Mutation = GraphQLField<unknown, RequestCtx>;
type Values = Readonly<Record<string, unknown>>;

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Fields of a form that name what is changed. */
const keys = new Set(['id', 'slug']);

/** A form of which only what changes is given. */
const patchOf = (fields: GraphQLInputFieldConfigMap): GraphQLInputFieldConfigMap =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      keys.has(name) ? field : { ...field, type: getNullableType(field.type), defaultValue: undefined },
    ]),
  );

/** The fields of an argument: its own, when it is the form of a mutation, otherwise itself. */
function fieldsOf(
  { name, type, description, defaultValue }: GraphQLArgument,
  isPatch: boolean,
): GraphQLInputFieldConfigMap {
  const form = getNullableType(type);
  if (name === 'input' && isInputObjectType(form)) {
    const { fields } = form.toConfig();
    return isPatch ? patchOf(fields) : fields;
  }
  return { [name]: { type, description, defaultValue } };
}

/** What a mutation does, by the first sentence of its description: "posts a campaign for approval." */
function deedOf({ description }: Mutation): string {
  const [sentence = ''] = (description ?? '').split(/(?<=\.)\s/);
  return lowerFirst(sentence);
}

const inputText = (field: Mutation): string => `Input of \`${field.name}\`, which ${deedOf(field)}`;

const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Which fields of an input have to be given. */
function neededText(input: GraphQLInputObjectType): string {
  const needed = Object.values(input.getFields()).filter(isRequiredInputField);
  const names = needed.map(({ name }) => `\`${name}\``).join(', ');
  return names ? `Requires ${names}.` : 'Every field may be absent.';
}

/** The one argument of a mutation, and how the resolver's arguments are taken from it. */
function inputOf(field: Mutation) {
  const { name, args, extensions } = field;
  const { patch = false } = extensions as Partial<AccessExtensions>;
  const parts = args.map((arg) => ({ arg: arg.name, fields: fieldsOf(arg, patch) }));
  const names = parts.flatMap(({ fields }) => Object.keys(fields));
  if (new Set(names).size < names.length) throw new Error(`${name} takes one field of its input twice`);
  const type = new GraphQLInputObjectType({
    name: `${upperFirst(name)}Input`,
    description: inputText(field),
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
function payloadOf(field: Mutation): { type: GraphQLOutputType; member: string | null } {
  const { name, type, extensions } = field;
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
        description: `Answer of \`${name}\`, which ${deedOf(field)}`,
        // Whoever may call the mutation may read its answer: its access and scope cover it.
        extensions: { access: 'private', seenBy: 'the caller' },
        fields: {
          [member]: {
            type,
            description: answers ? answerTexts[answers] : `The ${wordsOf(member)} after the change.`,
          },
        },
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
    args: input
      ? { input: { type: new GraphQLNonNull(input.type), description: neededText(input.type) } }
      : {},
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

import { type GraphQLResolveInfo, type GraphQLScalarType, Kind } from 'graphql';
import * as typeGraphql from 'type-graphql';
import { PageArgs } from '../../schema/connection.ts';
import type { Ctx } from './context.ts';
import { toId } from './ids.ts';
import type { PageAsked } from './read/read-page.ts';
import { type Fields, selectionOf } from './read/selection.ts';

/** The value of a type as type-graphql takes it: a class, a scalar, or a list of one of them. */
type ValueOf<Type> = Type extends BooleanConstructor
  ? boolean
  : Type extends StringConstructor
    ? string
    : Type extends GraphQLScalarType<infer Value>
      ? Value
      : Type extends readonly (infer Item)[]
        ? ValueOf<Item>[]
        : Type extends abstract new () => infer Value
          ? Value
          : never;

/** A decorator of methods that answer this type: no other compiles. */
type Answers<Type> = <
  Method extends (...args: never[]) => Promise<ValueOf<Type> | null> | ValueOf<Type> | null,
>(
  resolver: object,
  name: string,
  method: TypedPropertyDescriptor<Method>,
) => void;

interface OperationOptions {
  description: string;
  nullable?: true;
}

/** type-graphql's `@Query`; the compiler checks that the method answers the type. */
export const Query = <Type extends object>(type: () => Type, options: OperationOptions): Answers<Type> =>
  typeGraphql.Query(type, options);

/** type-graphql's `@Mutation`; the compiler checks that the method answers the type. */
export const Mutation = <Type extends object>(type: () => Type, options: OperationOptions): Answers<Type> =>
  typeGraphql.Mutation(type, options);

class OperationCall {
  readonly ctx: Ctx;
  readonly #info: GraphQLResolveInfo;

  constructor(ctx: Ctx, info: GraphQLResolveInfo) {
    this.ctx = ctx;
    this.#info = info;
  }

  /** The fields that were asked for. */
  get fields(): Fields {
    return selectionOf(this.#info);
  }
}

export type Call<C extends Ctx = Ctx> = Readonly<Pick<OperationCall, 'fields'> & { ctx: C }>;

/** The parameter for the context of the request and the fields asked for. */
export const Call = (): ParameterDecorator =>
  typeGraphql.createParameterDecorator<Ctx>(
    ({ context, info }) => new OperationCall(context, info),
  ) as ParameterDecorator;

/** An argument that is the id of a row. Throws NOT_FOUND, at the argument, when no row can have it. */
export const IdArg = (name: string): ParameterDecorator =>
  typeGraphql.createParameterDecorator(({ args }) => toId(args[name], name), {
    arg: { name, typeFunc: () => typeGraphql.ID },
  }) as ParameterDecorator;

export type Page = PageAsked;

/** Whether the caller gave an argument a value; its default is none. */
function isGiven(name: string, { fieldNodes, variableValues }: GraphQLResolveInfo): boolean {
  const value = fieldNodes[0]?.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind === Kind.VARIABLE) return variableValues[value.name.value] != null;
  return value !== undefined && value.kind !== Kind.NULL;
}

/** The arguments that say which page of a list is wanted. It is the last parameter of its method. */
export const Page =
  (Args: new () => PageArgs = PageArgs): ParameterDecorator =>
  (...method) => {
    const { first: usual } = new Args();
    const asked = typeGraphql.createParameterDecorator<Ctx>(({ args, info }): PageAsked => {
      const { after, last, before, offset } = args as PageArgs;
      const first = isGiven('first', info) || last == null ? (args.first ?? usual) : null;
      return { list: info.fieldName, first, after, last, before, offset };
    });
    (asked as ParameterDecorator)(...method);
    // A decorator of its own adds one argument at most, so this one adds these; its value comes after all parameters.
    (typeGraphql.Args(() => Args) as ParameterDecorator)(...method);
  };

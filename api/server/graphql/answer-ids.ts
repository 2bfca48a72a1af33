import { type GraphQLField, GraphQLID, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { globalId, type IdType, idTypeOf, splitGlobalId } from '../../../schema/global-id.ts';
import type { RequestCtx } from '../transaction.ts';
import { undescribedId, withForm } from './id-form.ts';

type Field = GraphQLField<unknown, RequestCtx>;

/** An id, or a list of them, as it is answered. Messages of events have been written with theirs. */
function encodeId(type: IdType, id: unknown): unknown {
  if (Array.isArray(id)) return id.map((one) => encodeId(type, one));
  if (typeof id !== 'number' && typeof id !== 'string') return id;
  return typeof id === 'string' && splitGlobalId(id) ? id : globalId(type, id);
}

function answerGlobally(field: Field, type: IdType): void {
  const { name, resolve } = field;
  field.description = withForm(field.description, type);
  field.resolve = resolve
    ? async (...call) => encodeId(type, await resolve(...call))
    : (source) => encodeId(type, (source as Readonly<Record<string, unknown>>)[name]);
}

/** Answers global ids in all object types, whose rows have numbers. Throws at start for one that no table knows. */
export function answerGlobalIds(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      if (getNamedType(field.type) !== GraphQLID) continue;
      const idType = idTypeOf(field.name, type.name);
      if (idType === undefined) throw undescribedId(`${type.name}.${field.name}`);
      if (idType) answerGlobally(field, idType);
    }
  }
  return schema;
}

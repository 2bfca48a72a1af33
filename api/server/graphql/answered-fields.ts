import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import { viewsOf } from '../../platform/read/view.ts';

function unanswered(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(({ name, resolve }) => !resolve && viewsOf(type.name).some(({ columns }) => !columns[name]))
    .map(({ name }) => `${type.name}.${name}`);
}

/**
 * Makes sure that every field of an object type that is read from the database has a column in each view of the type,
 * or a resolver. Types without a view are answered by services, whose return types say what they hold. Throws at start.
 */
export function assertFieldsAreAnswered(schema: GraphQLSchema): void {
  const missing = Object.values(schema.getTypeMap()).filter(isObjectType).flatMap(unanswered);
  if (missing.length > 0) {
    throw new Error(
      `no column in a view and no resolver answers ${missing.join(', ')}: add a column to the view of the type, or a @FieldResolver`,
    );
  }
}

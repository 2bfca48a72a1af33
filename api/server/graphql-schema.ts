import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { guardSchema } from './guard-schema.ts';
import { resolvers } from './resolvers.ts';

/** The schema as type-graphql makes it from the classes, guarded. Needs no database, so it is emitted offline. */
export function createGraphqlSchema(): GraphQLSchema {
  return guardSchema(buildSchemaSync({ resolvers, validate: false, emitSchemaFile: false }));
}

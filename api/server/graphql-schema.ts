import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { guardSchema } from './guard-schema.ts';
import { resolvers } from './resolvers.ts';

/** type-graphql insists on one, but every subscription of ours names its own source from the ports. */
const noPubSub = {
  publish(): void {},
  async *subscribe(): AsyncGenerator<unknown> {},
};

/** The schema as type-graphql makes it from the classes, guarded. Needs no database, so it is emitted offline. */
export function createGraphqlSchema(): GraphQLSchema {
  return guardSchema(
    buildSchemaSync({ resolvers, validate: false, emitSchemaFile: false, pubSub: noPubSub }),
  );
}

import 'reflect-metadata';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { argumentTexts } from '../../schema/arguments.ts';
import { guardSchema } from './guard-schema.ts';
import { resolvers } from './resolvers.ts';

/** type-graphql insists on one, but every subscription of ours names its own source from the ports. */
const noPubSub = {
  publish(): void {},
  async *subscribe(): AsyncGenerator<unknown> {},
};

/** Gives arguments the texts of `schema/arguments.ts`. */
function describeArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!isObjectType(root)) continue;
    for (const field of Object.values(root.getFields())) {
      for (const arg of field.args) {
        arg.description ??=
          argumentTexts[`${root.name}.${field.name}.${arg.name}`] ?? argumentTexts[arg.name];
      }
    }
  }
  return schema;
}

/** The schema as type-graphql makes it from the classes, guarded. Needs no database, so it is emitted offline. */
export function createGraphqlSchema(): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers, validate: false, emitSchemaFile: false, pubSub: noPubSub });
  return describeArguments(guardSchema(schema));
}

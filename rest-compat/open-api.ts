import type { Shape, WireType } from '../api/platform/rows/row-query.ts';
import type { Operation } from './call.ts';
import { resources } from './routes/resources.ts';

const schemaOf: Record<WireType, object> = {
  number: { type: 'number' },
  string: { type: 'string' },
  date: { type: 'string', format: 'date-time' },
  list: { type: 'array', items: { type: 'string' } },
};

function propertiesOf(shape: Shape): object {
  return Object.fromEntries(Object.entries(shape).map(([name, { wire }]) => [name, schemaOf[wire]]));
}

function parametersOf({ path, takes = [] }: Operation): object[] {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return [...places, ...takes.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))];
}

function bodyOf({ body }: Operation): object {
  if (!body) return {};
  const properties = Object.fromEntries(body.map((name) => [name, {}]));
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  return { requestBody: { content } };
}

function describe(operation: Operation): object {
  const { summary, model, replacedBy, access } = operation;
  return {
    summary,
    description: `GraphQL: ${replacedBy}.`,
    tags: [model ?? 'Custom'],
    deprecated: true,
    parameters: parametersOf(operation),
    ...bodyOf(operation),
    ...(access !== 'public' && { security: [{ token: [] }, { cookie: [] }] }),
    responses: {
      '200': { description: 'Success, or a refusal in words' },
      default: { description: 'An error' },
    },
  };
}

/** The paths as an OpenAPI document. */
export function openApiOf(operations: readonly Operation[], productName: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths[path] ?? {};
    methods[operation.method.toLowerCase()] = describe(operation);
    paths[path] = methods;
  }
  const schemas = Object.fromEntries(
    Object.values(resources).map(({ name, shape }) => [
      name,
      { type: 'object', properties: propertiesOf(shape) },
    ]),
  );
  return {
    openapi: '3.0.3',
    info: {
      title: `${productName}: legacy REST paths`,
      version: '1.0.0',
      description: 'For clients that are still there. New ones use GraphQL.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'koli_session' },
      },
    },
  };
}

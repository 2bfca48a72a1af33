import type { Shape, WireType } from '../api/platform/read/row-query.ts';
import type { Operation } from './call.ts';
import { answerSchemas, responsesOf } from './open-api-answers.ts';
import { resources } from './routes/resources.ts';

const schemaOf: Record<WireType, object> = {
  number: { type: 'number' },
  string: { type: 'string' },
  date: { type: 'string', format: 'date-time' },
  list: { type: 'array', items: { type: 'string' } },
};

/** Places of a session's token or an access token; one suffices. */
const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization' },
  bearer: { type: 'http', scheme: 'bearer' },
  header: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
  query: { type: 'apiKey', in: 'query', name: 'access_token' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'koli_session' },
};
const security = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));

function propertiesOf(shape: Shape): object {
  return Object.fromEntries(
    Object.entries(shape).map(([name, { wire }]) => [name, { ...schemaOf[wire], nullable: true }]),
  );
}

/** Description of values as JSON text or in brackets. */
const spoken: Record<string, string> = {
  filter: 'JSON or brackets: where, order, limit, offset or skip, fields, include.',
  where: 'JSON or brackets: conditions on properties, and, or.',
};

function parametersOf({ path, takes = [] }: Operation): object[] {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = takes.map((name) => ({
    name,
    in: 'query',
    ...(spoken[name] && { description: spoken[name] }),
    schema: { type: 'string' },
  }));
  return [...places, ...asked];
}

function bodyOf({ body }: Operation): object {
  if (!body) return {};
  const properties = Object.fromEntries(body.map((name) => [name, {}]));
  const schema = { type: 'object', properties };
  const content = {
    'application/json': { schema },
    'application/x-www-form-urlencoded': { schema },
  };
  return { requestBody: { content } };
}

/** Such as `getCampaignsById`. */
function idOf({ method, path }: Operation): string {
  const words = path.split('/').filter(Boolean);
  const named = words.map((word) => {
    const [place, first = '', ...rest] = word.startsWith(':') ? ['By', ...word.slice(1)] : ['', ...word];
    return place + first.toUpperCase() + rest.join('');
  });
  return method.toLowerCase() + named.join('');
}

function describe(operation: Operation, models: ReadonlySet<string>): object {
  const { summary, model, replacedBy, access } = operation;
  return {
    operationId: idOf(operation),
    summary,
    description: `GraphQL: ${replacedBy}.`,
    tags: [model ?? 'Custom'],
    deprecated: true,
    parameters: parametersOf(operation),
    ...bodyOf(operation),
    ...(access !== 'public' && { security }),
    responses: responsesOf(operation, models),
  };
}

/** The paths as an OpenAPI document. */
export function openApiOf(operations: readonly Operation[], productName: string): object {
  const models = Object.fromEntries(
    Object.values(resources).map(({ name, shape }) => [
      name,
      { type: 'object', properties: propertiesOf(shape) },
    ]),
  );
  const names = new Set(Object.keys(models));
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths[path] ?? {};
    methods[operation.method.toLowerCase()] = describe(operation, names);
    paths[path] = methods;
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${productName}: legacy REST paths`,
      version: '1.0.0',
      description: 'For clients that are still there. New ones use GraphQL.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { ...models, ...answerSchemas }, securitySchemes },
  };
}

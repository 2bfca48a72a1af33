import type { AccessLevel } from '../../schema/access.ts';
import type { TokenScope } from '../../schema/token-scope.ts';
import type { Operation } from '../call.ts';
import { unknownRow } from '../lb3/legacy-error.ts';
import { objectArgument } from '../lb3/object-argument.ts';
import { answerCount, answerList, readById, readList } from './read-resource.ts';
import type { Resource } from './resources.ts';

/** What is common to reading a resource. */
interface ReadOptions {
  /** First word of the paths. */
  readonly path: string;
  readonly resource: Resource;
  readonly access: AccessLevel;
  readonly scope: TokenScope | 'any';
  readonly replacedBy: string;
}

/** List, count and read by id of a resource. */
export function readOperations({ path, resource, ...options }: ReadOptions): Operation[] {
  const common = { method: 'GET', model: resource.name, failureFormat: 'errors', ...options } as const;
  return [
    {
      ...common,
      path: `/${path}`,
      summary: 'List by a filter',
      takes: ['filter'],
      answers: 'rows',
      handle: (call) => answerList(call, resource),
    },
    {
      ...common,
      path: `/${path}/count`,
      summary: 'Count by a where',
      takes: ['where'],
      answers: 'count',
      handle: async (call) => ({ count: await answerCount(call, resource) }),
    },
    {
      ...common,
      path: `/${path}/findOne`,
      summary: 'The first by a filter',
      takes: ['filter'],
      answers: 'row',
      async handle(call) {
        const [row] = await readList(call, resource, { ...objectArgument(call.query.filter), limit: 1 });
        if (!row) throw unknownRow(resource.name, 'undefined');
        return row;
      },
    },
    {
      ...common,
      path: `/${path}/:id/exists`,
      summary: 'Whether there is one with an id',
      answers: 'exists',
      handle: async (call) => ({ exists: (await readById(call, resource, call.params.id ?? '')) !== null }),
    },
    {
      ...common,
      path: `/${path}/:id`,
      summary: 'One by its id',
      takes: ['filter'],
      answers: 'row',
      async handle(call) {
        const id = call.params.id ?? '';
        const row = await readById(call, resource, id, call.query.filter);
        if (!row) throw unknownRow(resource.name, id);
        return row;
      },
    },
  ];
}

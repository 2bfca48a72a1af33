import type { Operation } from '../call.ts';
import { unknownRow } from '../lb3/legacy-error.ts';
import { readList } from './read-resource.ts';
import { resources } from './resources.ts';

/** Named lists. There is one: interests. */
export const nodeOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/nodes/:name',
    model: 'node',
    access: 'public',
    scope: 'any',
    failureFormat: 'errors',
    replacedBy: 'categories',
    summary: 'A named list: interests',
    async handle(call) {
      const name = call.params.name ?? '';
      if (name !== 'interests') throw unknownRow('node', name);
      const rows = await readList(call, resources.categories, {});
      return { name, value: rows.map(({ categoryName }) => categoryName) };
    },
  },
];

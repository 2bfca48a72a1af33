import type { Operation } from '../call.ts';
import { unknownRow } from '../lb3/legacy-error.ts';
import { readOperations } from './list-operations.ts';
import { readList } from './read-resource.ts';
import { resources } from './resources.ts';

/** Public reference data: countries and categories. */
export const catalogueOperations: readonly Operation[] = [
  ...readOperations({
    path: 'Countries',
    resource: resources.countries,
    access: 'public',
    scope: 'any',
    replacedBy: 'countries',
  }),
  ...readOperations({
    path: 'campaignCatgories',
    resource: resources.categories,
    access: 'public',
    scope: 'any',
    replacedBy: 'categories',
  }),
];

/** Public profiles. */
export const peopleOperations: readonly Operation[] = [
  ...readOperations({
    path: 'AppUsers',
    resource: resources.people,
    access: 'public',
    scope: 'profile:read',
    replacedBy: 'profile',
  }),
];

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

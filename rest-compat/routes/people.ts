import type { Operation } from '../call.ts';
import { readOperations } from './list-operations.ts';
import { resources } from './resources.ts';

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

import type { Operation } from '../call.ts';
import { readOperations } from './list-operations.ts';
import { remarkWrites } from './remark-writes.ts';
import { resources } from './resources.ts';

/** Applications. */
export const remarkOperations: readonly Operation[] = [
  ...readOperations({
    path: 'Remarks',
    resource: resources.remarks,
    access: 'public',
    scope: 'applications:read',
    replacedBy: 'campaignRemarks',
  }),
  ...remarkWrites,
];

import type { Operation } from '../call.ts';
import { campaignWrites } from './campaign-writes.ts';
import { readOperations } from './list-operations.ts';
import { resources } from './resources.ts';

/** Campaigns. */
export const campaignOperations: readonly Operation[] = [
  ...readOperations({
    path: 'Campaigns',
    resource: resources.campaigns,
    access: 'public',
    scope: 'campaigns:read',
    replacedBy: 'campaigns',
  }),
  ...campaignWrites,
];

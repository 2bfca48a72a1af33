import type { HttpEdge } from '../../api/platform/http-edge.ts';
import type { Operation } from '../call.ts';
import { campaignOperations } from './campaigns.ts';
import { catalogueOperations } from './catalogues.ts';
import { peopleOperations } from './people.ts';
import { privateListOperations } from './private-lists.ts';
import { remarkOperations } from './remarks.ts';
import { sessionOperations } from './sessions.ts';

/** Every path of the legacy API. */
export function allOperations(_edge: HttpEdge): readonly Operation[] {
  return [
    ...sessionOperations,
    ...catalogueOperations,
    ...peopleOperations,
    ...campaignOperations,
    ...remarkOperations,
    ...privateListOperations,
  ];
}

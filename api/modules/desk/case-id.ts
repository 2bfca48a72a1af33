import type { DeskKind } from '../../../schema/desk.ts';
import { outOfBounds } from '../../../schema/errors.ts';
import { describeId, type IdType, prefixOf, splitGlobalId } from '../../../schema/global-id.ts';
import { toId } from '../../platform/ids.ts';
import { deskSources } from './desk.sources.ts';

function numberOf(type: IdType, id: string, field: string): number {
  const parts = splitGlobalId(id);
  if (parts && parts.prefix !== prefixOf(type)) throw outOfBounds(field, { format: describeId(type) });
  return toId(parts?.rest ?? id, field);
}

/** The number of what a case is about. Throws BAD_INPUT for the id of another type, NOT_FOUND when no row can have it. */
export const caseNumber = (kind: DeskKind, caseId: string): number =>
  numberOf(deskSources[kind].type, caseId, 'caseId');

/** What notes can be about. */
const noted: readonly IdType[] = [
  'Account',
  'Campaign',
  'Chargeback',
  'Dispute',
  'FollowerJump',
  'HelpRequest',
  'Order',
  'Remark',
  'Report',
];

/** Prefix and number of what a note is about. Throws BAD_INPUT for anything else, NOT_FOUND when no row can have it. */
export function notedSubject(subjectId: string): { prefix: string; id: number } {
  const parts = splitGlobalId(subjectId);
  if (!parts || !noted.some((type) => prefixOf(type) === parts.prefix)) {
    throw outOfBounds('subjectId', {
      format: `one of ${noted.map((type) => `${prefixOf(type)}_…`).join(', ')}`,
    });
  }
  return { prefix: parts.prefix, id: toId(parts.rest, 'subjectId') };
}

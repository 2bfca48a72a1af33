import { globalId, type IdType } from '../../../schema/global-id.ts';

/** The description of an id with the form that it has. */
export const withForm = (description: string | null | undefined, type: IdType): string =>
  `${description?.replace(/\.$/, '')} (\`${globalId(type, '…')}\`).`;

/** For the start, when no table knows an id. */
export const undescribedId = (place: string): Error =>
  new Error(`nothing says what ${place} is an id of: add it to schema/global-id.ts`);

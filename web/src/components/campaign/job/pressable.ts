import type { ErrorCode } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';

export type NextStep = JobFragment['nextSteps'][number];

/** Refusals that the viewer can mend: the button stays alive and says how. */
const mendable: readonly ErrorCode[] = ['BANK_ACCOUNT_MISSING', 'EMAIL_NOT_VERIFIED'];

/** Whether pressing the button leads anywhere: the step itself, or the way to make it possible. */
export const isPressable = ({ allowed, code }: NextStep) => allowed || (!!code && mendable.includes(code));

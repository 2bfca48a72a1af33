import type { ErrorCode } from '../../../schema/errors.ts';

/** Codes that `/graphql` never answers, and who does. */
export const elsewhere: Partial<Record<ErrorCode, string>> = {
  PROOF_NEEDED: 'Test products ask for no proofs (tests/api/fresh-proof.test.ts).',
  LAST_FACTOR: 'Test products ask for no second factors (tests/api/second-factors.test.ts).',
  VIEW_ONLY: 'Only while staff see Koli as a person does (tests/api/staff-looks.test.ts).',
  STAFF_FACTOR_NEEDED: 'Test products ask for no second factors (tests/api/fresh-proof.test.ts).',
  DATE_REQUIRED: 'GraphQL requires the date by its type; legacy clients may leave it out.',
  PAYOUT_OUT_OF_REACH: 'Only a permission says it (tests/api/campaign-payout.test.ts).',
  IMAGE_REFUSED:
    'Pictures are uploaded to /files; GraphQL takes only their ids (tests/api/pictures.test.ts).',
};

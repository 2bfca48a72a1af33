import { graphql } from '../../../__generated__/gql.ts';

/** Spread `...FitParts` on a `fit` that `<FitList>` or `fitSummary` shows. */
export const FitPartsDocument = graphql(`
  fragment FitParts on Fit {
    condition
    state
    change
    refuses
  }
`);

import { graphql } from '../../../../__generated__/gql.ts';
import type { PersonAudienceQuery } from '../../../../__generated__/graphql.ts';

export const PersonAudienceDocument = graphql(`
  query PersonAudience($id: ID!) {
    profile(id: $id) {
      id
      audience {
        ages { network takenAt shares { age gender percent followers } }
        countries { network takenAt shares { country percent followers } }
        cities { network takenAt shares { city percent followers } }
        growth { network takenAt points { takenAt followers jump } }
        engagement { network takenAt formats { format posts percent } }
      }
    }
  }
`);

export type Audience = NonNullable<NonNullable<PersonAudienceQuery['profile']>['audience']>;
export type Ages = NonNullable<Audience['ages']>;
export type Growth = NonNullable<Audience['growth']>;
export type Provenance = Pick<Growth, 'network' | 'takenAt'>;

import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { countriesInOrder } from '../../lib/format/countryNames.ts';

const CountryOptionsDocument = graphql(`
  query CountryOptions {
    countries { code name }
  }
`);

export function useCountryOptions() {
  const { data } = useQuery(CountryOptionsDocument, { fetchPolicy: 'cache-first' });
  return useMemo(
    () => countriesInOrder(data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [data],
  );
}

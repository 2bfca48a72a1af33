import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { findPlace } from '../../../lib/place.ts';
import { PlaceQuestion } from '../../people/PlaceQuestion.tsx';
import { refreshJobs } from '../job/useJobEvents.ts';

const OwnPlaceDocument = graphql(`
  query OwnPlace {
    me { id hasPlace }
  }
`);

const KeepOwnPlaceDocument = graphql(`
  mutation KeepOwnPlace($input: SetPlaceInput!) {
    setPlace(input: $input) { account { id hasPlace } }
  }
`);

/** Asks who sorts by distance for the own place, unless it is known: without it nobody is near. */
export function PlaceForDistance({ onRefused }: { onRefused: () => void }) {
  const client = useApolloClient();
  const { data } = useQuery(OwnPlaceDocument);
  const [save] = useMutation(KeepOwnPlaceDocument);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const allow = async () => {
    setBusy(true);
    setError(null);
    try {
      const place = await findPlace();
      if (place) {
        await save({ variables: { input: { place } } });
        void refreshJobs(client);
      } else {
        setError(t("We couldn't get your location. Allow it for this site in your browser."));
      }
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
    setBusy(false);
  };
  return (
    <PlaceQuestion
      open={data?.me?.hasPlace === false}
      busy={busy}
      error={error}
      onNo={onRefused}
      onYes={allow}
    >
      {t('We store it to about a kilometre and never show it. Remove it any time in Settings.')}
    </PlaceQuestion>
  );
}

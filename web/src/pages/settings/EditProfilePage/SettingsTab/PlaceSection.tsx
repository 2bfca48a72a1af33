import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PlaceInput } from '../../../../__generated__/graphql.ts';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { findPlace } from '../../../../lib/place.ts';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { SetPlaceDocument } from './settingsDocuments.ts';

const NOT_FOUND = msg("We couldn't get your location. Allow it for this site in your browser.");

export function PlaceSection({ hasPlace }: { hasPlace: boolean }) {
  const [save] = useMutation(SetPlaceDocument);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const put = async (find: () => Promise<PlaceInput | null>, isRemoval: boolean) => {
    setBusy(true);
    setError(null);
    try {
      const place = await find();
      if (place || isRemoval) await save({ variables: { input: { place } } });
      else setError(t(NOT_FOUND));
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
    setBusy(false);
  };
  return (
    <SettingsSection
      title={t('Nearby search')}
      hint={t(
        'Brands can search for people nearby. We store your location to about a kilometre and never show it.',
      )}
    >
      <Box role="status" sx={{ mb: 1.5 }}>
        {hasPlace
          ? t('You appear in nearby searches.')
          : t("You don't appear in nearby searches: we don't know where you are.")}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={busy} onClick={() => void put(findPlace, false)}>
          {hasPlace ? t('Use my current location') : t('Use my location')}
        </Button>
        {hasPlace && (
          <Button color="inherit" disabled={busy} onClick={() => void put(async () => null, true)}>
            {t('Remove location')}
          </Button>
        )}
      </Box>
      <Box role="alert" sx={{ '&:not(:empty)': { mt: 1 } }}>
        {error && <FieldError text={error} />}
      </Box>
    </SettingsSection>
  );
}

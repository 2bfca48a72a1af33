import { useEffect, useState } from 'react';
import type { PlaceInput } from '../../../__generated__/graphql.ts';
import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../languages/t.ts';
import { findPlace, keepPlace, keptPlace } from '../../../lib/place.ts';
import { useClientConfig } from '../../../lib/useClientConfig.ts';

type Props = { busy: boolean; onNo: () => void; onYes: () => void };

/** Asks for the location in the words of the specification, before the browser asks in its own. */
export function PlaceQuestion({ busy, onNo, onYes }: Props) {
  const config = useClientConfig();
  return (
    <ConfirmDialog
      open={!!config}
      title={t('{productName} would like to access your location to show nearby Influencers', {
        productName: config?.productName,
      })}
      no={t('Not now')}
      yes={t('Allow')}
      busy={busy}
      onNo={onNo}
      onYes={onYes}
    >
      {t('We use it to about a kilometre, for this search only. It is forgotten when you close this tab.')}
    </ConfirmDialog>
  );
}

/**
 * Where the visitor is, once they want to see who is near: first a question in our words, then the browser's own. What
 * they granted holds for the visit, over a reload too. `onRefused` is called when either is answered with no, or the
 * place is not found.
 */
export function useNearby(wanted: boolean, onRefused: () => void) {
  // Read once the page has come to life: the server, which draws it first, knows of no place.
  const [place, setPlace] = useState<PlaceInput | null>();
  useEffect(() => {
    if (wanted) setPlace((known) => known ?? keptPlace());
  }, [wanted]);
  const [looking, setLooking] = useState(false);
  const allow = async () => {
    setLooking(true);
    const found = await findPlace();
    setLooking(false);
    keepPlace(found);
    if (found) setPlace(found);
    else onRefused();
  };
  return { place: place ?? null, asking: wanted && place === null, looking, allow };
}

import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../languages/t.ts';
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

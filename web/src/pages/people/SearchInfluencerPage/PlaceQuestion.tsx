import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useClientConfig } from '../../../lib/useClientConfig.ts';

type Props = { busy: boolean; onNo: () => void; onYes: () => void };

/** Asks for the location in the words of the specification, before the browser asks in its own. */
export function PlaceQuestion({ busy, onNo, onYes }: Props) {
  const config = useClientConfig();
  return (
    <ConfirmDialog
      open={!!config}
      title={`${config?.productName} would like to access your location to show nearby Influencers`}
      no="Not now"
      yes="Allow"
      busy={busy}
      onNo={onNo}
      onYes={onYes}
    >
      We use it to about a kilometre, for this search only. It is forgotten when you close this tab.
    </ConfirmDialog>
  );
}

import type { ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import { useClientConfig } from '../../lib/useClientConfig.ts';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

type Props = {
  open?: boolean;
  busy: boolean;
  error?: string | null;
  /** What becomes of the place. */
  children: ReactNode;
  onNo: () => void;
  onYes: () => Promise<void>;
};

/** Asks for the location in the words of the specification, before the browser asks in its own. */
export function PlaceQuestion({ open = true, onYes, ...props }: Props) {
  const config = useClientConfig();
  return (
    <ConfirmDialog
      {...props}
      open={open && !!config}
      title={t('{productName} would like to access your location to show nearby Influencers', {
        productName: config?.productName,
      })}
      no={t('Not now')}
      yes={t('Allow')}
      onYes={() => void onYes()}
    />
  );
}

import { t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  /** What was thrown; its text is shown. */
  error?: unknown;
  /** Asks again; loads the page anew without it. */
  onRetry?: () => void;
};

export function ErrorState({ error, onRetry = () => window.location.reload() }: Props) {
  const { code, message } = toFailure(error);
  const again = { text: t('Try again'), quiet: true, onClick: onRetry } as const;
  const settings = { text: t('Open Settings'), to: '/edit-profile/setting#security' } as const;
  return (
    <EmptyState
      role="alert"
      drawing="away"
      text={message}
      // Asking again helps only once a second factor is set up there.
      action={code === 'STAFF_FACTOR_NEEDED' ? settings : again}
    />
  );
}

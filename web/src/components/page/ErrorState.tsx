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
  return (
    <EmptyState
      role="alert"
      drawing="away"
      text={toFailure(error).message}
      action={{ text: t('Try again'), quiet: true, onClick: onRetry }}
    />
  );
}

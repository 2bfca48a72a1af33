import type { WebhookRowFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { t } from '../../../../languages/t.ts';

/** Whether messages arrive, in one word or two. */
export function WebhookTag({ webhook }: { webhook: WebhookRowFragment }) {
  if (webhook.state === 'DISABLED') return <SoftTag>{t('Off')}</SoftTag>;
  if (webhook.state === 'FAILED') return <SoftTag tone="error">{t('Switched off by us')}</SoftTag>;
  if (webhook.failingSince) return <SoftTag tone="warning">{t('Not arriving')}</SoftTag>;
  return <SoftTag tone="success">{t('On')}</SoftTag>;
}

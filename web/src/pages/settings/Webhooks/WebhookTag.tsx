import type { WebhookRowFragment } from '../../../__generated__/graphql.ts';
import { SoftTag } from '../../../components/SoftTag.tsx';

/** Whether messages arrive, in one word or two. */
export function WebhookTag({ webhook }: { webhook: WebhookRowFragment }) {
  if (webhook.state === 'DISABLED') return <SoftTag>Off</SoftTag>;
  if (webhook.state === 'FAILED') return <SoftTag tone="error">Switched off by us</SoftTag>;
  if (webhook.failingSince) return <SoftTag tone="warning">Not arriving</SoftTag>;
  return <SoftTag tone="success">On</SoftTag>;
}

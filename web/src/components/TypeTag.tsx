import type { CampaignType } from '../__generated__/enums.ts';
import { SoftTag, type Tone } from './SoftTag.tsx';

const looks: Record<CampaignType, { tone: Tone; text: string }> = {
  PAID: { tone: 'success', text: 'Paid' },
  SPONSORED: { tone: 'info', text: 'Sponsored' },
  SHOUTOUT: { tone: 'warning', text: 'Shoutout' },
};

/** What a campaign offers, in one word and one colour. */
export function TypeTag({ type }: { type: CampaignType }) {
  return <SoftTag tone={looks[type].tone}>{looks[type].text}</SoftTag>;
}

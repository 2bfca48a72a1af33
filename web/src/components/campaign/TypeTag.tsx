import type { CampaignType } from '../../__generated__/enums.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { SoftTag, type Tone } from '../display/SoftTag.tsx';

const looks: Record<CampaignType, { tone: Tone; text: Text }> = {
  PAID: { tone: 'success', text: msg('Paid ## campaign') },
  SPONSORED: { tone: 'info', text: msg('Sponsored') },
  SHOUTOUT: { tone: 'warning', text: msg('Shoutout') },
};

export function TypeTag({ type }: { type: CampaignType }) {
  return <SoftTag tone={looks[type].tone}>{t(looks[type].text)}</SoftTag>;
}

import type { CampaignType } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { typeNames } from '../../lib/format/choiceNames.ts';
import { SoftTag, type Tone } from '../display/SoftTag.tsx';

const tones: Record<CampaignType, Tone> = { PAID: 'success', SPONSORED: 'info', SHOUTOUT: 'warning' };

export function TypeTag({ type }: { type: CampaignType }) {
  return <SoftTag tone={tones[type]}>{t(typeNames[type])}</SoftTag>;
}

import { type Removable, RemovableChips } from '../../../components/list/RemovableChips.tsx';
import { useCommonChips } from '../../../components/list/useCommonChips.ts';
import { msg, t } from '../../../languages/t.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';

const typeText = {
  PAID: msg('Paid ## campaign'),
  SPONSORED: msg('Sponsored'),
  SHOUTOUT: msg('Shoutout'),
} as const;
const genderText = { MALE: msg('Male'), FEMALE: msg('Female'), OTHERS: msg('Others') } as const;

type Props = {
  choices: CampaignChoices;
  onChange: (part: Partial<CampaignChoices>) => void;
  onClear: () => void;
};

export function FilterChips({ choices, ...actions }: Props) {
  const { searched, chosen, priced } = useCommonChips(choices, PRICE);
  const { type, gender } = choices;
  const chips: Removable<CampaignChoices>[] = [
    ...searched,
    ...(type ? [{ key: 'type', text: t(typeText[type]), without: { type: null } }] : []),
    ...chosen,
    ...priced,
    ...(gender ? [{ key: 'gender', text: t(genderText[gender]), without: { gender: null } }] : []),
  ];
  return <RemovableChips chips={chips} {...actions} />;
}

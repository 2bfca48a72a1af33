import { type Removable, RemovableChips } from '../../../components/list/RemovableChips.tsx';
import { useCommonChips } from '../../../components/list/useCommonChips.ts';
import { formatNames, platformNames } from '../../../components/work/workNames.ts';
import { t } from '../../../languages/t.ts';
import { genderNames, typeNames } from '../../../lib/format/choiceNames.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';

type Props = {
  choices: CampaignChoices;
  onChange: (part: Partial<CampaignChoices>) => void;
  onClear: () => void;
};

export function FilterChips({ choices, ...actions }: Props) {
  const { searched, chosen, priced } = useCommonChips(choices, PRICE);
  const { type, gender, platforms, formats, fits } = choices;
  const chips: Removable<CampaignChoices>[] = [
    ...searched,
    ...(type ? [{ key: 'type', text: t(typeNames[type]), without: { type: null } }] : []),
    ...chosen,
    ...priced,
    ...platforms.map((one) => ({
      key: one,
      text: t(platformNames[one]),
      without: { platforms: platforms.filter((other) => other !== one) },
    })),
    ...formats.map((one) => ({
      key: `format ${one}`,
      text: t(formatNames[one]),
      without: { formats: formats.filter((other) => other !== one) },
    })),
    ...(fits ? [{ key: 'fits', text: t('I qualify'), without: { fits: false } }] : []),
    ...(gender ? [{ key: 'gender', text: t(genderNames[gender]), without: { gender: null } }] : []),
  ];
  return <RemovableChips chips={chips} {...actions} />;
}

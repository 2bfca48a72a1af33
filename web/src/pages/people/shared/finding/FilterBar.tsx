import Box from '@mui/material/Box';
import { useState } from 'react';
import { choiceTag } from '../../../../components/display/choiceTag.ts';
import { PressableTag } from '../../../../components/display/Tag.tsx';
import { FilterSheet } from '../../../../components/list/FilterSheet.tsx';
import { RemovableChips } from '../../../../components/list/RemovableChips.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import {
  chipsOf,
  type FilterChoices,
  type FilterName,
  filterNames,
  isOn,
  noFilters,
} from './influencerFilters.ts';

const FilterPopover = lazyPart(async () => (await import('./FilterPopover.tsx')).FilterPopover);
const AllFilterFields = lazyPart(async () => (await import('./FilterFields.tsx')).AllFilterFields);

type Props = {
  choices: FilterChoices;
  onChange: (part: Partial<FilterChoices>) => void;
  total: number | undefined;
};

const show = {
  all: msg('Show influencers'),
  counted: msg('Show {total, plural, one {{total} influencer} other {{total} influencers}}'),
};

/** The filters of a list of people: a row of buttons, or one button and a sheet on phones; below it what is on. */
export function FilterBar({ choices, onChange, total }: Props) {
  const chips = chipsOf(choices);
  const clear = () => onChange(noFilters);
  return (
    <Box sx={{ mb: 2 }}>
      <FilterSheet count={chips.length} total={total} show={show} onClear={clear}>
        <AllFilterFields choices={choices} onChange={onChange} />
      </FilterSheet>
      <FilterButtons choices={choices} onChange={onChange} />
      <RemovableChips chips={chips} onChange={onChange} onClear={clear} />
    </Box>
  );
}

function FilterButtons({ choices, onChange }: Omit<Props, 'total'>) {
  const [opened, setOpened] = useState<{ name: FilterName; anchor: HTMLElement } | null>(null);
  const on = isOn(choices);
  return (
    <Box
      role="group"
      aria-label={t('Filters')}
      sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 1 }}
    >
      {(Object.keys(filterNames) as FilterName[]).map((name) => (
        <PressableTag
          key={name}
          aria-haspopup="dialog"
          aria-expanded={opened?.name === name}
          onClick={({ currentTarget }) => setOpened({ name, anchor: currentTarget })}
          sx={choiceTag(on[name], 40)}
        >
          {t(filterNames[name])}{' '}
          <span aria-hidden style={{ marginLeft: 4 }}>
            ▾
          </span>
        </PressableTag>
      ))}
      <PressableTag
        aria-pressed={choices.verified}
        onClick={() => onChange({ verified: !choices.verified })}
        sx={choiceTag(choices.verified, 40)}
      >
        {t('Verified')}
      </PressableTag>
      <PressableTag
        aria-pressed={choices.online}
        onClick={() => onChange({ online: !choices.online })}
        sx={choiceTag(choices.online, 40)}
      >
        {t('Online now')}
      </PressableTag>
      {opened && (
        <FilterPopover {...opened} choices={choices} onChange={onChange} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}

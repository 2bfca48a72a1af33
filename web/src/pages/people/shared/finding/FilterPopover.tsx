import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { t } from '../../../../languages/t.ts';
import { FilterField } from './FilterFields.tsx';
import { type FilterChoices, type FilterName, filterNames } from './influencerFilters.ts';

type Props = {
  name: FilterName;
  /** Below which button it opens. */
  anchor: HTMLElement;
  choices: FilterChoices;
  onChange: (part: Partial<FilterChoices>) => void;
  onClose: () => void;
};

/** One filter below its button, on wide screens. */
export function FilterPopover({ name, anchor, choices, onChange, onClose }: Props) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t(filterNames[name]), sx: { mt: 1, width: 340 } } }}
    >
      <Box sx={{ p: 2.5 }}>
        <FilterField name={name} choices={choices} onChange={onChange} />
      </Box>
    </Popover>
  );
}

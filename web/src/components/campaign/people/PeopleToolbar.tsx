import GridViewRounded from '@mui/icons-material/GridViewRounded';
import ViewListRounded from '@mui/icons-material/ViewListRounded';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { msg, t } from '../../../languages/t.ts';
import { SortSelect } from '../../list/SortSelect.tsx';
import { orders, type PeopleChoices } from './peopleChoices.ts';

type Props = {
  choices: PeopleChoices;
  onChange: (part: { order?: string; view?: string }) => void;
};

/** Order of people, and list or grid. */
export function PeopleToolbar({ choices: { tab, order, view }, onChange }: Props) {
  const offered = orders.filter(({ applicationsOnly }) => tab === 'applications' || !applicationsOnly);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'center', mt: 2 }}>
      <SortSelect
        value={offered.find((one) => one === order)?.name ?? ''}
        sorts={[
          { value: '', text: msg('Default') },
          ...offered.map(({ name, text }) => ({ value: name, text })),
        ]}
        onSort={(name) => onChange({ order: name })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('View')}
        onChange={(_, next: string | null) => next && onChange({ view: next === 'grid' ? 'grid' : '' })}
      >
        <ToggleButton value="list" aria-label={t('List')}>
          <ViewListRounded fontSize="small" />
        </ToggleButton>
        <ToggleButton value="grid" aria-label={t('Grid')}>
          <GridViewRounded fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

import GridViewRounded from '@mui/icons-material/GridViewRounded';
import ViewListRounded from '@mui/icons-material/ViewListRounded';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { msg, type Text, t } from '../../../languages/t.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { SortSelect } from '../../list/SortSelect.tsx';
import { PlaceForDistance } from './PlaceForDistance.tsx';
import { orders, type PanelProps, type PeopleChoices, type PeopleTab, readPeople } from './peopleChoices.ts';
import { RemarkPanel } from './RemarkPanel.tsx';
import { ShownChips } from './ShownChips.tsx';
import { SuggestedPanel } from './SuggestedPanel.tsx';

type Props = Pick<PanelProps, 'campaign'> & {
  counts: { applications?: number; hired?: number };
  /** Applications as a table: there is room for it. */
  isTable?: boolean;
};

const tabs: { value: PeopleTab; text: Text }[] = [
  { value: 'applications', text: msg('Applications') },
  { value: 'suggested', text: msg('Suggested') },
  { value: 'hired', text: msg('Hired') },
];

export function PeopleTabs({ campaign, counts, isTable }: Props) {
  const { choices, change } = usePeopleChoices();
  const onPage = (page: number) => change({ people: page > 1 ? String(page) : '' });
  const count = { ...counts, suggested: undefined };
  return (
    <Box component="section" aria-label={t('Influencers')} sx={{ mt: 3 }}>
      <Tabs
        value={choices.tab}
        onChange={(_, tab: PeopleTab) => change({ tab: tab === 'applications' ? '' : tab })}
      >
        {tabs.map(({ value, text }) => (
          <Tab
            key={value}
            value={value}
            id={`people-tab-${value}`}
            aria-controls="people-panel"
            label={count[value] ? `${t(text)} ${count[value]}` : t(text)}
            disableRipple
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="people-panel" aria-labelledby={`people-tab-${choices.tab}`}>
        <PeopleToolbar choices={choices} isPaid={campaign.type === 'PAID'} onChange={change} />
        {choices.tab === 'applications' && (
          <ShownChips value={choices.shown?.name ?? ''} onShow={(show) => change({ show })} />
        )}
        {choices.order?.name === 'distance' && <PlaceForDistance onRefused={() => change({ order: '' })} />}
        {choices.tab === 'suggested' ? (
          <SuggestedPanel campaign={campaign} choices={choices} onPage={onPage} />
        ) : (
          <RemarkPanel campaign={campaign} choices={choices} onPage={onPage} isTable={isTable} />
        )}
      </Box>
    </Box>
  );
}

function usePeopleChoices() {
  const [params, changeParams] = useSearchParams();
  const change = (part: { tab?: string; order?: string; show?: string; view?: string; people?: string }) => {
    const fromTheFirst = 'view' in part ? {} : { people: '' };
    changeParams({ ...fromTheFirst, ...part }, { preventScrollReset: true });
  };
  return { choices: readPeople(params), change };
}

type PeopleToolbarProps = {
  choices: PeopleChoices;
  isPaid: boolean;
  onChange: (part: { order?: string; view?: string }) => void;
};

function PeopleToolbar({ choices: { tab, order, view }, isPaid, onChange }: PeopleToolbarProps) {
  const offered = orders.filter(
    ({ applicationsOnly, paidOnly }) =>
      (tab === 'applications' || !applicationsOnly) && (isPaid || !paidOnly),
  );
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

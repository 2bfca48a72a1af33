import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { CampaignStatus, CampaignType } from '../../../__generated__/enums.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { PeopleToolbar } from './PeopleToolbar.tsx';
import { PlaceForDistance } from './PlaceForDistance.tsx';
import type { PeopleTab } from './peopleChoices.ts';
import { RemarkPanel } from './RemarkPanel.tsx';
import { SuggestedPanel } from './SuggestedPanel.tsx';
import { usePeopleChoices } from './usePeopleChoices.ts';

type Props = {
  campaign: { id: string; type: CampaignType; status: CampaignStatus };
  /** Numbers on the tabs, once known. */
  counts: { applications?: number; hired?: number };
};

const tabs: { value: PeopleTab; text: Text }[] = [
  { value: 'applications', text: msg('Applications') },
  { value: 'suggested', text: msg('Suggested') },
  { value: 'hired', text: msg('Hired') },
];

/** The owner's people: who applied, who would fit, who is hired. */
export function PeopleTabs({ campaign, counts }: Props) {
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
        <PeopleToolbar choices={choices} onChange={change} />
        {choices.order?.name === 'distance' && <PlaceForDistance onRefused={() => change({ order: '' })} />}
        {choices.tab === 'suggested' ? (
          <SuggestedPanel campaign={campaign} choices={choices} onPage={onPage} />
        ) : (
          <RemarkPanel campaign={campaign} choices={choices} onPage={onPage} />
        )}
      </Box>
    </Box>
  );
}

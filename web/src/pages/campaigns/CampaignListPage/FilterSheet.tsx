import Button from '@mui/material/Button';
import { useState } from 'react';
import { SlideOver } from '../../../components/SlideOver.tsx';
import { type CampaignChoices, countFilters } from './campaignFilters.ts';
import { FilterPanel } from './FilterPanel.tsx';

type Props = {
  choices: CampaignChoices;
  /** Campaigns that fit, once known. */
  total?: number;
  onChange: (part: Partial<CampaignChoices>) => void;
  onClear: () => void;
};

/** The filters on phones: a button with their count, and a full sheet. */
export function FilterSheet({ choices, total, onChange, onClear }: Props) {
  const [open, setOpen] = useState(false);
  const count = countFilters(choices);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, borderRadius: 999, height: 36, flexShrink: 0, fontSize: 14 }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <SlideOver
        open={open}
        title="Filters"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="outlined" onClick={onClear}>
              Clear
            </Button>
            <Button variant="contained" onClick={() => setOpen(false)}>
              {total === undefined
                ? 'Show campaigns'
                : `Show ${total} ${total === 1 ? 'campaign' : 'campaigns'}`}
            </Button>
          </>
        }
      >
        <FilterPanel choices={choices} onChange={onChange} />
      </SlideOver>
    </>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CampaignSort } from '../../../__generated__/enums.ts';

const sorts: { value: CampaignSort; text: string }[] = [
  { value: 'DEFAULT', text: 'Default' },
  { value: 'PRICE_LOW_TO_HIGH', text: 'Price Low to High' },
  { value: 'PRICE_HIGH_TO_LOW', text: 'Price High to Low' },
];

type Props = { value: CampaignSort; onSort: (sort: CampaignSort) => void };

/** Order of a campaign list. */
export function CampaignSortSelect({ value, onSort }: Props) {
  return (
    <TextField
      select
      size="small"
      label="Sort by"
      value={value}
      onChange={(event) => onSort(event.target.value as CampaignSort)}
      sx={{ minWidth: { xs: 130, sm: 180 } }}
    >
      {sorts.map((sort) => (
        <MenuItem key={sort.value} value={sort.value}>
          {sort.text}
        </MenuItem>
      ))}
    </TextField>
  );
}

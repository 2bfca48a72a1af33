import Box from '@mui/material/Box';
import { type Text, t } from '../../languages/t.ts';
import { selectLook } from './selectLook.ts';

type Props<Sort extends string> = {
  value: Sort;
  sorts: readonly { readonly value: Sort; readonly text: Text }[];
  onSort: (sort: Sort) => void;
};

/** Order of a list: the browser's own list, which weighs nothing and suits a thumb. */
export function SortSelect<Sort extends string>({ value, sorts, onSort }: Props<Sort>) {
  return (
    <Box component="label" sx={box}>
      <span>{t('Sort by')}</span>
      <Box
        component="select"
        value={value}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => onSort(target.value as Sort)}
        sx={selectLook}
      >
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {t(sort.text)}
          </option>
        ))}
      </Box>
    </Box>
  );
}

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontSize: 14,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

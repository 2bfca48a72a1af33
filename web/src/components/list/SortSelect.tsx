import Box from '@mui/material/Box';
import { msg, type Text, t } from '../../languages/t.ts';

type Props<Sort extends string> = {
  value: Sort;
  sorts: readonly { readonly value: Sort; readonly text: Text }[];
  onSort: (sort: Sort) => void;
};

/** The orders of cards with a price. */
export const priceSorts = [
  { value: 'DEFAULT', text: msg('Default') },
  { value: 'PRICE_LOW_TO_HIGH', text: msg('Price Low to High') },
  { value: 'PRICE_HIGH_TO_LOW', text: msg('Price High to Low') },
] as const;

/** Order of a list: the browser's own list, which weighs nothing and suits a thumb. */
export function SortSelect<Sort extends string>({ value, sorts, onSort }: Props<Sort>) {
  return (
    <Box component="label" sx={box}>
      <span>{t('Sort by')}</span>
      <select className="list" value={value} onChange={({ target }) => onSort(target.value as Sort)}>
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {t(sort.text)}
          </option>
        ))}
      </select>
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
  minWidth: 0,
  // Long orders are cut beside what stands in the same line.
  '& select': { minWidth: 0, textOverflow: 'ellipsis' },
} as const;

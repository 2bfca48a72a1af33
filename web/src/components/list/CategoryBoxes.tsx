import { useQuery } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import { categoryName } from '../../lib/format/categoryName.ts';
import { FilterCategoriesDocument } from './listCategories.ts';

type Props = { chosen: readonly string[]; onChange: (slugs: string[]) => void };

/** A box for each category; any of the ticked ones fits. */
export function CategoryBoxes({ chosen, onChange }: Props) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <FormGroup>
      {data.categories.map(({ id, name, slug }) => (
        <FormControlLabel
          key={id}
          label={categoryName(name)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(slug)}
              onChange={(_, on) =>
                onChange(on ? [...chosen, slug] : chosen.filter((other) => other !== slug))
              }
            />
          }
          sx={{ '& .MuiFormControlLabel-label': { fontSize: 14.5 }, minHeight: 36 }}
        />
      ))}
    </FormGroup>
  );
}

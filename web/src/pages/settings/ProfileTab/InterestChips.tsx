import { useQuery } from '@apollo/client/react';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { graphql } from '../../../__generated__/gql.ts';
import { useInterests } from './useInterests.ts';

const InterestChoicesDocument = graphql(`
  query InterestChoices {
    categories {
      id
      name
    }
  }
`);

type Props = { chosen: readonly string[]; labelledBy: string };

/** Interests to switch on and off; each switch is saved at once. */
export function InterestChips({ chosen, labelledBy }: Props) {
  const { data } = useQuery(InterestChoicesDocument, { fetchPolicy: 'cache-first' });
  const names = (data?.categories ?? []).map((category) => category.name);
  const { shown, toggle } = useInterests(chosen, names);
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => {
        const on = shown.includes(name);
        return (
          <Chip
            key={name}
            label={name}
            clickable
            component="button"
            type="button"
            role="checkbox"
            aria-checked={on}
            icon={on ? <CheckRounded aria-hidden /> : undefined}
            variant={on ? 'filled' : 'outlined'}
            onClick={() => toggle(name)}
            sx={{
              minHeight: 36,
              bgcolor: on ? 'text.primary' : 'background.paper',
              color: on ? 'background.paper' : 'text.primary',
              '&:hover, &.Mui-focusVisible': { bgcolor: on ? 'text.primary' : 'action.hover' },
              '&&:hover': { bgcolor: on ? 'text.primary' : 'action.hover' },
              '& .MuiChip-icon': { color: 'inherit' },
            }}
          />
        );
      })}
    </Box>
  );
}

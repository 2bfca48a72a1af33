import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import { ChoiceChip } from '../../../../components/form/ChoiceChip.tsx';
import { categoryName } from '../../../../lib/format/categoryName.ts';
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
      {names.map((name) => (
        <ChoiceChip
          key={name}
          label={categoryName(name)}
          on={shown.includes(name)}
          onToggle={() => toggle(name)}
        />
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeprecatedUseFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';

export const DeprecatedUseDocument = graphql(`
  fragment DeprecatedUse on DeprecatedUse { field replacement removedOn lastUsedAt }
`);

/** Maximum number of parts that are named. */
const SHOWN = 3;

type Props = { uses: readonly DeprecatedUseFragment[]; sx?: SxProps<Theme> };

/** What a program has used of the API that will be removed. Nothing when there is nothing. */
export function DeprecatedUses({ uses, sx }: Props) {
  if (uses.length === 0) return null;
  const more = uses.length - SHOWN;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        mt: 1,
        fontSize: 13,
        color: 'warning.main',
        overflowWrap: 'anywhere',
        ...(sx as object),
      }}
    >
      {uses.slice(0, SHOWN).map(({ field, replacement, removedOn, lastUsedAt }) => (
        <Box key={field}>
          {t('{field} will be removed on {removal}. Use {replacement}. Last used on {date}.', {
            field,
            replacement: replacement.replaceAll('`', ''),
            removal: formatDate(removedOn),
            date: formatDate(lastUsedAt),
          })}
        </Box>
      ))}
      {more > 0 && <Box>{t('+{more} more', { more })}</Box>}
    </Box>
  );
}

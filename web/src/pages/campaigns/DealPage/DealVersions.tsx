import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DealSheetFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import { dealPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

type Props = { id: string; deals: readonly DealSheetFragment[]; shown: number };

/** All sheets of a job, the one in force first; nothing while there is only one. */
export function DealVersions({ id, deals, shown }: Props) {
  if (deals.length < 2) return null;
  return (
    <Card component="section" aria-labelledby="versions" sx={{ p: 2.5 }}>
      <Typography variant="subtitle1" component="h2" id="versions" sx={{ mb: 1 }}>
        {t('Versions')}
      </Typography>
      <PlainList>
        {deals.map(({ version, createdAt }, index) => (
          <Box component="li" key={version} sx={{ py: 0.75 }}>
            <Link
              to={`${dealPath(id)}?version=${version}`}
              aria-current={version === shown ? 'page' : undefined}
            >
              {t('Deal sheet {n}', { n: version })}
            </Link>
            <SecondaryText>
              {formatInstant(createdAt)} · {index === 0 ? t('in force') : t('replaced')}
            </SecondaryText>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

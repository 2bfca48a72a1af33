import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { DeliverablePartsFragment, WorkPartsFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { Sign } from '../display/Sign.tsx';
import { AdLabels } from './AdLabels.tsx';
import { platformNames, platformSigns } from './workNames.ts';
import { countWords, dueWords, usageWords } from './workWords.ts';

type Props = {
  work: WorkPartsFragment;
  /** Name of the brand. */
  owner: string;
};

/** Work as a list that each side can tick off: what, until when, drafts and rounds, use, and the advertising label. */
export function WorkChecklist({ work, owner }: Props) {
  const { deliverables, ownerDeliverables, productDescription, draftFirst, rounds } = work;
  const due = dueWords(work);
  return (
    <Card
      component="dl"
      sx={{ m: 0, px: 2.5, py: 0.5, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Fact name={t('Deliverables')}>
        <Deliverables rows={deliverables} />
      </Fact>
      {ownerDeliverables.length > 0 && (
        <Fact name={t('{owner} posts in return', { owner })}>
          <Deliverables rows={ownerDeliverables} />
        </Fact>
      )}
      {productDescription && (
        <Fact name={t('{owner} sends you', { owner })}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{productDescription}</Box>
        </Fact>
      )}
      {due && <Fact name={t('Work due')}>{due}</Fact>}
      <Fact name={t('Drafts')}>
        {draftFirst
          ? t('{owner} approves a draft before you publish.', { owner })
          : t('No draft needed. Publish and hand in the link.')}
      </Fact>
      <Fact name={t('Rounds of changes')}>
        {t('{rounds, plural, =0 {None included} other {# included}}', { rounds })}
      </Fact>
      <Fact name={t('Use of the work')}>{usageWords(work, owner)}</Fact>
      <Fact name={t('Advertising label')}>
        <AdLabels platforms={[...deliverables, ...ownerDeliverables].map(({ platform }) => platform)} />
      </Fact>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 1.5 }}>
      <SecondaryText component="dt" sx={{ mb: 0.25 }}>
        {name}
      </SecondaryText>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function Deliverables({ rows }: { rows: readonly DeliverablePartsFragment[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key, and are drawn from scratch.
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
          <Box sx={{ pt: '2px' }}>
            <Sign name={platformSigns[row.platform]} />
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {countWords(row)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(platformNames[row.platform])}
            </Box>
            {row.note && <SecondaryText>{row.note}</SecondaryText>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import Box from '@mui/material/Box';
import type { FitPartsFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { PlainList } from '../../list/PlainList.tsx';
import { conditionText, fitHint, stateNames, type Wanted } from './fitWords.ts';

const looks = {
  MET: { Icon: CheckCircleRounded, color: 'success.main' },
  NOT_MET: { Icon: CancelRounded, color: 'warning.main' },
  UNKNOWN: { Icon: HelpOutlineRounded, color: 'text.secondary' },
} as const;

type Props = { fit: readonly FitPartsFragment[]; wanted: Wanted };

/** Each condition with whether the viewer meets it, and what would change that. */
export function FitList({ fit, wanted }: Props) {
  return (
    <PlainList label={t('How you match')} sx={{ display: 'grid', gap: 1.25 }}>
      {fit.map((one) => (
        <FitRow key={one.condition} one={one} wanted={wanted} />
      ))}
    </PlainList>
  );
}

function FitRow({ one, wanted }: { one: FitPartsFragment; wanted: Wanted }) {
  const { Icon, color } = looks[one.state];
  const hint = fitHint(one);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25 }}>
      <Icon fontSize="small" aria-hidden sx={{ color, mt: '1px' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{conditionText(one.condition, wanted)}</Box>
          <Box sx={{ color, fontSize: 13.5, fontWeight: 650, whiteSpace: 'nowrap' }}>
            {t(stateNames[one.state])}
          </Box>
        </Box>
        {hint && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{t(hint)}</Box>}
      </Box>
    </Box>
  );
}

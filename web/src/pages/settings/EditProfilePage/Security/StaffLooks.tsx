import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { AccountLookCause } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import type { OwnAccountLookFragment } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { SettingsRow } from '../fields/SettingsSection.tsx';

export const OwnAccountLookDocument = graphql(`
  fragment OwnAccountLook on AccountLook {
    id
    role
    cause
    createdAt
  }
`);

const causes: Readonly<Record<AccountLookCause, Text>> = {
  HELP: msg('to answer your request for help'),
  MONEY: msg("because money didn't move"),
  SAFETY: msg('because of a report or suspected abuse'),
  FAULT: msg('to find a fault'),
};

/** When staff saw the product as the owner does, and why. Nothing without. */
export function StaffLooks({ looks }: { looks: readonly OwnAccountLookFragment[] }) {
  if (looks.length === 0) return null;
  return (
    <PlainList label={t('Seen by Koli staff')} sx={{ mt: 1.5 }}>
      {looks.map(({ id, role, cause, createdAt }) => (
        <SettingsRow
          key={id}
          icon={<VisibilityRounded aria-hidden sx={{ color: 'text.secondary' }} />}
          textWidth={180}
          title={t('Seen by Koli staff')}
          hint={[
            formatDayTime(createdAt),
            role === 'LEAD' ? t('lead') : t('trust team'),
            t(causes[cause]),
          ].join(' · ')}
        />
      ))}
    </PlainList>
  );
}

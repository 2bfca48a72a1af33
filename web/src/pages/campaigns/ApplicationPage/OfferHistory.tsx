import Box from '@mui/material/Box';
import type { OfferStatus } from '../../../__generated__/enums.ts';
import type { ApplicationQuery } from '../../../__generated__/graphql.ts';
import { Money } from '../../../components/display/Money.tsx';
import { SoftTag, type Tone } from '../../../components/display/SoftTag.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';

type Offers = NonNullable<ApplicationQuery['remark']>['offers'];

const looks: Record<OfferStatus, { tone: Tone; text: Text }> = {
  PENDING: { tone: 'warning', text: msg('Pending') },
  ACCEPTED: { tone: 'success', text: msg('Accepted') },
  REJECTED: { tone: 'error', text: msg('Rejected') },
  CHANGED: { tone: 'neutral', text: msg('Changed') },
};

/** Every offer that was made, newest first. Nothing is drawn before the first. */
export function OfferHistory({ offers }: { offers: Offers }) {
  if (offers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="offers" sx={{ mt: 5 }}>
      <SectionHeading id="offers" title={t('Offers')} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {offers.map((offer) => (
          <Box
            key={offer.id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1 }}>
              <Money value={offer.amount} />
              <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>
                {t('Made {time}', { time: formatDayTime(offer.createdAt) })}
                {offer.decidedAt &&
                  ` · ${t(looks[offer.status].text).toLowerCase()} ${formatDayTime(offer.decidedAt)}`}
              </Box>
            </Box>
            <SoftTag tone={looks[offer.status].tone}>{t(looks[offer.status].text)}</SoftTag>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

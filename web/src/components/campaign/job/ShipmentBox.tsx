import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { nameOfCountry } from '../../../lib/format/countryNames.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { SecondaryText } from '../../display/SecondaryText.tsx';

type Shipping = NonNullable<JobFragment['shipping']>;

/** What is sent for the job, where to, how it travels, and until when the work is due after it. */
export function ShipmentBox({ shipping }: { shipping: Shipping | null | undefined }) {
  if (!shipping) return null;
  const { product, carrier, trackingNumber, sentAt, receivedAt, address } = shipping;
  return (
    <Box
      component="section"
      aria-label={t('Product')}
      sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 1.5, mt: 2 }}
    >
      <LocalShippingOutlined aria-hidden sx={{ color: 'info.main' }} />
      <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <Box>
          <Box sx={{ fontWeight: 700 }}>{stateWords(shipping)}</Box>
          <SecondaryText sx={{ whiteSpace: 'pre-line' }}>{product}</SecondaryText>
        </Box>
        {carrier && <Fact label={t('Carrier')}>{[carrier, trackingNumber].filter(Boolean).join(' · ')}</Fact>}
        {sentAt && !receivedAt && <Fact label={t('Sent')}>{formatDayTime(sentAt)}</Fact>}
        {receivedAt && <Fact label={t('Received ## a parcel')}>{formatDayTime(receivedAt)}</Fact>}
        {address && (
          <Fact label={t('Delivery address')}>
            <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
              {linesOf(address).join('\n')}
            </Box>
          </Fact>
        )}
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ fontSize: 14 }}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label}</Box>
      {children}
    </Box>
  );
}

function stateWords({ state }: Shipping): string {
  switch (state) {
    case 'TO_SEND':
      return t('Product to send');
    case 'SENT':
      return t('Product on its way');
    case 'RECEIVED':
      return t('Product received');
    default:
      return t('Delivery address needed');
  }
}

/** An address as it stands on a parcel. */
function linesOf(address: NonNullable<Shipping['address']>): string[] {
  const { recipient, line1, line2, city, region, postalCode, country, phone } = address;
  const place = [postalCode, city, region].filter(Boolean).join(' ');
  return [recipient, line1, line2, place, nameOfCountry(country), phone].filter((line) => !!line) as string[];
}

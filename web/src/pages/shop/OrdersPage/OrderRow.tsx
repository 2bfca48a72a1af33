import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OrderFieldsFragment } from '../../../__generated__/graphql.ts';
import { CoveringLink, linkedCard } from '../../../components/display/linkedCard.tsx';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { orderPath } from '../../../lib/navigation/pagePaths.ts';
import { orderWords } from '../shared/orderWords.ts';

export function OrderRowsSkeleton() {
  return (
    <Box role="status" aria-label={t('Loading')} sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2, 3].map((key) => (
        <Card key={key} sx={{ display: 'flex', gap: 2, p: 1.5 }}>
          <Skeleton
            variant="rounded"
            sx={{ width: { xs: 76, sm: 108 }, height: 'auto', aspectRatio: '4 / 3' }}
          />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" height={26} />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

export function OrderRow({ order }: { order: OrderFieldsFragment }) {
  const [label, tone, text] = orderWords(order);
  const other = order.mySide === 'BUYER' ? order.seller : order.buyer;
  const name = other?.fullName;
  return (
    <Card
      component="article"
      sx={{
        ...linkedCard,
        gap: 2,
        p: 1.5,
      }}
    >
      <Box
        component="img"
        src={order.picture?.small}
        alt=""
        loading="lazy"
        sx={{
          width: { xs: 76, sm: 108 },
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          borderRadius: '10px',
          alignSelf: 'start',
          bgcolor: 'warning.soft',
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            justifyContent: 'space-between',
            alignItems: 'start',
            flexWrap: 'wrap',
          }}
        >
          <Typography variant="subtitle1" component="h2" sx={{ lineHeight: 1.3, minWidth: 0 }}>
            <CoveringLink to={orderPath(order.id)}>
              {order.quantity > 1 && `${order.quantity} × `}
              {order.title}
            </CoveringLink>
          </Typography>
          <SoftTag tone={tone}>{label}</SoftTag>
        </Box>
        <SecondaryText sx={{ mt: 0.25 }}>
          {order.mySide === 'BUYER' ? t('From {name} ## order', { name }) : t('To {name} ## order', { name })}{' '}
          · {formatDate(order.createdAt)}
        </SecondaryText>
        {other && <StaffBadge person={other} />}
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {text}
        </Typography>
        <Box sx={{ mt: 0.75 }}>
          <Money value={order.total} size={16} isFull />
        </Box>
      </Box>
    </Card>
  );
}

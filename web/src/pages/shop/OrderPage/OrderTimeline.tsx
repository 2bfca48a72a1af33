import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OrderFieldsFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { eventText } from '../shared/orderWords.ts';

export function OrderTimeline({ order }: { order: OrderFieldsFragment }) {
  const steps = order.timeline.flatMap(({ action, at }) => {
    const text = eventText(action);
    return text ? [{ key: `${action} ${at}`, text, at }] : [];
  });
  return (
    <Card component="section" aria-label={t('What happened')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {t('What happened')}
      </Typography>
      <PlainList component="ol">
        {steps.map(({ key, text, at }, index) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', gap: 1.5, pb: index < steps.length - 1 ? 1.5 : 0 }}
          >
            <Box
              aria-hidden
              sx={{
                width: 10,
                height: 10,
                mt: 0.75,
                borderRadius: '50%',
                flexShrink: 0,
                bgcolor: index === steps.length - 1 ? 'success.main' : 'divider',
              }}
            />
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1.5,
                flex: 1,
                justifyContent: 'space-between',
              }}
            >
              <Typography>{text}</Typography>
              <SecondaryText>{formatDayTime(at)}</SecondaryText>
            </Box>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

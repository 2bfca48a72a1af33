import Box from '@mui/material/Box';
import { t } from '../../../../languages/t.ts';
import { formatDate, formatMonth } from '../../../../lib/format/formatDate.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';
import { signedCount } from './figureText.ts';
import { type Point, scaleOf } from './growthScale.ts';

const HEIGHT = 168;
/** Number of sudden changes that are named below the plot. */
const NAMED = 3;

/** Followers over time as a line. Sudden changes are marked, and named below. */
export function GrowthPlot({ points, says }: { points: readonly Point[]; says: string }) {
  const scale = scaleOf(points);
  const [bottom = 0, top = 1] = [scale[0], scale.at(-1)];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const x = ({ at }: Point) => (100 * (at - first.at)) / Math.max(last.at - first.at, 1);
  const y = (followers: number) => (100 * (top - followers)) / Math.max(top - bottom, 1);
  const line = points.map((point) => `${x(point)},${y(point.followers)}`).join(' ');
  const jumps = points.filter(({ jump }) => jump !== null);
  return (
    <>
      <Box role="img" aria-label={says} sx={{ pr: 6, pt: 2.5 }}>
        <Box sx={{ position: 'relative', height: HEIGHT }}>
          {scale.map((count) => (
            <Line key={count} at={y(count)} text={formatFollowers(count)} />
          ))}
          <Box component="svg" viewBox="0 0 100 100" preserveAspectRatio="none" sx={drawn}>
            <Box component="polygon" points={`0,100 ${line} 100,100`} sx={{ fill: colour('soft') }} />
            <Box
              component="polyline"
              points={line}
              sx={{
                fill: 'none',
                stroke: colour('main'),
                strokeWidth: 2,
                vectorEffect: 'non-scaling-stroke',
              }}
            />
          </Box>
          {jumps.map((point) => (
            <Dot key={point.at} left={x(point)} top={y(point.followers)} tone="warning.main" />
          ))}
          <Dot left={100} top={y(last.followers)} tone="info.main" />
          <Value left={0} top={y(first.followers)}>
            {formatFollowers(first.followers)}
          </Value>
          <Value left={100} top={y(last.followers)}>
            {formatFollowers(last.followers)}
          </Value>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, ...small }}>
          {timesOf(first.at, last.at).map((at) => (
            <span key={at}>{formatMonth(new Date(at))}</span>
          ))}
        </Box>
      </Box>
      {jumps
        .slice(-NAMED)
        .reverse()
        .map(({ at, jump }) => (
          <Box key={at} sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontSize: 14 }}>
            <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: 99, bgcolor: 'warning.main' }} />
            {t('Sudden change: {change} on {date}', {
              change: signedCount(jump ?? 0),
              date: formatDate(new Date(at)),
            })}
          </Box>
        ))}
    </>
  );
}

const colour = (shade: 'main' | 'soft') => `var(--mui-palette-info-${shade})`;
const drawn = { position: 'absolute', inset: 0, width: 1, height: 1, overflow: 'visible' } as const;
const small = { fontSize: 12.5, color: 'text.secondary', whiteSpace: 'nowrap' } as const;

/** The first and the last month with two between; two for less than three months. */
function timesOf(from: number, to: number): number[] {
  const steps = to - from > 90 * 86_400_000 ? 3 : 1;
  return Array.from({ length: steps + 1 }, (_, n) => from + (n * (to - from)) / steps);
}

function Line({ at, text }: { at: number; text: string }) {
  return (
    <Box
      sx={{ position: 'absolute', left: 0, right: 0, top: `${at}%`, borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="span" sx={{ position: 'absolute', left: 'calc(100% + 8px)', top: -10, ...small }}>
        {text}
      </Box>
    </Box>
  );
}

function Dot({ left, top, tone }: { left: number; top: number; tone: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: `${left}%`,
        top: `${top}%`,
        width: 12,
        height: 12,
        m: '-6px',
        border: 2,
        borderColor: 'background.paper',
        borderRadius: 99,
        bgcolor: tone,
      }}
    />
  );
}

/** A count above its point. */
function Value({ left, top, children }: { left: number; top: number; children: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: `${left}%`,
        top: `calc(${top}% - 30px)`,
        transform: left > 50 ? 'translateX(-100%)' : 'none',
        fontSize: 13,
        fontWeight: 700,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

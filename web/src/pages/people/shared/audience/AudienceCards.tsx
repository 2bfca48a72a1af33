import type { MediaFormat } from '../../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { nameOfCountry } from '../../../../lib/format/countryNames.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../../lib/format/formatMoney.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';
import { AgePlot } from './AgePlot.tsx';
import { ageGroups } from './ageGroups.ts';
import type { Ages, Audience, Growth, Provenance } from './audienceDocument.ts';
import { FigureCard } from './FigureCard.tsx';
import { exactPercent, percentText, signedCount } from './figureText.ts';
import { GrowthPlot } from './GrowthPlot.tsx';
import { growthRate, pointsOf } from './growthScale.ts';
import { type Share, SharePlot } from './SharePlot.tsx';

/** Countries and cities that a plot shows; the table has all. */
const SHOWN = 5;

export function AgeCard({ ages }: { ages: Ages }) {
  const groups = ageGroups(ages);
  const [largest] = ages.shares;
  const about = { age: largest?.age };
  const says: Record<string, string> = {
    FEMALE: t('The largest group is women aged {age}.', about),
    MALE: t('The largest group is men aged {age}.', about),
  };
  return (
    <FigureCard
      title={t('Age and gender')}
      says={says[largest?.gender ?? ''] ?? t('The largest group is people aged {age}.', about)}
      source={ages}
      table={{
        head: [t('Age'), t('Women'), t('Men'), t('Unknown')],
        rows: groups.map(({ age, women, men, unknown }) => [age, ...[women, men, unknown].map(exactPercent)]),
      }}
    >
      <AgePlot groups={groups} />
    </FigureCard>
  );
}

/** `short` is what the plot has room for. */
type Place = { name: string; short: string; percent: number; followers: number };
type PlaceProps = {
  title: string;
  places: readonly Place[];
  source: Provenance;
  /** Whether to show what is missing to all followers. */
  rest?: boolean;
};

function PlaceCard({ title, places, source, rest = false }: PlaceProps) {
  const shown = places.slice(0, SHOWN);
  const missing = 100 - shown.reduce((sum, { percent }) => sum + percent, 0);
  const shares: Share[] = shown.map(({ short, percent }) => ({
    name: short,
    percent,
    text: percentText(percent),
  }));
  if (rest && missing >= 1) {
    shares.push({
      name: t('Elsewhere or unknown'),
      percent: missing,
      text: percentText(missing),
      isRest: true,
    });
  }
  return (
    <FigureCard
      title={title}
      says={t('Share of all followers.')}
      source={source}
      table={{
        head: [title, t('Share ## part of followers'), t('Followers')],
        rows: places.map(({ name, percent, followers }) => [
          name,
          exactPercent(percent),
          formatNumber(followers),
        ]),
      }}
    >
      <SharePlot label={title} shares={shares} />
    </FigureCard>
  );
}

export function CountryCard({ countries }: { countries: NonNullable<Audience['countries']> }) {
  const places = countries.shares.map((share) => {
    const name = nameOfCountry(share.country);
    return { ...share, name, short: name };
  });
  return <PlaceCard title={t('Countries')} places={places} source={countries} rest />;
}

export function CityCard({ cities }: { cities: NonNullable<Audience['cities']> }) {
  const places = cities.shares.map((share) => ({
    ...share,
    name: share.city,
    short: share.city.split(',')[0] ?? '',
  }));
  return <PlaceCard title={t('Cities')} places={places} source={cities} />;
}

const formatNames: Record<MediaFormat, Text> = {
  REEL: msg('Reels'),
  VIDEO: msg('Videos'),
  CAROUSEL: msg('Carousels'),
  PHOTO: msg('Photos'),
};

export function EngagementCard({ engagement }: { engagement: NonNullable<Audience['engagement']> }) {
  const title = t('Engagement by format');
  const rows = engagement.formats.map(({ format, posts, percent }) => ({
    name: t(formatNames[format]),
    posts,
    percent,
    text: exactPercent(percent),
    note: t('{count, plural, one {# post} other {# posts}}', { count: posts }),
  }));
  return (
    <FigureCard
      title={title}
      says={t('Likes and comments per follower, 90 days.')}
      source={engagement}
      table={{
        head: [t('Format'), t('Posts'), t('Engagement')],
        rows: rows.map(({ name, posts, text }) => [name, formatNumber(posts), text]),
      }}
    >
      <SharePlot label={title} shares={rows} />
    </FigureCard>
  );
}

export function GrowthCard({ growth }: { growth: Growth }) {
  const points = pointsOf(growth);
  const says = growthText(points);
  const rows = points.map(({ at, followers, jump }) => [
    formatDate(new Date(at)),
    formatNumber(followers),
    jump === null ? '' : signedCount(jump),
  ]);
  return (
    <FigureCard
      wide
      title={t('Followers')}
      says={says}
      source={growth}
      table={{ head: [t('Date'), t('Followers'), t('Sudden change')], rows: rows.reverse() }}
    >
      <GrowthPlot points={points} says={says} />
    </FigureCard>
  );
}

function growthText(points: ReturnType<typeof pointsOf>): string {
  const date = formatDate(new Date(points[0]?.at ?? 0));
  const rate = growthRate(points);
  if (!rate) return t('Known since {date}.', { date });
  const { gain, monthly } = rate;
  const told = { count: formatFollowers(Math.abs(gain)), date, percent: exactPercent(Math.abs(monthly)) };
  return gain < 0
    ? t('Down {count} since {date}, {percent} a month.', told)
    : t('Up {count} since {date}, {percent} a month.', told);
}

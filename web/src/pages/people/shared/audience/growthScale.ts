import type { Growth } from './audienceDocument.ts';

export type Point = { at: number; followers: number; jump: number | null };

export const pointsOf = ({ points }: Growth): Point[] =>
  points.map(({ takenAt, followers, jump }) => ({
    at: new Date(takenAt).getTime(),
    followers,
    jump: jump ?? null,
  }));

const MONTH = 30.44 * 86_400_000;

/** Followers gained since the first reading, and in percent a month; null while it is less than two weeks. */
export function growthRate(points: readonly Point[]): { gain: number; monthly: number } | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.followers === 0) return null;
  const months = (last.at - first.at) / MONTH;
  if (months < 0.46) return null;
  const monthly = 100 * ((last.followers / first.followers) ** (1 / months) - 1);
  return { gain: last.followers - first.followers, monthly };
}

/** Round numbers of followers around the least and the most: 60,000, 70,000, 80,000. */
export function scaleOf(points: readonly Point[]): number[] {
  const counts = points.map(({ followers }) => followers);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const raw = Math.max((most - least) / 3, most / 100, 1);
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = unit * ([1, 2, 5, 10].find((factor) => factor * unit >= raw) ?? 10);
  const bottom = Math.floor(least / step) * step;
  const lines = Math.max(1, Math.ceil((most - bottom) / step));
  return Array.from({ length: lines + 1 }, (_, n) => bottom + n * step);
}

import type { Result } from 'lighthouse';

/** What is measured of a page, with what it must reach. */
export type Figure = {
  name: string;
  read: (result: Result) => number;
  digits: number;
  /** Least or most. */
  limit: { least: number } | { most: number };
};

const score = (category: string) => (result: Result) => (result.categories[category]?.score ?? 0) * 100;
const value =
  (audit: string, unit = 1) =>
  (result: Result) =>
    (result.audits[audit]?.numericValue ?? Number.NaN) / unit;

type Transfer = { resourceType?: string; transferSize?: number };

/** Kilobytes of script on the way to the browser, all that comes before the page is quiet. */
function scriptKilobytes(result: Result): number {
  const details = result.audits['network-requests']?.details as { items?: Transfer[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

export const figures: Figure[] = [
  { name: 'performance', read: score('performance'), digits: 0, limit: { least: 95 } },
  { name: 'accessibility', read: score('accessibility'), digits: 0, limit: { least: 100 } },
  { name: 'practices', read: score('best-practices'), digits: 0, limit: { least: 100 } },
  { name: 'SEO', read: score('seo'), digits: 0, limit: { least: 100 } },
  { name: 'paint s', read: value('largest-contentful-paint', 1000), digits: 2, limit: { most: 2 } },
  { name: 'blocked ms', read: value('total-blocking-time'), digits: 0, limit: { most: 150 } },
  { name: 'shift', read: value('cumulative-layout-shift'), digits: 3, limit: { most: 0.02 } },
  { name: 'script kB', read: scriptKilobytes, digits: 0, limit: { most: 225 } },
];

/** Whether a figure is what it must be; below 2.0 s means below. */
export function holds({ limit }: Figure, measured: number): boolean {
  return 'least' in limit ? measured >= limit.least : measured <= limit.most;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What keeps a page from full marks in a category, for whoever has to mend it. */
export function complaints(result: Result): string[] {
  const wanted = ['accessibility', 'best-practices', 'seo'];
  const audits = wanted.flatMap((name) => result.categories[name]?.auditRefs ?? []);
  return audits
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${result.audits[id]?.title}`);
}

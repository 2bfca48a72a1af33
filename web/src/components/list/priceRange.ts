import { formatTag } from '../../languages/spoken.ts';
import { inUsd } from '../../lib/format/formatMoney.ts';

export type PriceScale = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The dollar of the prices. */
  readonly sign: 'US$' | 'S$';
};

export type PriceRange = { minPrice: number; maxPrice: number };

export const dollars = (value: number, { sign }: Pick<PriceScale, 'sign'>): string =>
  `${sign}${value.toLocaleString(formatTag())}`;

function clamp(text: string | null, { min, max }: PriceScale, otherwise: number): number {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : otherwise;
}

/** The range in the parameters `min` and `max` of an address, whatever stands there. */
export function readPrices(params: URLSearchParams, scale: PriceScale): PriceRange {
  const min = clamp(params.get('min'), scale, scale.min);
  const max = clamp(params.get('max'), scale, scale.max);
  return { minPrice: Math.min(min, max), maxPrice: Math.max(min, max) };
}

export const isPriced = ({ minPrice, maxPrice }: PriceRange, { min, max }: PriceScale): boolean =>
  minPrice > min || maxPrice < max;

/** The range as the API takes it, in minor units; an end that leaves nothing out is absent. */
export const priceFilter = ({ minPrice, maxPrice }: PriceRange, { min, max }: PriceScale) => ({
  minPrice: minPrice > min ? inUsd(minPrice * 100) : undefined,
  maxPrice: maxPrice < max ? inUsd(maxPrice * 100) : undefined,
});

export const priceText = ({ minPrice, maxPrice }: PriceRange, scale: PriceScale): string =>
  `${dollars(minPrice, scale)} – ${dollars(maxPrice, scale)}`;

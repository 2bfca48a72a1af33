import type { Work } from '../../../schema/work.ts';
import type { Ctx } from '../../platform/context.ts';
import { findCountries } from '../reference-data/references.service.ts';

/** The work with its countries looked up: none when all are named. Throws BAD_INPUT at `<field>.usage.countries`. */
export async function withKnownCountries(ctx: Ctx, work: Work, field: string): Promise<Work> {
  const { usage } = work;
  if (usage.countries.length === 0) return work;
  const countries = await findCountries(ctx, usage.countries, `${field}.usage.countries`);
  return { ...work, usage: { ...usage, countries } };
}

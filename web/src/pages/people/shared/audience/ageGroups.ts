import type { Ages } from './audienceDocument.ts';

export type AgeGroup = { age: string; women: number; men: number; unknown: number };

const startOf = (age: string) => Number.parseInt(age, 10);

/** Percent of women, men and followers of unknown gender by age, youngest first. */
export function ageGroups({ shares }: Ages): AgeGroup[] {
  const groups = new Map<string, AgeGroup>();
  for (const { age, gender, percent } of shares) {
    const group = groups.get(age) ?? { age, women: 0, men: 0, unknown: 0 };
    if (gender === 'FEMALE') group.women += percent;
    else if (gender === 'MALE') group.men += percent;
    else group.unknown += percent;
    groups.set(age, group);
  }
  return [...groups.values()].sort((a, b) => startOf(a.age) - startOf(b.age));
}

const OLDEST = 45;

/** The same with everybody from 45 on in one group: few follow, and a phone has room for five. */
export function fewerAgeGroups(groups: readonly AgeGroup[]): AgeGroup[] {
  const old = groups.filter(({ age }) => startOf(age) >= OLDEST);
  const younger = groups.filter(({ age }) => startOf(age) < OLDEST);
  return old.length === 0 ? younger : [...younger, { ...sumOf(old), age: `${OLDEST}+` }];
}

export function sumOf(groups: readonly AgeGroup[]): Omit<AgeGroup, 'age'> {
  const sum = { women: 0, men: 0, unknown: 0 };
  for (const { women, men, unknown } of groups) {
    sum.women += women;
    sum.men += men;
    sum.unknown += unknown;
  }
  return sum;
}

import type { FaceSpec } from '../art/drawFace.ts';
import type { Emblem, LogoSpec } from '../art/drawLogo.ts';
import { Rng } from '../rng.ts';
import type { CategoryName } from './categories.ts';
import { type DemoIdentity, emailOf, type FaceHint, identity } from './person.ts';
import type { City } from './places.ts';

/** What a brand shows of itself. */
export type DemoAvatar = { kind: 'face'; face: FaceSpec } | { kind: 'logo'; logo: LogoSpec };

/** Somebody who posts campaigns. */
export interface DemoBrand extends DemoIdentity {
  brandName: string;
  category: CategoryName;
  /** The drawn mark; every brand has one. */
  logo: LogoSpec;
  /** What the brand shows: its mark, or its owner's face. */
  avatar: DemoAvatar;
}

/** brand name, owner's first, last, username, gender, birth year, city, category, mark */
export type BrandRow = readonly [
  string,
  string,
  string,
  string,
  'm' | 'f' | 'o',
  number,
  City,
  CategoryName,
  Emblem | 'letters' | 'face',
];

/** A brand from a row of the tables. */
export function brand(row: BrandRow, bio: string, hint: FaceHint = {}, email = emailOf(row[3])): DemoBrand {
  const [brandName, first, last, username, gender, birthYear, city, category, mark] = row;
  const who = identity([first, last, username, gender, birthYear, city], hint, bio, email);
  const seed = new Rng(`mark:${username}`).int(1, 1_000_000);
  const logo: LogoSpec =
    mark === 'letters' || mark === 'face'
      ? { seed, name: brandName }
      : { seed, name: brandName, emblem: mark };
  return {
    ...who,
    brandName,
    category,
    logo,
    avatar: mark === 'face' ? { kind: 'face', face: who.face } : { kind: 'logo', logo },
  };
}

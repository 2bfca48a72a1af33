/** How a drawn person presents. */
export const presentations = ['feminine', 'masculine', 'androgynous'] as const;
export type Presentation = (typeof presentations)[number];

/** From light to deep. */
export const skinTones = ['fair', 'light', 'warm', 'tan', 'brown', 'deep'] as const;
export type SkinTone = (typeof skinTones)[number];

export const hairStyles = [
  'crop',
  'sidePart',
  'quiff',
  'curls',
  'fade',
  'undercut',
  'shaggy',
  'manBun',
  'bald',
  'receding',
  'bob',
  'long',
  'longPart',
  'waves',
  'fringe',
  'bun',
  'topKnot',
  'ponytail',
  'braid',
  'pixie',
  'spaceBuns',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export const headwears = [
  'none',
  'hijab',
  'tudung',
  'shawl',
  'cap',
  'songkok',
  'headphones',
  'flower',
  'beanie',
  'bucketHat',
  'strawHat',
  'turban',
  'headband',
  'helmet',
  'beret',
] as const;
export type Headwear = (typeof headwears)[number];

export const glassesKinds = ['none', 'round', 'square', 'sun', 'cat'] as const;
export type Glasses = (typeof glassesKinds)[number];

export const beards = ['none', 'stubble', 'moustache', 'goatee', 'short', 'full'] as const;
export type Beard = (typeof beards)[number];

export const clothesKinds = [
  'tee',
  'shirt',
  'batik',
  'hoodie',
  'blazer',
  'tank',
  'kebaya',
  'kurung',
  'highNeck',
  'dress',
  'barong',
  'apron',
  'jersey',
  'stripes',
] as const;
export type Clothes = (typeof clothesKinds)[number];

/** A face. What is left out follows from the seed, the presentation and the age. */
export interface FaceSpec {
  seed: number;
  presentation: Presentation;
  /** In years; grey hair and lines come with it. */
  age: number;
  skin?: SkinTone;
  hair?: HairStyle;
  /** As #RRGGBB. */
  hairColour?: string;
  headwear?: Headwear;
  glasses?: Glasses;
  beard?: Beard;
  clothes?: Clothes;
}

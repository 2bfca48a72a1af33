import { Rng } from '../../rng.ts';
import { mix } from '../colour.ts';
import type { Clothes, FaceSpec, HairStyle } from './spec.ts';

const SKINS = {
  fair: '#F8DCC4',
  light: '#F2C9A5',
  warm: '#E3AE80',
  tan: '#CC9061',
  brown: '#A86D45',
  deep: '#7D4B30',
};
const HAIR_COLOURS = ['#1B1613', '#241C18', '#2E211A', '#3A2A20', '#4A3022'];
const DYED = ['#8A4B2A', '#B5652E', '#7A3B52', '#C9A06B', '#4F5FA8'];
const BACKGROUNDS = ['#FFE1D4', '#DCEFE6', '#E4E4FB', '#FFF0CC', '#E8E2D8', '#D9ECF5', '#F9DDE6', '#E6EFCF'];
const TOPS = [
  '#C2410C',
  '#14704F',
  '#4547D9',
  '#2A2724',
  '#E9B44C',
  '#EFE4D3',
  '#B0476B',
  '#2F7F8F',
  '#6B4A8E',
  '#F4E7CF',
  '#D9776B',
  '#5F7F4A',
];
const LIPS = ['#B5564A', '#C2476B', '#A63D40', '#C9705A', '#9E3A5A'];

const FEMININE: readonly HairStyle[] = [
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
];
const MASCULINE: readonly HairStyle[] = [
  'crop',
  'sidePart',
  'quiff',
  'curls',
  'fade',
  'undercut',
  'shaggy',
  'manBun',
];
const EITHER: readonly HairStyle[] = ['pixie', 'undercut', 'bob', 'shaggy', 'curls', 'topKnot'];

/** A face with nothing left open. */
export interface Face extends Required<Omit<FaceSpec, 'skin' | 'seed'>> {
  rng: Rng;
  skin: string;
  background: string;
  top: string;
  second: string;
  lips: string;
  cloth: string;
  /** -1 when the light comes from the left. */
  side: -1 | 1;
}

/** Fills what the content left open, always in the same order, so that a seed keeps its face. */
export function resolveFace(spec: FaceSpec): Face {
  const rng = new Rng(`face:${spec.seed}`);
  const feminine = spec.presentation === 'feminine';
  const background = rng.pick(BACKGROUNDS);
  const [top = '#2A2724', second = '#FFFFFF', cloth = '#14704F'] = rng.shuffle(TOPS);
  const skin = SKINS[spec.skin ?? rng.pick(['fair', 'light', 'warm', 'tan', 'brown'] as const)];
  const dyed = rng.chance(spec.age < 34 ? 0.07 : 0.02);
  const own = dyed ? rng.pick(DYED) : rng.pick(HAIR_COLOURS);
  const hair = rng.pick({ feminine: FEMININE, masculine: MASCULINE, androgynous: EITHER }[spec.presentation]);
  const glasses = rng.chance(0.1 + spec.age / 450) ? rng.pick(['round', 'square'] as const) : 'none';
  const beard =
    !feminine && rng.chance(0.34) ? rng.pick(['stubble', 'goatee', 'short', 'moustache'] as const) : 'none';
  const clothes = feminine
    ? rng.pick(['tee', 'shirt', 'dress', 'highNeck', 'blazer', 'stripes', 'tank'] as const)
    : rng.pick(['tee', 'shirt', 'hoodie', 'batik', 'stripes', 'jersey', 'blazer'] as const);
  return {
    rng,
    presentation: spec.presentation,
    age: spec.age,
    skin,
    background,
    top,
    second,
    cloth,
    lips: mix(rng.pick(LIPS), skin, feminine ? 0.05 : 0.5),
    side: rng.chance(0.5) ? -1 : 1,
    hair: underHat(spec, spec.hair ?? hair),
    hairColour: greyed(spec.hairColour ?? own, spec.age),
    headwear: spec.headwear ?? 'none',
    glasses: spec.glasses ?? glasses,
    beard: spec.beard ?? beard,
    clothes: spec.clothes ?? (VEILED.includes(spec.headwear ?? 'none') ? covered(clothes) : clothes),
  };
}

const HATS = ['cap', 'songkok', 'beanie', 'bucketHat', 'strawHat', 'helmet', 'beret', 'headphones'];
const TALL = ['bun', 'topKnot', 'spaceBuns', 'manBun', 'curls', 'quiff'];

/** Hair that stands up does not fit under a hat. */
function underHat(spec: FaceSpec, hair: HairStyle): HairStyle {
  if (!HATS.includes(spec.headwear ?? 'none') || !TALL.includes(hair)) return hair;
  return spec.presentation === 'feminine' ? 'longPart' : 'crop';
}

const VEILED = ['hijab', 'tudung', 'shawl'];

/** Who covers the hair covers the shoulders. */
const covered = (wanted: Clothes): Clothes => (wanted === 'tank' || wanted === 'dress' ? 'kurung' : wanted);

const greyed = (colour: string, age: number) =>
  age < 48 ? colour : mix(colour, '#E4E0DC', Math.min(0.95, (age - 42) / 26));

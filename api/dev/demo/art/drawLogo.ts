import { Rng } from '../rng.ts';
import { brightness, darker, lighter } from './colour.ts';
import { type Emblem, emblems } from './emblems.ts';
import { letters } from './letters.ts';
import { at, circle, many, path, rect, stroke, tag } from './svg.ts';

export type { Emblem } from './emblems.ts';

/** A brand's mark. */
export interface LogoSpec {
  seed: number;
  /** Its first letters become the monogram when there is no emblem. */
  name: string;
  emblem?: Emblem;
}

const GROUNDS = [
  '#C2410C',
  '#14704F',
  '#2F3E8C',
  '#2A2724',
  '#8A3A5A',
  '#1F6670',
  '#FFE1D4',
  '#DCEFE6',
  '#FFF0CC',
  '#E4E4FB',
  '#F4E7CF',
  '#F2B134',
];
const SPOTS = ['#FFD27A', '#FF8A5B', '#7FD6B4', '#F7C4B0', '#A5A6FF'];
const DARK_SPOTS = ['#D63F1A', '#14704F', '#4547D9', '#B8741A', '#B0476B'];

/** A square mark as SVG text, made to be cut to a circle. It uses no font. The same values give the same mark. */
export function drawLogo(spec: LogoSpec, size = 96): string {
  const rng = new Rng(`logo:${spec.seed}:${spec.name}`);
  const ground = rng.pick(GROUNDS);
  const dark = brightness(ground) < 0.6;
  const ink = dark ? '#FFFAF0' : '#2A2724';
  const spot = rng.pick((dark ? SPOTS : DARK_SPOTS).filter((colour) => colour !== ground));
  const mark = spec.emblem
    ? at(48, 48, 1.06, emblems[spec.emblem](ink, spot))
    : monogram(spec.name, ink, spot);
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 96 96' },
    rect(0, 0, 96, 96, ground) + pattern(rng, ground, dark) + mark,
  );
}

/** The first letters of the first two words. */
const initials = (name: string) =>
  name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0));

function monogram(name: string, ink: string, spot: string): string {
  const [first = 'K', second] = initials(name);
  const line = (letter: string, colour: string) => stroke(letters[letter] ?? '', colour, 4.6);
  if (!second) return at(30, 26, 1.8, line(first, ink)) + circle(72, 68, 5, spot);
  return at(20, 34, 1.18, line(first, ink)) + at(53, 34, 1.18, line(second, spot));
}

function pattern(rng: Rng, ground: string, dark: boolean): string {
  const tint = dark ? lighter(ground, 0.12) : darker(ground, 0.07);
  return rng.pick([
    () => '',
    () => circle(48, 48, 40, 'none', { stroke: tint, 'stroke-width': 3 }),
    () => path('M0 96 V60 Q48 30 96 60 V96Z', tint),
    () => circle(48, 48, 36, tint),
    () => many(5, (index) => rect(index * 22 - 3, 0, 9, 96, tint)),
    () => path('M0 0 H96 L0 96Z', tint),
  ])();
}

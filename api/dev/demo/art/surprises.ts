import type { Scene } from './scene.ts';
import { at, circle, dim, ellipse, many, mirrored, path, rect, stroke } from './svg.ts';

function gecko(): string {
  const legs = stroke('M-6 -12 l-15 -7 M6 -12 l15 -7 M-5 10 l-14 8 M5 10 l14 8', '#B98D5E', 4.5);
  return (
    dim(0.2, ellipse(5, 6, 11, 26, '#2B1426')) +
    stroke('M0 14 q2 24 14 26 q10 0 8 -10', '#B98D5E', 6) +
    legs +
    ellipse(0, 0, 9, 19, '#C99D6C') +
    ellipse(0, -23, 9, 10, '#C99D6C') +
    circle(-5, -27, 2.6, '#2B1E17') +
    circle(5, -27, 2.6, '#2B1E17') +
    stroke('M0 -10 V12', '#A87B4C', 2.5)
  );
}

function butterfly(s: Scene): string {
  const wing =
    path('M0 0 Q10 -34 34 -26 Q40 -6 0 0Z', s.palette.accent) +
    path('M0 0 Q30 0 26 18 Q10 24 0 0Z', '#FFD27A') +
    circle(22, -18, 4, '#FFFFFF', { opacity: 0.8 });
  return at(
    0,
    0,
    0.9,
    wing +
      mirrored(wing) +
      stroke('M0 -10 V14', '#3A2A20', 4) +
      stroke('M0 -10 q-5 -10 -10 -11 M0 -10 q5 -10 10 -11', '#3A2A20', 1.6),
    18,
  );
}

const paperPlane = () =>
  stroke('M-92 34 q24 14 40 -6 q10 -16 -6 -14 q-14 6 4 16 q16 6 26 -8', '#FFFFFF', 2.5, {
    'stroke-dasharray': '2 7',
    opacity: 0.8,
  }) +
  path('M-26 6 L40 -20 L8 22 L2 10Z', '#FFFFFF') +
  path('M2 10 L40 -20 L-10 12 L-6 26Z', '#DCD6EA');

const bird = (s: Scene) =>
  stroke('M-130 26 Q-40 34 130 20', '#4A3A33', 2.5, { opacity: 0.75 }) +
  path('M-24 2 L-44 14 L-20 12Z', '#3A4A5C') +
  ellipse(-4, 6, 22, 17, s.palette.accent) +
  circle(13, -6, 12, s.palette.accent) +
  path('M23 -8 L36 -4 L23 0Z', '#F2B134') +
  circle(16, -8, 2.4, '#FFFFFF') +
  circle(16.6, -8, 1.4, '#1F1A17') +
  path('M-16 2 Q0 -4 6 12 Q-10 20 -16 2Z', '#3A4A5C') +
  stroke('M-6 22 v8 M2 22 v7', '#7A5A2B', 2.4);

const goldfishBag = () =>
  stroke('M0 -140 V-44', '#D63F1A', 3) +
  path('M-9 -44 Q0 -36 9 -44 L6 -54 L-6 -54Z', '#FFFFFF', { opacity: 0.85 }) +
  path('M-8 -44 C-42 -20 -36 36 0 36 C36 36 42 -20 8 -44Z', '#DFF3FA', { opacity: 0.75 }) +
  path('M-33 -6 Q0 2 33 -6 Q34 36 0 36 Q-34 36 -33 -6Z', '#9AD3EA', { opacity: 0.8 }) +
  path('M-14 14 Q0 2 13 13 Q0 24 -14 14Z', '#F0683C') +
  path('M12 13 L22 6 L20 21Z', '#F0683C') +
  circle(-7, 12, 1.8, '#1F1A17');

const lantern = () =>
  stroke('M0 -160 V-30', '#6B4A2C', 2.5) +
  rect(-12, -33, 24, 7, '#F2B134', { rx: 2 }) +
  ellipse(0, -2, 32, 26, '#E23B2E') +
  ellipse(0, -2, 14, 26, '#F26B4A') +
  rect(-12, 22, 24, 7, '#F2B134', { rx: 2 }) +
  stroke('M0 29 V48 M-5 29 V42 M5 29 V42', '#F2B134', 2.4);

const rubberDuck = () =>
  ellipse(6, 2, 34, 6, '#2B1426', { opacity: 0.18 }) +
  path('M-28 -20 Q-40 -34 -30 -34 Q-14 -26 6 -28 Q32 -26 26 -8 Q20 2 -4 2 Q-26 2 -28 -20Z', '#FFC93C') +
  circle(14, -38, 16, '#FFC93C') +
  path('M27 -40 Q42 -40 40 -34 Q32 -30 26 -33Z', '#F0783C') +
  circle(18, -42, 2.6, '#2B1E17') +
  path('M-16 -18 Q-2 -24 8 -14 Q-6 -4 -16 -18Z', '#F2AE2A');

const snail = (s: Scene) =>
  ellipse(4, 2, 36, 5, '#2B1426', { opacity: 0.18 }) +
  path('M-36 0 Q-20 -8 10 -10 Q26 -12 28 -28 Q40 -34 40 -20 Q38 0 20 0Z', '#EBC79E') +
  stroke('M30 -28 l-4 -12 M38 -28 l4 -12', '#EBC79E', 3) +
  circle(26, -41, 2.6, '#3A2A20') +
  circle(42, -41, 2.6, '#3A2A20') +
  circle(-6, -22, 20, s.palette.accent) +
  stroke('M-6 -22 m-2 0 a6 6 0 1 1 8 5 a12 12 0 1 1 -14 -14', '#FFFFFF', 3, { opacity: 0.7 });

/** The packet that keeps a hawker-centre seat. */
const tissuePacket = () =>
  ellipse(4, 3, 42, 6, '#2B1426', { opacity: 0.16 }) +
  path('M-36 0 L-30 -30 H34 L38 0Z', '#FFFFFF') +
  path('M-34 -10 L-32 -20 H36 L37 -10Z', '#6FA8DC') +
  path('M-14 -30 Q-6 -46 4 -36 Q12 -48 18 -30Z', '#F4F1EA') +
  circle(2, -15, 4, '#FFFFFF');

const crane = (s: Scene) =>
  ellipse(0, 2, 34, 5, '#2B1426', { opacity: 0.16 }) +
  path('M-40 -34 L-8 -4 L6 -22Z', s.palette.accent) +
  path('M-8 -4 L-6 -58 L20 -16Z', '#FFFFFF') +
  path('M-8 -4 L24 -4 L20 -16Z', '#E8DDD0') +
  path('M24 -4 L20 -16 L44 -44 L38 -46 L44 -36Z', s.palette.accent);

const chick = () =>
  ellipse(4, 2, 22, 4.5, '#2B1426', { opacity: 0.18 }) +
  stroke('M-6 -6 v8 M6 -6 v8', '#E88A2B', 3) +
  ellipse(0, -18, 19, 16, '#FFD75E') +
  circle(6, -36, 12, '#FFD75E') +
  path('M17 -37 L27 -33 L17 -30Z', '#E8742B') +
  circle(9, -38, 2.2, '#2B1E17') +
  path('M-14 -20 Q-4 -26 4 -16 Q-6 -8 -14 -20Z', '#F2B93C');

const ladybirds = () =>
  many(3, (index) =>
    at(
      index * 30 - 30,
      index % 2 ? -16 : 4,
      0.8,
      ellipse(0, 0, 12, 10, '#D7261E') +
        circle(11, 0, 5, '#1F1A17') +
        stroke('M-12 0 H10', '#1F1A17', 1.8) +
        circle(-4, -4.5, 2.2, '#1F1A17') +
        circle(-4, 4.5, 2.2, '#1F1A17') +
        circle(4, -5, 1.8, '#1F1A17') +
        circle(4, 5, 1.8, '#1F1A17'),
      index * 24 - 30,
    ),
  );

const frangipani = () =>
  many(5, (index) =>
    at(0, 0, 1, path('M0 0 Q-20 -14 -9 -34 Q12 -32 12 -14 Q10 -4 0 0Z', '#FFFDF4'), index * 72),
  ) + many(5, (index) => at(0, 0, 1, path('M0 0 Q-8 -8 -3 -17 Q4 -12 0 0Z', '#F6C23C'), index * 72));

const antWithCrumb = () =>
  stroke('M-14 -2 l-8 -8 M-14 2 l-8 8 M-4 -3 l0 -11 M-4 3 l0 11 M6 -3 l7 -9 M6 3 l7 9', '#3A1F16', 1.8) +
  ellipse(-16, 0, 9, 6.5, '#5A2B1C') +
  ellipse(-4, 0, 5.5, 4.5, '#5A2B1C') +
  circle(7, 0, 6, '#5A2B1C') +
  path('M12 -10 L30 -16 L34 2 L20 10 L12 4Z', '#F2D9A0');

/** Every picture has one thing that nobody asked for. These sit on a wall or in the air. */
const aloft: readonly ((s: Scene) => string)[] = [gecko, butterfly, paperPlane, bird, goldfishBag, lantern];
/** These sit on the ground near the front edge. */
const grounded: readonly ((s: Scene) => string)[] = [
  rubberDuck,
  snail,
  tissuePacket,
  crane,
  chick,
  ladybirds,
];
/** These lie on a table seen from above. */
const lying: readonly ((s: Scene) => string)[] = [
  ladybirds,
  tissuePacket,
  frangipani,
  antWithCrumb,
  butterfly,
  gecko,
];

export type SurprisePlace = 'aloft' | 'grounded' | 'lying';
const byPlace = { aloft, grounded, lying };

/** Puts the picture's surprise at a free spot. */
export function surprise(s: Scene, place: SurprisePlace, x: number, y: number, scale = 1): void {
  const draw = s.rng.pick(byPlace[place]);
  const drawn = draw(s);
  s.add(
    at(
      x,
      y,
      scale,
      place === 'lying' ? s.lifted(drawn, 4) : drawn,
      place === 'lying' ? s.rng.between(-40, 40) : 0,
    ),
  );
}

import { at, circle, ellipse, many, path, rect, stroke } from './svg.ts';

/** Marks for brands, drawn in one or two colours around the origin, about 44 across. */
export const emblems = {
  bowl: (ink: string, spot: string) =>
    path('M-22 -2 H22 Q20 20 0 20 Q-20 20 -22 -2Z', ink) +
    rect(-9, 19, 18, 4, ink, { rx: 2 }) +
    stroke('M-8 -8 q-5 -6 0 -12 M4 -8 q-5 -6 0 -12', spot, 4),
  leaf: (ink: string, spot: string) =>
    path('M-18 18 Q-24 -20 20 -20 Q22 22 -18 18Z', ink) + stroke('M-18 18 L8 -8', spot, 3.4),
  sun: (ink: string, spot: string) =>
    circle(0, 0, 11, spot) +
    many(10, (index) => at(0, 0, 1, rect(-2, -23, 4, 8, ink, { rx: 2 }), index * 36)),
  wave: (ink: string, spot: string) =>
    stroke('M-22 -6 q7 -9 14 0 t14 0 t14 0', ink, 5) + stroke('M-22 8 q7 -9 14 0 t14 0 t14 0', spot, 5),
  drop: (ink: string, spot: string) =>
    path('M0 -24 Q20 2 18 10 Q14 24 0 24 Q-14 24 -18 10 Q-20 2 0 -24Z', ink) +
    stroke('M-9 10 Q-7 17 0 18', spot, 4),
  peak: (ink: string, spot: string) =>
    path('M-24 18 L-6 -16 L4 2 L10 -6 L24 18Z', ink) + circle(14, -15, 6, spot),
  shell: (ink: string, spot: string) =>
    path('M0 20 L-22 -2 Q-20 -20 0 -20 Q20 -20 22 -2Z', ink) +
    stroke('M0 18 V-16 M0 18 L-12 -12 M0 18 L12 -12', spot, 2.6),
  chilli: (ink: string, spot: string) =>
    path('M14 -14 Q20 20 -22 18 Q2 10 0 -12 Q6 -20 14 -14Z', ink) + stroke('M8 -16 Q8 -24 15 -25', spot, 4.4),
  bean: (ink: string, spot: string) =>
    ellipse(0, 0, 15, 22, ink, { transform: 'rotate(28)' }) +
    stroke('M9 -18 Q-8 -6 4 2 Q10 10 -9 19', spot, 3.4),
  flower: (ink: string, spot: string) =>
    many(5, (index) => at(0, 0, 1, path('M0 -3 Q-13 -10 -6 -22 Q8 -22 8 -10 Q7 -3 0 -3Z', ink), index * 72)) +
    circle(0, 0, 5.5, spot),
  wheel: (ink: string, spot: string) =>
    circle(0, 0, 20, 'none', { stroke: ink, 'stroke-width': 5 }) +
    many(4, (index) => at(0, 0, 1, stroke('M0 -17 V17', ink, 2), index * 45)) +
    circle(0, 0, 6, spot),
  bolt: (ink: string, spot: string) =>
    circle(0, 0, 22, ink) + path('M4 -17 L-11 4 H-1 L-4 17 L11 -4 H1Z', spot),
  house: (ink: string, spot: string) =>
    path('M-22 -2 L0 -22 L22 -2 V20 H-22Z', ink) + path('M-7 20 V8 A7 7 0 0 1 7 8 V20Z', spot),
  paw: (ink: string, spot: string) =>
    path('M-13 12 Q-12 -2 0 -2 Q12 -2 13 12 Q10 21 0 17 Q-10 21 -13 12Z', ink) +
    ellipse(-15, -7, 5, 7, spot) +
    ellipse(15, -7, 5, 7, spot) +
    ellipse(-6, -16, 5, 7, spot) +
    ellipse(6, -16, 5, 7, spot),
  note: (ink: string, spot: string) =>
    stroke('M-8 14 V-14 L14 -20 V8', ink, 5) + ellipse(-13, 15, 7, 5.5, spot) + ellipse(9, 9, 7, 5.5, spot),
  moon: (ink: string, spot: string) =>
    path('M6 -22 A22 22 0 1 0 20 12 A18 18 0 0 1 6 -22Z', ink) +
    path('M14 -12 l2.500 5 l5 2.500 l-5 2.500 l-2.500 5 l-2.500 -5 l-5 -2.500 l5 -2.500Z', spot),
  needle: (ink: string, spot: string) =>
    stroke('M-18 18 L16 -16', ink, 5) +
    circle(18, -18, 4, 'none', { stroke: ink, 'stroke-width': 3 }) +
    stroke('M18 -18 Q-6 -26 -8 -6 Q-8 10 10 8 Q22 6 20 20', spot, 3),
  fish: (ink: string, spot: string) =>
    path('M-22 0 Q-6 -18 12 -3 L23 -12 Q20 0 23 12 L12 3 Q-6 18 -22 0Z', ink) + circle(-11, -2, 3, spot),
  plane: (ink: string, spot: string) =>
    path('M-22 4 L22 -18 L4 20 L-2 8Z', ink) + path('M-2 8 L22 -18 L-10 10 L-8 18Z', spot),
  smile: (ink: string, spot: string) =>
    circle(0, 0, 22, ink) +
    circle(-8, -5, 3.4, spot) +
    circle(8, -5, 3.4, spot) +
    stroke('M-11 6 Q0 17 11 6', spot, 4),
};

export type Emblem = keyof typeof emblems;

import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, stroke } from '../svg.ts';

const leaf = (colour = '#4C8C4A') => path('M0 0 Q14 -22 38 -14 Q26 8 0 0Z', colour);

export const mango = (s: Scene, size: number) =>
  s.shadow(size * 0.8) +
  path(
    `M${-size * 0.8} ${-size * 0.46} C${-size * 0.8} ${-size * 1.15} ${size * 0.2} ${-size * 1.35} ${size * 0.66} ${-size * 0.9} C${size * 1.05} ${-size * 0.5} ${size * 0.6} 0 ${-size * 0.1} 0 C${-size * 0.55} 0 ${-size * 0.8} ${-size * 0.16} ${-size * 0.8} ${-size * 0.46}Z`,
    s.round('#F4A92B'),
  ) +
  at(size * 0.5, -size * 1.02, size / 60, leaf());

export const dragonfruit = (s: Scene, size: number) =>
  s.shadow(size * 0.7) +
  many(7, (index) =>
    at(
      0,
      -size * 0.72,
      size / 60,
      path('M-10 -34 Q0 -62 14 -70 Q12 -46 10 -32Z', '#8CBF4A'),
      -105 + index * 35,
    ),
  ) +
  ellipse(0, -size * 0.72, size * 0.66, size * 0.74, s.round('#E23D74')) +
  many(5, (index) =>
    at(
      -size * 0.36 + (index % 3) * size * 0.36,
      -size * 0.95 + Math.floor(index / 3) * size * 0.5,
      size / 60,
      path('M-8 4 Q0 -14 8 4 Q0 10 -8 4Z', '#F48FB1'),
    ),
  );

/** Half a dragon fruit, seeds towards us. */
export const dragonfruitHalf = (s: Scene, size: number) =>
  s.shadow(size * 0.6) +
  ellipse(0, -size * 0.62, size * 0.6, size * 0.66, '#D92F68') +
  ellipse(0, -size * 0.62, size * 0.5, size * 0.56, '#FFFFFF') +
  many(26, () => {
    const angle = s.rng.between(0, 6.28);
    const reach = Math.sqrt(s.rng.next()) * size * 0.44;
    return circle(
      Math.cos(angle) * reach,
      -size * 0.62 + Math.sin(angle) * reach * 1.08,
      size * 0.022,
      '#2A1A24',
    );
  });

export const mangosteen = (s: Scene, size: number) =>
  s.shadow(size * 0.6) +
  circle(0, -size * 0.56, size * 0.58, s.round('#5A1E4A')) +
  many(4, (index) =>
    at(
      0,
      -size * 1.04,
      size / 60,
      ellipse(13, 0, 14, 8, index % 2 ? '#6FA04C' : '#86B65C'),
      -160 + index * 46,
    ),
  );

export const durian = (s: Scene, size: number) =>
  s.shadow(size * 0.86) +
  stroke(`M0 ${-size * 1.4} q4 ${-size * 0.3} 16 ${-size * 0.36}`, '#7A5A2B', size * 0.14) +
  many(20, (index) => at(0, -size * 0.78, size / 60, path('M-9 -42 L0 -60 L9 -42Z', '#7E8F2C'), index * 18)) +
  ellipse(0, -size * 0.78, size * 0.8, size * 0.8, s.round('#97A83A')) +
  many(22, (index) => {
    const row = Math.floor(index / 5);
    const x = (-0.46 + (index % 5) * 0.23 + (row % 2) * 0.1) * size;
    return at(x, -size * (1.22 - row * 0.24), size / 60, path('M-7 6 L0 -9 L7 6Z', darker('#97A83A', 0.22)));
  });

export const pineapple = (s: Scene, size: number) =>
  s.shadow(size * 0.6) +
  many(7, (index) =>
    at(
      0,
      -size * 1.44,
      size / 60,
      path('M-9 6 Q-4 -30 0 -64 Q6 -30 9 6Z', index % 2 ? '#3F8A52' : '#5CA763'),
      -54 + index * 18,
    ),
  ) +
  ellipse(0, -size * 0.74, size * 0.56, size * 0.76, s.round('#EDA52B')) +
  s.inside(
    ellipse(0, -size * 0.74, size * 0.56, size * 0.76, '#000'),
    many(9, (index) =>
      stroke(
        `M${-size + index * size * 0.24} 0 l${size * 0.9} ${-size * 1.6} M${size - index * size * 0.24} 0 l${-size * 0.9} ${-size * 1.6}`,
        '#B8741A',
        2.5,
        { opacity: 0.55 },
      ),
    ),
  );

export const lime = (s: Scene, size: number) =>
  s.shadow(size * 0.5) +
  circle(0, -size * 0.5, size * 0.5, s.round('#8DBB3C')) +
  circle(size * 0.1, -size * 0.8, size * 0.06, '#5C8A2A');

/** Half a lime, its wheel towards us. */
export const limeHalf = (s: Scene, size: number) =>
  s.shadow(size * 0.5) +
  circle(0, -size * 0.5, size * 0.5, '#7DAA32') +
  circle(0, -size * 0.5, size * 0.42, '#F2F6D0') +
  many(6, (index) =>
    at(0, -size * 0.5, size / 60, path('M0 -3 L-8 -21 Q0 -26 8 -21Z', '#B8D65C'), index * 60),
  );

export const chilli = (colour = '#D7261E') =>
  path('M-30 4 Q-6 -16 26 -8 Q34 -2 26 4 Q0 -2 -30 4Z', colour) + stroke('M26 -3 q8 -2 10 -10', '#4C8C4A', 5);

/** A fan of banana leaf, seen flat. */
export const bananaLeaf = (length: number, colour = '#5C9A4A') =>
  path(`M0 0 Q${length * 0.3} ${-length * 0.28} ${length} 0 Q${length * 0.3} ${length * 0.28} 0 0Z`, colour) +
  stroke(`M0 0 H${length * 0.97}`, lighter(colour, 0.3), 4) +
  many(7, (index) => {
    const x = length * (0.12 + index * 0.11);
    return stroke(
      `M${x} 0 l${length * 0.08} ${-length * 0.1} M${x} 0 l${length * 0.08} ${length * 0.1}`,
      darker(colour, 0.15),
      2,
    );
  });

import { lighter, mix } from './colour.ts';
import { bodyClip, clothes } from './face/clothes.ts';
import { beard, earrings, features, glasses, head } from './face/features.ts';
import { hairBehind, hairFront } from './face/hair.ts';
import { coversHair, headwearBehind, headwearFront } from './face/headwear.ts';
import { type Face, resolveFace } from './face/resolve.ts';
import type { FaceSpec } from './face/spec.ts';
import { circle, many, path, rect, tag } from './svg.ts';

export type { FaceSpec } from './face/spec.ts';

/** A square portrait as SVG text, made to be cut to a circle. The same values give the same picture. */
export function drawFace(spec: FaceSpec, size = 96): string {
  const face = resolveFace(spec);
  const bare = !coversHair(face.headwear);
  const layers = [
    backdrop(face),
    headwearBehind(face),
    bare ? hairBehind(face) : '',
    clothes(face),
    head(face),
    bare ? earrings(face) : '',
    beard(face),
    features(face),
    glasses(face),
    bare ? hairFront(face) : '',
    headwearFront(face),
  ];
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 96 96' },
    `<defs>${bodyClip}</defs>${layers.join('')}`,
  );
}

/** A plain ground with something quiet on it. */
function backdrop({ background, rng, side }: Face): string {
  const tint = mix(background, '#FFFFFF', 0.45);
  const motifs = [
    () => '',
    () => circle(48 + side * 18, 40, 34, tint),
    () => path('M-4 66 Q24 52 48 62 T100 58 V100 H-4Z', tint),
    () => many(6, (index) => rect(index * 17, 0, 8, 96, tint, { opacity: 0.7 })),
    () => path('M0 0 H96 L0 96Z', tint, { opacity: 0.8 }),
    () => circle(48, 98, 62, tint) + circle(48, 98, 46, lighter(background, 0.1)),
  ];
  return rect(0, 0, 96, 96, background) + rng.pick(motifs)();
}

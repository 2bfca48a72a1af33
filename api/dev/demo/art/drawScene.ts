import { Rng } from '../rng.ts';
import { twoLights } from './backdrop.ts';
import { palettes, type SceneCategory } from './palettes.ts';
import { Scene } from './scene.ts';
import { compositions } from './scenes/compositions.ts';

export type { SceneCategory } from './palettes.ts';
export { sceneCategories } from './palettes.ts';

/** What to draw. The same values always give the same picture, byte for byte. */
export interface SceneSpec {
  category: SceneCategory;
  seed: number;
  /** In pixels. Compositions are 4:3; another shape shows the middle of one. */
  width: number;
  height: number;
  /** One of `compositionsOf(category)`; left out, the seed's remainder by their number chooses. */
  composition?: string | undefined;
}

/** What may be seen in a mirror: charts would fall, notes and letters would stand the wrong way round. */
const turnable: ReadonlySet<SceneCategory> = new Set([
  'food',
  'fashion',
  'skincare',
  'cosmetic',
  'gaming',
  'travel',
  'fitness',
  'tech',
  'comedy',
  'family',
]);

/** The names of a category's compositions. */
export const compositionsOf = (category: SceneCategory): string[] => Object.keys(compositions[category]);

/** A picture as SVG text. Throws when the composition's name is unknown. */
export function drawScene(spec: SceneSpec): string {
  const names = compositionsOf(spec.category);
  const name = spec.composition ?? names[spec.seed % names.length] ?? '';
  const rng = new Rng(`${spec.category}:${name}:${spec.seed}`);
  const compose = compositions[spec.category][name];
  if (!compose) throw new Error(`There is no composition ${name} in ${spec.category}`);
  const scene = new Scene(rng, rng.pick(palettes[spec.category]));
  compose(scene);
  twoLights(scene);
  return scene.toSvg(
    spec.width,
    spec.height,
    turnable.has(spec.category) && new Rng(`turn:${spec.seed}`).chance(0.5),
  );
}

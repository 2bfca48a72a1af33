import type { SceneCategory } from '../palettes.ts';
import type { Scene } from '../scene.ts';
import { business } from './business.ts';
import { comedy } from './comedy.ts';
import { cosmetic } from './cosmetic.ts';
import { family } from './family.ts';
import { fashion } from './fashion.ts';
import { fitness } from './fitness.ts';
import { food } from './food.ts';
import { gaming } from './gaming.ts';
import { home } from './home.ts';
import { music } from './music.ts';
import { pets } from './pets.ts';
import { skincare } from './skincare.ts';
import { tech } from './tech.ts';
import { travel } from './travel.ts';

/** Every composition by category and name. */
export const compositions: Record<SceneCategory, Record<string, (scene: Scene) => void>> = {
  food,
  fashion,
  skincare,
  cosmetic,
  gaming,
  travel,
  fitness,
  business,
  tech,
  comedy,
  home,
  family,
  pets,
  music,
};

import type { SceneCategory } from '../art/palettes.ts';

/** A category as the demo inserts it. */
export interface DemoCategory {
  name: string;
  slug: string;
  isFeatured: boolean;
}

export const categoryNames = [
  'Food',
  'Fashion',
  'Gaming',
  'Skin care',
  'Business',
  'Travel',
  'Fitness',
  'Cosmetic',
  'Tech',
  'Comedy',
  'Home',
  'Family',
  'Pets',
  'Music',
] as const;
export type CategoryName = (typeof categoryNames)[number];

const FEATURED: readonly CategoryName[] = [
  'Food',
  'Fashion',
  'Gaming',
  'Skin care',
  'Travel',
  'Fitness',
  'Tech',
  'Pets',
];

export const categories: readonly DemoCategory[] = categoryNames.map((name) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  isFeatured: FEATURED.includes(name),
}));

/** Which drawings belong to a category. */
export const sceneOf: Record<CategoryName, SceneCategory> = {
  Food: 'food',
  Fashion: 'fashion',
  Gaming: 'gaming',
  'Skin care': 'skincare',
  Business: 'business',
  Travel: 'travel',
  Fitness: 'fitness',
  Cosmetic: 'cosmetic',
  Tech: 'tech',
  Comedy: 'comedy',
  Home: 'home',
  Family: 'family',
  Pets: 'pets',
  Music: 'music',
};

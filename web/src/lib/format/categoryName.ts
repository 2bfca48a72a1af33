import { msg, type Text, t } from '../../languages/t.ts';

/** Categories that there are at first. Others keep the name that the team gave them. */
const names: Readonly<Record<string, Text>> = {
  Business: msg('Business'),
  Food: msg('Food'),
  Fashion: msg('Fashion'),
  Gaming: msg('Gaming'),
  'Skin care': msg('Skin care'),
  Cosmetic: msg('Cosmetic'),
  Fitness: msg('Fitness'),
  Travel: msg('Travel'),
  Comedy: msg('Comedy'),
  Family: msg('Family'),
  Home: msg('Home ## category'),
  Music: msg('Music'),
  Pets: msg('Pets'),
  Tech: msg('Tech'),
};

export const categoryName = (name: string): string =>
  Object.hasOwn(names, name) ? t(names[name] as Text) : name;

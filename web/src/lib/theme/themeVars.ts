/** Names of variables of the look, by section and group: of one that stands alone, its section is empty. */
export type VarNames = Readonly<Record<string, string>>;

const read = (prefix: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, `var(--mui-${prefix}-${name})`]));

/** What `theme.vars` holds under a section like `palette`: a reference to every variable, by the path of its name. */
export function varsOf(section: string, groups: VarNames): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [group, names] of Object.entries(groups)) {
    if (group) found[group] = read(`${section}-${group}`, names);
    else Object.assign(found, read(section, names));
  }
  return found;
}

/** A colour of the look, or a variable that holds one, at an opacity. MUI's components ask for it. */
export function alpha(color: string, opacity: number | string): string {
  const value = typeof opacity === 'string' ? `calc(${opacity})` : opacity;
  return color.includes('var(')
    ? `rgba(${color.replace(/var\(--([^,\s)]+)[^)]*\)+/g, 'var(--$1Channel)')} / ${value})`
    : mixed(color, 'transparent', typeof value === 'number' ? 1 - value : `1 - ${value}`);
}

/** A colour with so much of another one in it. */
export const mixed = (color: string, other: string, share: number | string): string =>
  `color-mix(in srgb, ${color}, ${other} calc((${share}) * 100%))`;

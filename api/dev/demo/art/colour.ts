/** Colours as #RRGGBB. Shade is a warm plum and light a warm cream: grey would look dirty on these palettes. */
const SHADE = '#2B1426';
const LIGHT = '#FFF7E4';

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The colour a part of the way from one to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, part = 0.2) => mix(colour, SHADE, part);
export const lighter = (colour: string, part = 0.3) => mix(colour, LIGHT, part);

/** How light a colour looks, 0 to 1. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The colour itself when it could be fire, else an orange: no sun is blue. */
export const warm = (colour: string) => {
  const [red = 0, , blue = 0] = channels(colour);
  return red > 190 && red > blue + 60 ? colour : '#FF9F45';
};

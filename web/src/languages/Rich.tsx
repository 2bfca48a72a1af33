import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { type Text, t } from './t.ts';

type Props = {
  /** `msg` of an English text with numbered elements: 'Read our <0>terms</0> first.' */
  text: Text;
  values?: Parameters<typeof t>[1];
  /** What stands around the numbered parts; a part without text, `<1/>`, is drawn as it is. */
  parts: readonly ReactElement<{ children?: ReactNode }>[];
};

const PART = /<(\d+)(?:\/>|>(.*?)<\/\1>)/g;

/** A translated sentence with links, names and amounts inside, which languages put in different places. */
export function Rich({ text, values, parts }: Props) {
  const sentence = t(text, values);
  const drawn: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: number, 2: inner, index } of sentence.matchAll(PART)) {
    const part = parts[Number(number)];
    drawn.push(sentence.slice(from, index));
    if (part) drawn.push(inner === undefined ? part : cloneElement(part, undefined, inner));
    from = index + whole.length;
  }
  drawn.push(sentence.slice(from));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other names.
  return drawn.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}

import { Trans } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { keyOf, type Text, type t } from './t.ts';

type Props = {
  /** `msg` of an English text with numbered elements: 'Read our <0>terms</0> first.' */
  text: Text;
  values?: Parameters<typeof t>[1];
  /** What stands around the numbered parts; a part without text, `<1/>`, is drawn as it is. */
  parts: readonly ReactElement<{ children?: ReactNode }>[];
};

/** A translated sentence with links, names and amounts inside, which languages put in different places. */
export function Rich({ text, values = {}, parts }: Props) {
  return <Trans id={keyOf(text)} values={asLists(values)} components={{ ...parts }} />;
}

/** Texts become lists, which are put in as elements, because `Trans` would take angle brackets in a name for parts of the sentence. */
const asLists = (values: NonNullable<Props['values']>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );

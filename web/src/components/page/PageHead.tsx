import { useContext, useEffect } from 'react';
import { type PageAnswer, PageAnswerContext } from '../../lib/pageAnswer.ts';

type Props = Partial<PageAnswer>;

/**
 * What a page says to the tab, to search engines and to previews of shared links. Draws nothing. Several on one page
 * add up: `<PageTitle>` brings the title, a public page its description and picture.
 */
export function PageHead({ title, ...rest }: Props) {
  const answer = useContext(PageAnswerContext);
  // A server draws once and throws the tree away.
  if (answer) Object.assign(answer, title ? { title } : {}, rest);
  useEffect(() => {
    if (title) document.title = `${title} · Koli`;
  }, [title]);
  return null;
}

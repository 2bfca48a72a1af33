/** What is wrong with the heading and text of a page or article, before it is sent. */
export function contentErrors(heading: string, html: string): { heading?: string; html?: string } {
  const isEmpty = html.replace(/<[^>]*>/g, '').trim() === '';
  return {
    ...(heading.trim() === '' && { heading: 'Write a heading.' }),
    ...(isEmpty && { html: 'Write the text.' }),
  };
}

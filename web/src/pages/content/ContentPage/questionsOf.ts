/** A question of the FAQ and its answer, as HTML. */
export type Question = { question: string; answer: string };

const entities: Partial<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of a heading, without elements. */
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** Cuts a sanitised text at its h3 headings, which are the questions. An h2 ends an answer. */
export function questionsOf(html: string): (Question | { text: string })[] {
  return html
    .split(/(?=<h[23]>)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, question, answer = ''] = /^<h3>(.*?)<\/h3>(.*)$/s.exec(part) ?? [];
      return question === undefined ? { text: part } : { question: plain(question), answer };
    });
}

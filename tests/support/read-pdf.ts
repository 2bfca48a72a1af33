import { extractText } from 'unpdf';

/** All text of a PDF, page after page. */
export async function readPdf(data: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(data), { mergePages: true });
  return text;
}

import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame } from '../../api/server/live/text-frame.ts';

const { Sender } = ws as unknown as {
  Sender: { frame(data: Buffer, options: object): Buffer[] };
};
const asWsWrites = (text: string): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, readOnly: true }));

test.each([0, 1, 125, 126, 65_535, 65_536, 70_000])(
  'a text of %i bytes is a frame as ws writes it',
  (size) => {
    const text = 'x'.repeat(size);
    expect(textFrame(text).equals(asWsWrites(text))).toBe(true);
  },
);

test('the length of a text is that of its bytes', () => {
  const text = `“Laksa week” 🍜${'é'.repeat(60)}`;
  expect(textFrame(text).equals(asWsWrites(text))).toBe(true);
});

const TEXT = 0x81;
/** Lengths from here on stand in two bytes of their own, and from `VERY_LONG` on in eight. */
const LONG = 126;
const VERY_LONG = 65_536;

function head(frame: Buffer, size: number): number {
  frame[0] = TEXT;
  if (size < LONG) return frame.writeUInt8(size, 1);
  if (size < VERY_LONG) {
    frame[1] = 126;
    return frame.writeUInt16BE(size, 2);
  }
  frame[1] = 127;
  return frame.writeBigUInt64BE(BigInt(size), 2);
}

/** A text as a server puts it on a websocket, in one piece: `ws` makes two of it, and several objects for each. */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const headSize = size < LONG ? 2 : size < VERY_LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(headSize + size);
  frame.write(text, head(frame, size));
  return frame;
}

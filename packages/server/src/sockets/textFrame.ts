// A text message as one frame in one buffer. `ws` makes two of them and joins them in the system call; under full load that is a tenth of what a move costs (docs/decisions/hosting.md).

/** The last frame of a message, with text (RFC 6455, 5.2). A server does not mask its frames. */
const FINAL_TEXT = 0x81;
/** The longest payloads for a header of two and of four bytes. */
const SHORT_MAX = 125;
const MIDDLE_MAX = 0xffff;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT_MAX ? 2 : length <= MIDDLE_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

type Drawn = { size: number; png: Buffer };

const HEAD = 6;
const ENTRY = 16;

/** An .ico: a head, one entry for each size, and the PNG files one after the other. */
export function packIco(drawn: readonly Drawn[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * drawn.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawn.length, 4);
  let offset = head.length;
  for (const [place, { size, png }] of drawn.entries()) {
    const at = HEAD + ENTRY * place;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...drawn.map(({ png }) => png)]);
}

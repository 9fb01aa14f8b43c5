import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A small photo, each time another one, also beside other processes that make some. */
export async function newPicture(): Promise<Uint8Array> {
  const [r, g, b] = randomBytes(3);
  return sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

import sharp from "sharp";

let pictures = 0;

/** A small photo, each time another one. */
export async function newPicture(): Promise<Uint8Array> {
  pictures += 1;
  const background = { r: pictures % 256, g: 96, b: 74 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

import sharp from "sharp";

let photos = 0;

/** A photo as large as the shop needs for a product, each time another one. */
export async function newPhoto(width = 720, height = 900): Promise<Uint8Array> {
  photos += 1;
  const background = { r: photos % 256, g: 120, b: Math.floor(photos / 256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

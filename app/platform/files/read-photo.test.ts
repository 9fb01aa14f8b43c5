import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPhoto } from "./read-photo.server.ts";

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#14604a" } });

async function accepted(sent: Uint8Array) {
  const read = await readPhoto(sent);
  if (!read.ok) throw new Error(read.reason);
  return { ...read.value, facts: await sharp(read.value.bytes).metadata() };
}

describe("a photo", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("in %s is read", async (format) => {
    const photo = await accepted(await plain().toFormat(format).toBuffer());
    expect(photo).toMatchObject({ width: 60, height: 40, facts: { format: "webp" } });
  });

  it("stands upright, without where and by what it was taken", async () => {
    const sent = await plain()
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "14/1 35/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await accepted(sent)).toMatchObject({ width: 40, height: 60 });
    expect((await accepted(sent)).facts).not.toHaveProperty("exif");
  });

  it("keeps what is transparent, and the colours of a wider space as sRGB", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await accepted(sent)).facts).toMatchObject({ hasAlpha: true, space: "srgb" });
    const wide = await accepted(await plain().withIccProfile("p3").jpeg().toBuffer());
    expect(wide.facts).toMatchObject({ space: "srgb" });
    expect(wide.facts).not.toHaveProperty("icc");
  });

  it("is made smaller than a camera takes it", async () => {
    expect(await accepted(await plain(4_000, 3_000).jpeg().toBuffer())).toMatchObject({
      width: 2_400,
      height: 1_800,
    });
  });

  it("keeps no second meaning", async () => {
    const page = Buffer.from("<script>alert(1)</script>");
    const sent = Buffer.concat([await plain().jpeg().toBuffer(), page]);
    expect(Buffer.from((await accepted(sent)).bytes).includes("script")).toBe(false);
  });
});

const isoFile = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(200)]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>';

async function animated(): Promise<Uint8Array> {
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

/** A PNG with the animation chunk before the pixels. */
async function animatedPng(): Promise<Uint8Array> {
  const still = await plain().png().toBuffer();
  const mark = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  return Buffer.concat([still.subarray(0, 33), mark, still.subarray(33)]);
}

/** A PNG header that claims this size, without pixels. */
async function claiming(side: number): Promise<Uint8Array> {
  const bytes = Buffer.from(await plain().png().toBuffer());
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe("is refused, with what to do about it", () => {
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ["a photo of an iPhone", "heic", () => isoFile("heic")],
    ["an animation", "animated", animated],
    ["an animated PNG", "animated", animatedPng],
    ["64 million pixels", "too_many_pixels", () => plain(8_000, 8_000).png().toBuffer()],
    ["a PNG that claims 40,000 × 40,000 pixels", "too_many_pixels", () => claiming(40_000)],
    ["a drawing with a script", "not_a_picture", () => Buffer.from(svg)],
    ["a GIF", "not_a_picture", () => plain().gif().toBuffer()],
    ["a text", "not_a_picture", () => Buffer.from("I am a picture, honestly.")],
    ["nothing", "not_a_picture", () => new Uint8Array()],
    ["a video", "not_a_picture", () => isoFile("isom")],
    ["half a JPEG", "not_a_picture", async () => half(await plain(400, 400).jpeg().toBuffer())],
  ])("%s", async (_, reason, make) => {
    expect(await readPhoto(await make())).toEqual({ ok: false, reason });
  });
});

const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);

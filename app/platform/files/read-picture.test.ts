import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "./read-picture.server.ts";

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#14604a" } });
const refused = { ok: false, reason: "not_a_picture" };

async function accepted(sent: Uint8Array) {
  const read = await readPicture(sent);
  if (!read.ok) throw new Error("refused");
  return { ...read.value, facts: await sharp(read.value.bytes).metadata() };
}

describe("a picture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("in %s becomes WebP", async (format) => {
    const picture = await accepted(await plain().toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 60, height: 40, facts: { format: "webp" } });
  });

  it("loses where, when and by what it was taken", async () => {
    const sent = await plain()
      .jpeg()
      .withExif({
        IFD0: { Make: "Phone", Copyright: "secret words" },
        IFD3: { GPSLatitude: "14/1 35/1 0/1", GPSLongitude: "120/1 59/1 0/1" },
      })
      .toBuffer();
    expect(sent.includes("secret words")).toBe(true);
    const { bytes, facts } = await accepted(sent);
    expect(facts).not.toHaveProperty("exif");
    expect(Buffer.from(bytes).includes("secret words")).toBe(false);
  });

  it("stands upright", async () => {
    const onItsSide = await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await accepted(onItsSide)).toMatchObject({ width: 40, height: 60 });
  });

  it("is made smaller when it is larger than anybody looks at", async () => {
    const sent = await plain(5_000, 1_000).png().toBuffer();
    expect(await accepted(sent)).toMatchObject({ width: 2_000, height: 400 });
  });

  it("keeps no second meaning", async () => {
    const page = "<script>alert(1)</script>";
    const sent = Buffer.concat([await plain().png().toBuffer(), Buffer.from(page)]);
    const { bytes } = await accepted(sent);
    expect(Buffer.from(bytes).includes("script")).toBe(false);
  });

  it("is read beside others", async () => {
    const sent = await plain().png().toBuffer();
    const all = await Promise.all([sent, Buffer.from("no"), sent].map((one) => readPicture(one)));
    expect(all.map((read) => read.ok)).toEqual([true, false, true]);
  });
});

it("may have as many pixels as a good phone takes", async () => {
  expect(await accepted(hugePng(8_000, 6_000))).toMatchObject({ width: 2_000, height: 1_500 });
});

describe("is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["a text with another name", () => Buffer.from("I am a picture, honestly.")],
    ["a drawing with a script", () => Buffer.from(svg)],
    ["nothing at all", () => new Uint8Array()],
    ["a GIF", () => plain().gif().toBuffer()],
    ["a TIFF", () => plain().tiff().toBuffer()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF")],
    ["a JPEG that ends half way", async () => half(await plain(400, 400).jpeg().toBuffer())],
    ["a PNG that ends half way", async () => half(await noise().png().toBuffer())],
    ["sixty million pixels in a few kilobytes", () => hugePng(10_000, 6_000)],
    ["a PNG that claims 60,000 × 60,000 pixels", () => hugePng(60_000, 60_000, 100)],
    ["a beginning that promises more", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])("%s", async (_, make) => {
    expect(await readPicture(await make())).toEqual(refused);
  });
});

const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

/** White pixels of one bit each, of which only some rows may be there. */
function hugePng(width: number, height: number, rows = height): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(rows * (1 + width / 8)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

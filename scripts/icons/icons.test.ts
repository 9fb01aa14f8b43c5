import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ICONS, ICO_SIZES, markFor } from "./icons.ts";

const mark = readFileSync("public/favicon.svg", "utf8");

describe.each(ICONS)("$file", ({ file, shape, size }) => {
  it("is what the mark gives", async () => {
    const { data, info } = await sharp(`public/${file}`)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    const drawn = await sharp(Buffer.from(markFor(mark, shape)), { density: (72 * size) / 32 })
      .resize(size, size)
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(data.equals(drawn)).toBe(true);
    expect(data[3]).toBe(shape === "rounded" ? 0 : 255);
  });
});

it("the old format holds the small sizes", () => {
  const ico = readFileSync("public/favicon.ico");
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, ICO_SIZES.length, 0]);
  const last = 6 + 16 * (ICO_SIZES.length - 1);
  const end = ico.readUInt32LE(last + 8) + ico.readUInt32LE(last + 12);
  expect(end).toBe(ico.length);
  expect(ico.subarray(ico.readUInt32LE(18)).subarray(1, 4).toString()).toBe("PNG");
});

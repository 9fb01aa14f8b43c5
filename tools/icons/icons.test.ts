import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { ICONS, ICO_SIZES } from "./icons.ts";

const folder = await temporaryFolder();
// In a process of its own: one that takes in pictures of strangers opens no SVG.
execFileSync(process.execPath, ["tools/icons/make-icons.ts", folder]);

it.each([...ICONS.map(({ file }) => file), "favicon.ico"])("%s is what the mark gives", (file) => {
  const drawn = readFileSync(path.join(folder, file));
  expect(readFileSync(path.join("public", file)).equals(drawn)).toBe(true);
});

it.each(ICONS)("$file has its size, and corners where its shape has them", async (icon) => {
  const { data, info } = await sharp(readFileSync(path.join("public", icon.file)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([icon.size, icon.size]);
  expect(data[3]).toBe(icon.shape === "rounded" ? 0 : 255);
});

it("the old format holds the small sizes", () => {
  const ico = readFileSync("public/favicon.ico");
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, ICO_SIZES.length, 0]);
  const last = 6 + 16 * (ICO_SIZES.length - 1);
  const end = ico.readUInt32LE(last + 8) + ico.readUInt32LE(last + 12);
  expect(end).toBe(ico.length);
  expect(ico.subarray(ico.readUInt32LE(18)).subarray(1, 4).toString()).toBe("PNG");
});

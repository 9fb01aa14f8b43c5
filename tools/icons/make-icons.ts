import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { packIco } from "./pack-ico.ts";
import { ICONS, ICO_SIZES, markFor, type Shape } from "./icons.ts";

/** Into `public`, or into the folder that is named: a test compares what it finds there. */
const publicFolder = path.join(import.meta.dirname, "../../public");
const folder = process.argv[2] ?? publicFolder;
const mark = readFileSync(path.join(publicFolder, "favicon.svg"), "utf8");

const UNITS = 32;

/** Drawn at its size, not scaled afterwards: every edge lies where the mark has it. */
async function draw(shape: Shape, size: number): Promise<Buffer> {
  const density = (72 * size) / UNITS;
  return sharp(Buffer.from(markFor(mark, shape)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

mkdirSync(path.join(folder, "icons"), { recursive: true });
for (const { file, shape, size } of ICONS) {
  writeFileSync(path.join(folder, file), await draw(shape, size));
}
const small = ICO_SIZES.map(async (size) => ({ size, png: await draw("rounded", size) }));
writeFileSync(path.join(folder, "favicon.ico"), packIco(await Promise.all(small)));
console.log(`${ICONS.length + 1} icons from favicon.svg`);

import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PICTURE_FILES } from "./picture-files.ts";
import { cutsOf, heightOf, pictureAddress } from "./picture-shapes.ts";

const PUBLIC = path.resolve("public");
const MOST_BYTES = 5_000_000;

const listed = Object.entries(PICTURE_FILES).flatMap(([name, { version, shapes }]) =>
  shapes
    .flatMap(cutsOf)
    .map((cut) => ({ cut, address: pictureAddress({ name, version }, cut).slice(1) })),
);
const onDisk = readdirSync(path.join(PUBLIC, "pictures"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)))
  .map((file) => file.replaceAll(path.sep, "/"));

it("lists the files that are there, and no others", () => {
  expect(onDisk.toSorted()).toEqual(listed.map(({ address }) => address).toSorted());
});

it("keeps the repository light", () => {
  const bytes = onDisk.map((file) => statSync(path.join(PUBLIC, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

describe.each(Object.keys(PICTURE_FILES))("%s", (name) => {
  it("has every file in the size that its name says", async () => {
    const files = listed.filter(({ address }) => address.startsWith(`pictures/${name}/`));
    const sizes = await Promise.all(
      files.map(async ({ address }) => {
        // Read into memory first: image code that handles strangers' pictures must not open files
        // by path.
        const file = readFileSync(path.join(PUBLIC, address));
        const { width, height, format } = await sharp(file).metadata();
        return { address, width, height, format };
      }),
    );
    expect(sizes).toEqual(
      files.map(({ address, cut }) => ({
        address,
        width: cut.width,
        height: heightOf(cut.shape, cut.width),
        format: cut.format === "avif" ? "heif" : "webp",
      })),
    );
  });
});

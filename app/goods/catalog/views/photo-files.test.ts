import { describe, expect, it, test } from "vitest";
import { photoFiles, readPhotoAddress, storedName } from "./photo-files.ts";
import { largestFile, plainSource, sourcesOf } from "./picture-sources.ts";
import { cardOfPicture } from "./share-card.ts";

const id = "0193a000-0000-7000-8000-000000000001";
const photo = { name: id, version: "0a1b2c3d", isPhoto: true } as const;
const stored = new Set(
  photoFiles({ width: 1_600, height: 2_400 }).map(({ name }) => storedName(id, "0a1b2c3d", name)),
);

function storedAt(address: string): string | undefined {
  const [, folder, name, file] = address.split("/");
  return folder === "photos" && name && file ? readPhotoAddress(name, file)?.stored : undefined;
}

describe("every address that a page names", () => {
  const addresses = (["tall", "thumb"] as const).flatMap((shape) => [
    largestFile(photo, shape),
    plainSource(photo, shape).src,
    ...[plainSource(photo, shape), ...sourcesOf(photo, shape)].flatMap(({ srcSet = "" }) =>
      srcSet.split(",").flatMap((each) => each.split(" ")[0] || []),
    ),
  ]);
  it.each([...new Set(addresses), cardOfPicture({ ...photo, alt: "A vial" })])("%s", (address) => {
    expect(stored).toContain(storedAt(address));
  });
});

it("is one picture for both themes", () => {
  expect(sourcesOf(photo, "thumb").map(({ type, media }) => [type, media])).toEqual([
    ["image/avif", undefined],
  ]);
});

it("shows the whole photo within 640 pixels, and never larger than it is", () => {
  const whole = (width: number, height: number) =>
    photoFiles({ width, height }).find(({ name }) => name === "whole");
  expect(whole(1_600, 2_400)).toMatchObject({ width: 427, height: 640, isCut: false });
  expect(whole(720, 900)).toMatchObject({ width: 512, height: 640 });
});

test.each([
  "whole.0a1b2c3d.webp",
  "whole-640.0a1b2c3d.webp",
  "tall-480.0a1b2c3.avif",
  "tall-480.0A1B2C3D.avif",
  "wide-480.0a1b2c3d.avif",
  "tall-480.0a1b2c3d.svg",
  "../tall-480.0a1b2c3d.avif",
  "tall-480.0a1b2c3d.avif ",
  "card.0a1b2c3d.jpg\n",
  "constructor",
  "",
])("no file is at %j", (file) => {
  expect(readPhotoAddress(id, file)).toBeUndefined();
});

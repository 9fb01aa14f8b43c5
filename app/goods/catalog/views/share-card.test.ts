import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CARD, shareCard, SHARE_CARDS } from "./share-card.ts";

const PUBLIC = path.resolve("public");
const names = Object.keys(SHARE_CARDS);

test("the cards that are listed are on disk, and no others", () => {
  const listed = names.map((name) => path.basename(shareCard(name)));
  expect(readdirSync(path.join(PUBLIC, "share")).toSorted()).toEqual(listed.toSorted());
});

test.each(names)("the card of %s has the size that previews expect, and is light", async (name) => {
  const file = readFileSync(path.join(PUBLIC, shareCard(name)));
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...CARD, format: "jpeg" });
  expect(file.length).toBeLessThan(80_000);
});

test.each([undefined, "any-vial", "toString", "not-a-picture"])("%s gets the shop's", (name) => {
  expect(shareCard(name)).toBe(shareCard("hero"));
});

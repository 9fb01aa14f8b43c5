import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pictureFile } from "../../app/goods/catalog/views/shown-picture.ts";
import { pictureAddress } from "../../app/goods/catalog/views/picture-shapes.ts";
import { CARD } from "../../app/goods/catalog/views/share-card.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { STILL_LIFES } from "../pictures/pictures.ts";
import type { StillLife } from "../pictures/still-life.ts";
import { withPress, type Press } from "../pictures/print/press.ts";
import { ground, ink } from "../pictures/things/tints.ts";

/** What a link to the shop or to a product looks like where it is shared, set from the pictures. */
const root = path.join(import.meta.dirname, "../..");
const folder = path.join(root, "public/share");
const list = path.join(root, "app/goods/catalog/views/share-cards.ts");
const HEAD = `/** What tools/share-cards/make-share-cards.ts has written to public/share, by picture; it also writes this. */
export const SHARE_CARDS: Readonly<Record<string, string>> = {`;
const shop = readSettings({}).site_name;

await withPress(async (press) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const titled = STILL_LIFES.filter(({ title }) => title !== "");
  const versions = await Promise.all(titled.map((life) => writeCard(press, life)));
  const rows = versions.map(([name, version]) => `  "${name}": "${version}",`);
  writeFileSync(list, [HEAD, ...rows, "};", ""].join("\n"));
});

async function writeCard(press: Press, life: StillLife): Promise<[string, string]> {
  const { pixels, width, height } = await press({ ...CARD, html: html(life) });
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  const version = createHash("sha256").update(jpeg).digest("hex").slice(0, 8);
  writeFileSync(path.join(folder, `${life.name}.${version}.jpg`), jpeg);
  console.log(`${life.name}: ${Math.round(jpeg.length / 1_000)} kB`);
  return [life.name, version];
}

function html({ name, title, tint }: StillLife): string {
  const wide = name === "hero";
  const cut = wide
    ? ({ shape: "wide", width: 1_280 } as const)
    : ({ shape: "tall", width: 960 } as const);
  const address = pictureAddress(pictureFile(name)!, { ...cut, theme: "light", format: "webp" });
  const data = readFileSync(path.join(root, "public", address), "base64");
  return `<style>
      body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${ground(tint)}; color: oklch(0.22 0.02 165); }
      img { position: absolute; right: 0; top: 0; height: 630px; width: ${wide ? "1200px" : "560px"}; object-fit: cover; object-position: 70% 60%;
        mask-image: linear-gradient(to right, transparent, black ${wide ? "1px" : "140px"}); }
      div { position: absolute; left: 72px; top: 72px; bottom: 72px; width: ${wide ? "520px" : "600px"}; display: grid; align-content: space-between; }
      p { margin: 0; font: 500 30px Newsreader; }
      h1 { margin: 0; font: 500 ${wide ? "68px" : "88px"}/1.05 Newsreader; letter-spacing: -0.015em; }
      small { font: 400 26px/1.4 Geist; color: ${ink(tint)}; }
    </style>
    <img src="data:image/webp;base64,${data}">
    <div><p>${shop}</p><h1>${title}</h1><small>Price, status and warnings in plain words</small></div>`;
}

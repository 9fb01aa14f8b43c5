import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Cuts the letters that most pages need out of the packages' files, which are a third larger. The
 * peso sign has its own file: it is the only extended Latin character on pages with a price.
 */
const subsetFont = createRequire(new URL("../packages/package.json", import.meta.url))(
  "subset-font",
);
const root = path.join(import.meta.dirname, "../..");
const packages = path.join(root, "node_modules/@fontsource");
const to = path.join(root, "app/ui/fonts");

/** The characters must match the ranges in `app/ui/fonts.css`. */
const COMMON = Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place).concat(
  [0xa0, 0xa9, 0xad, 0xae, 0xb0, 0xb1, 0xb2, 0xb3, 0xb5, 0xb7, 0xbd, 0xd1, 0xd7, 0xe9, 0xf1],
  [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026],
  [0x2060, 0x2122, 0x2212],
);

const cuts = [
  { font: "geist", part: "latin", weight: 400, name: "common", letters: COMMON },
  { font: "geist", part: "latin", weight: 600, name: "common", letters: COMMON },
  { font: "newsreader", part: "latin", weight: 400, name: "common", letters: COMMON },
  { font: "geist", part: "latin-ext", weight: 400, name: "peso", letters: [0x20b1] },
  { font: "geist", part: "latin-ext", weight: 600, name: "peso", letters: [0x20b1] },
];

for (const { font, part, weight, name, letters } of cuts) {
  const whole = readFileSync(
    path.join(packages, font, `files/${font}-${part}-${weight}-normal.woff2`),
  );
  const cut = await subsetFont(whole, String.fromCodePoint(...letters), { targetFormat: "woff2" });
  writeFileSync(path.join(to, `${font}-${name}-${weight}.woff2`), cut);
  console.log(`${font}-${name}-${weight}.woff2: ${cut.length} bytes`);
}
// The licenses require a copy with every distribution.
copyFileSync(path.join(packages, "geist/LICENSE"), path.join(to, "LICENSE"));
copyFileSync(path.join(packages, "newsreader/LICENSE"), path.join(to, "LICENSE-newsreader"));

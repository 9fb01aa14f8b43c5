import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Cuts the peso sign out of the font package's extended Latin files. Every page with a price needs
 * this one letter of them, and 8 kB for each weight would be fetched for it.
 */
const subsetFont = createRequire(new URL("../packages/package.json", import.meta.url))(
  "subset-font",
);
const root = path.join(import.meta.dirname, "../..");
const from = path.join(root, "node_modules/@fontsource/geist");
const to = path.join(root, "app/ui/fonts");

for (const weight of [400, 600]) {
  const extended = readFileSync(path.join(from, `files/geist-latin-ext-${weight}-normal.woff2`));
  const peso = await subsetFont(extended, "₱", { targetFormat: "woff2" });
  writeFileSync(path.join(to, `geist-peso-${weight}.woff2`), peso);
  console.log(`geist-peso-${weight}.woff2: ${peso.length} bytes`);
}
// The licence asks to travel with every copy.
copyFileSync(path.join(from, "LICENSE"), path.join(to, "LICENSE"));

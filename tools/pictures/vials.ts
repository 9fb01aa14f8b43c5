import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { writeStrength } from "#app/goods/catalog/rules/strength.ts";
import { drawnVials } from "#app/goods/catalog/starter/drawn-vials.ts";
import type { Tint } from "#app/ui/tone.ts";
import { oklch } from "./light/colour.ts";
import type { Sheet } from "./print/press.ts";
import { vialLabel, type LabelText } from "./print/vial-label.ts";
import { ink } from "./things/tints.ts";
import type { Contents } from "./things/vial.ts";

const shop = readSettings({}).site_name;

const WHITE_CAKE: Contents = { kind: "powder", colour: oklch(0.965, 0.006, 95), height: 0.42 };
/** A copper peptide is blue. */
const BLUE_CAKE: Contents = { kind: "powder", colour: oklch(0.77, 0.062, 248), height: 0.4 };
const PALE_BLUE_CAKE: Contents = { kind: "powder", colour: oklch(0.84, 0.05, 245), height: 0.46 };
const YELLOW: Contents = { kind: "liquid", level: 2.06, takes: { r: 0.03, g: 0.12, b: 1.1 } };
/** Vitamin B12 is red. */
const RED: Contents = { kind: "liquid", level: 2.06, takes: { r: 0.12, g: 1.7, b: 1.35 } };
const CLEAR: Contents = { kind: "liquid", level: 2.06, takes: { r: 0.06, g: 0.03, b: 0.02 } };

export type VialPicture = LabelText & { tint: Tint; contents: Contents };

/** With the strength of the demo shop: a shop that sells another one draws its pictures anew. */
export function label(slug: string): Sheet {
  const { tint, name, kind } = VIALS[slug]!;
  const vial = drawnVials[slug];
  return vialLabel(shop, ink(tint), { name, kind, ...(vial && { strength: writeStrength(vial) }) });
}

/** A new product gets its picture by a line here and `npm run pictures -- <its slug>`. */
export const VIALS: Record<string, VialPicture> = {
  tirzepatide: { tint: "moss", name: ["Tirzepatide"], kind: "GIP and GLP-1", contents: WHITE_CAKE },
  retatrutide: {
    tint: "moss",
    name: ["Retatrutide"],
    kind: "Investigational",
    contents: WHITE_CAKE,
  },
  semaglutide: { tint: "moss", name: ["Semaglutide"], kind: "GLP-1", contents: WHITE_CAKE },
  "lemon-bottle": { tint: "citron", name: ["Lemon", "Bottle"], kind: "Solution", contents: YELLOW },
  "lipo-c-b12": { tint: "amber", name: ["Lipo-C", "with B12"], kind: "Solution", contents: RED },
  "ghk-cu": { tint: "rose", name: ["GHK-Cu"], kind: "Copper peptide", contents: BLUE_CAKE },
  glow: { tint: "rose", name: ["Glow"], kind: "Blend of three peptides", contents: PALE_BLUE_CAKE },
  "nad-plus": { tint: "indigo", name: ["NAD+"], kind: "Coenzyme", contents: WHITE_CAKE },
  klow: { tint: "sea", name: ["Klow"], kind: "Blend of four peptides", contents: PALE_BLUE_CAKE },
  // For products without a picture of their own; see views/keyword-picture.ts.
  "any-weight": { tint: "moss", name: [], kind: "", contents: WHITE_CAKE },
  "any-beauty": { tint: "rose", name: [], kind: "", contents: PALE_BLUE_CAKE },
  "any-longevity": { tint: "indigo", name: [], kind: "", contents: WHITE_CAKE },
  "any-vial": { tint: "sea", name: [], kind: "", contents: CLEAR },
};

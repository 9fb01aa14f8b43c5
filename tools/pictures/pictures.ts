import type { Shape } from "../../app/modules/catalog/views/picture-shapes.ts";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { writeStrength } from "#app/modules/catalog/rules/strength.ts";
import { demoVials } from "#db/seed/catalog/demo-vials.ts";
import type { Tint } from "#app/ui/tone.ts";
import { oklch } from "./light/colour.ts";
import type { View } from "./light/camera.ts";
import { front } from "./print/front.ts";
import type { Sheet } from "./print/press.ts";
import { vialLabel, type LabelText } from "./print/vial-label.ts";
import type { Print, Solid } from "./shape/solid.ts";
import { consultation, kit } from "./things/add-ons.ts";
import { AREAS } from "./things/areas.ts";
import { ink, paint } from "./things/tints.ts";
import { vial, type Contents } from "./things/vial.ts";

/** One picture: what stands there, what is printed on it, and from where it is looked at. */
export type StillLife = {
  name: string;
  /** What the thing is called, for the card that is shown where somebody shares a link to it. */
  title: string;
  tint: Tint;
  sheets: readonly Sheet[];
  things: (prints: readonly Print[]) => Solid[];
  shots: Partial<Record<Shape, View>>;
};

const shop = readSettings({}).site_name;

const WHITE_CAKE: Contents = { kind: "powder", colour: oklch(0.965, 0.006, 95), height: 0.42 };
/** A copper peptide is blue. */
const BLUE_CAKE: Contents = { kind: "powder", colour: oklch(0.77, 0.062, 248), height: 0.4 };
const PALE_BLUE_CAKE: Contents = { kind: "powder", colour: oklch(0.84, 0.05, 245), height: 0.46 };
const YELLOW: Contents = { kind: "liquid", level: 2.06, takes: { r: 0.03, g: 0.12, b: 1.1 } };
/** Vitamin B12 is red. */
const RED: Contents = { kind: "liquid", level: 2.06, takes: { r: 0.12, g: 1.7, b: 1.35 } };
const CLEAR: Contents = { kind: "liquid", level: 2.06, takes: { r: 0.06, g: 0.03, b: 0.02 } };

type VialPicture = LabelText & { tint: Tint; contents: Contents };

/** With the strength of the demo shop: a shop that sells another one draws its pictures anew. */
function label(slug: string): Sheet {
  const { tint, name, kind } = VIALS[slug]!;
  const vial = demoVials[slug];
  return vialLabel(shop, ink(tint), { name, kind, ...(vial && { strength: writeStrength(vial) }) });
}

/** A new product gets its picture by a line here and `npm run pictures -- <its slug>`. */
const VIALS: Record<string, VialPicture> = {
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

const VIAL_VIEW: View = { middle: { x: 0.1, y: 1.76 }, across: 4.7 };
const PAIR_VIEW: View = { middle: { x: 0.15, y: 1.3 }, across: 4.9 };
const TILE_VIEW: View = { middle: { x: 0.12, y: 1.05 }, across: 4.5 };

const PAIRS = {
  supplies: { name: ["Injection", "Supplies", "Kit"], line: "Contains no medicine", things: kit },
  consultation: {
    name: ["Medical", "Consultation"],
    line: "One initial visit",
    things: consultation,
  },
};

const HERO = ["nad-plus", "tirzepatide", "ghk-cu"] as const;

export const STILL_LIFES: readonly StillLife[] = [
  hero(),
  ...Object.entries(VIALS).map(([name, { tint, contents, name: lines }]) => ({
    name,
    title: lines.join(" "),
    tint,
    sheets: [label(name)],
    things: ([print]: readonly Print[]) =>
      vial({ x: 0, z: 0 }, { cap: paint(tint, 0.12), contents, label: print! }),
    shots: { tall: VIAL_VIEW },
  })),
  ...Object.entries(PAIRS).map(([name, { name: title, line, things }]) => ({
    name,
    title: "",
    tint: "sea" as const,
    sheets: [front(shop, ink("sea"), title, line)],
    things: ([print]: readonly Print[]) => things(print!),
    shots: { tall: PAIR_VIEW },
  })),
  ...Object.entries(AREAS).map(([area, { tint, things }]) => ({
    name: `area-${area}`,
    title: "",
    tint,
    sheets: [],
    things,
    shots: { tile: TILE_VIEW },
  })),
];

/** Three vials of three areas. On a wide screen they leave the left to the headline. */
function hero(): StillLife {
  const places = [
    { x: -2.1, z: -0.8 },
    { x: 0.05, z: 0.5 },
    { x: 2.25, z: -0.7 },
  ];
  return {
    name: "hero",
    title: "Peptide wellness, in plain words",
    tint: "moss",
    sheets: HERO.map(label),
    things: (prints) =>
      HERO.flatMap((slug, i) => {
        const { tint, contents } = VIALS[slug]!;
        const look = { cap: paint(tint, 0.12), contents, label: prints[i]! };
        return vial(places[i]!, look, [0.22, 0.05, -0.2][i]);
      }),
    shots: {
      wide: { middle: { x: -3.4, y: 1.9 }, across: 14.6 },
      phone: { middle: { x: 0.1, y: 1.85 }, across: 7.4 },
    },
  };
}

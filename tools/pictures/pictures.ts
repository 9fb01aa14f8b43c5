import type { View } from "./light/camera.ts";
import { cardFront } from "./print/fronts.ts";
import type { Print } from "./shape/solid.ts";
import { consultation, kit } from "./things/add-ons.ts";
import { AREAS } from "./things/areas.ts";
import { paint } from "./things/tints.ts";
import { vial } from "./things/vial.ts";
import type { StillLife } from "./still-life.ts";
import { label, VIALS } from "./vials.ts";
import { proofs } from "./proofs.ts";
import { readings } from "./readings.ts";

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
  ...proofs(),
  ...readings(),
  ...Object.entries(PAIRS).map(([name, { name: title, line, things }]) => ({
    name,
    title: "",
    tint: "sea" as const,
    sheets: [cardFront("sea", title, line)],
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

import type { View } from "./light/camera.ts";
import type { StillLife } from "./still-life.ts";
import { parcelFronts } from "./print/fronts.ts";
import { rulerFront } from "./print/ruler.ts";
import { spot } from "./things/objects.ts";
import { parcel } from "./things/parcel.ts";
import { ruler } from "./things/ruler.ts";
import { ink, paint } from "./things/tints.ts";
import { vial } from "./things/vial.ts";
import { label, VIALS } from "./vials.ts";

const LABEL_VIEW: View = { middle: { x: 0, y: 1.27 }, across: 2.3 };
const CONTENTS_VIEW: View = { middle: { x: 0, y: 1.2 }, across: 2.6, above: 0.8 };
const SIZE_VIEW: View = { middle: { x: -0.25, y: 1.85 }, across: 4.7 };
const PARCEL_VIEW: View = { middle: { x: 0.1, y: 1.15 }, across: 4.4 };

/** Millimetres in one unit: the glass is one unit in radius, and a vial of powder is 22 mm wide. */
const POWDER_UNIT = 11;
/** A vial of 10 mL is 24.6 mm wide. */
const LIQUID_UNIT = 12.3;

/** What a shopper would turn the vial in a hand for: its label, what is in it, and how large it is. */
export function proofs(): StillLife[] {
  const own = Object.keys(VIALS).filter((slug) => !slug.startsWith("any-"));
  return [...own.flatMap((slug) => [labelOf(slug), contentsOf(slug), sizeOf(slug)]), inTheBox()];
}

function labelOf(slug: string): StillLife {
  const { tint, contents } = VIALS[slug]!;
  return {
    name: `${slug}-label`,
    title: "",
    tint,
    sheets: [label(slug)],
    things: ([print]) => vial(spot(0), { cap: paint(tint, 0.12), contents, label: print! }),
    shots: { slide: LABEL_VIEW },
  };
}

function contentsOf(slug: string): StillLife {
  const { tint, contents } = VIALS[slug]!;
  return {
    name: `${slug}-contents`,
    title: "",
    tint,
    sheets: [],
    things: () => vial(spot(0), { cap: paint(tint, 0.12), contents }),
    shots: { slide: CONTENTS_VIEW },
  };
}

function sizeOf(slug: string): StillLife {
  const { tint, contents } = VIALS[slug]!;
  const unit = contents.kind === "powder" ? POWDER_UNIT : LIQUID_UNIT;
  return {
    name: `${slug}-size`,
    title: "",
    tint,
    sheets: [label(slug), rulerFront(unit, ink(tint))],
    things: ([print, marks]) => [
      ...vial(spot(0.45), { cap: paint(tint, 0.12), contents, label: print! }),
      ruler(spot(-1.25), marks!, unit),
    ],
    shots: { slide: SIZE_VIEW },
  };
}

function inTheBox(): StillLife {
  return {
    name: "parcel",
    title: "",
    tint: "sea",
    sheets: parcelFronts(),
    things: ([box, pack]) => parcel(box!, pack!),
    shots: { slide: PARCEL_VIEW },
  };
}

import { readingFile, type ReadingPicture } from "#app/running/content/views/reading-pictures.ts";
import type { Tint } from "#app/ui/tone.ts";
import type { View } from "./light/camera.ts";
import type { StillLife } from "./still-life.ts";
import { cardFront, parcelFronts } from "./print/fronts.ts";
import type { Sheet } from "./print/press.ts";
import type { Print, Solid } from "./shape/solid.ts";
import { consultation } from "./things/add-ons.ts";
import { AREAS } from "./things/areas.ts";
import { chain, moved, oneApart, rising, twoTogether } from "./things/arrangements.ts";
import { glassBall, pebble, spot } from "./things/objects.ts";
import { parcel } from "./things/parcel.ts";
import { paint } from "./things/tints.ts";
import { vial } from "./things/vial.ts";
import { label, VIALS } from "./vials.ts";

type Reading = Pick<StillLife, "tint" | "things"> & { sheets?: readonly Sheet[]; view?: View };

const LOW: View = { middle: { x: 0, y: 0.75 }, across: 8.2 };
const UPRIGHT: View = { middle: { x: 0, y: 1.72 }, across: 9.4 };
const CLOSE: View = { middle: { x: 0.35, y: 1.25 }, across: 5.2 };

const READINGS: Record<ReadingPicture, Reading> = {
  chain: { tint: "sea", things: chain },
  rising: { tint: "moss", things: rising },
  apart: { tint: "amber", things: oneApart },
  together: { tint: "rose", things: twoTogether, view: { middle: { x: 0, y: 0.7 }, across: 6.4 } },
  check: {
    tint: "moss",
    sheets: [label("tirzepatide")],
    things: ([print]) => [
      ...stood("tirzepatide", spot(-0.2), print),
      glassBall(spot(1.75, 1.1), 0, 0.72),
    ],
    view: CLOSE,
  },
  mixing: {
    tint: "sea",
    things: () => [...stood("any-vial", spot(-1.25)), ...stood("any-weight", spot(1.25, 0.2))],
    view: UPRIGHT,
  },
  cold: {
    tint: "sea",
    sheets: parcelFronts(),
    things: ([box, pack]) => parcel(box!, pack!),
    view: { middle: { x: 0.1, y: 1.1 }, across: 6.6 },
  },
  doctor: {
    tint: "sea",
    sheets: [cardFront("sea", ["Medical", "Consultation"], "One initial visit")],
    things: ([print]) => consultation(print!),
    view: { middle: { x: 0.15, y: 1.25 }, across: 6.6 },
  },
  two: pair("tirzepatide", "semaglutide"),
  weight: beside("semaglutide", moved(AREAS["weight-loss"]!.things(), spot(1.7, 0))),
  new: beside("retatrutide", [glassBall(spot(1.5, 0.5), 0, 0.6)]),
  lipo: beside("lipo-c-b12", moved(AREAS["metabolism"]!.things(), spot(1.8, -0.2))),
  lemon: beside("lemon-bottle", [
    pebble(spot(1.25, 0.3), 0, 0.72, 1.05, paint("citron", 0.1)),
    pebble(spot(2.35, 0.8), 0, 0.4, 0.5, paint("citron", 0.6)),
  ]),
  copper: beside("ghk-cu", moved(AREAS["beauty"]!.things(), spot(1.9, 0))),
  blends: pair("glow", "klow"),
  energy: beside("nad-plus", moved(AREAS["longevity"]!.things(), spot(1.7, 0))),
};

/** What stands above an article and on its card. */
export function readings(): StillLife[] {
  return Object.entries(READINGS).map(([name, { sheets = [], view = LOW, ...rest }]) => ({
    name: readingFile(name as ReadingPicture),
    title: "",
    sheets,
    shots: { band: view },
    ...rest,
  }));
}

function stood(slug: string, at: { x: number; z: number }, print?: Print): Solid[] {
  const { tint, contents } = VIALS[slug]!;
  return vial(at, { cap: paint(tint, 0.12), contents, ...(print && { label: print }) });
}

function pair(left: string, right: string): Reading {
  return {
    tint: VIALS[left]!.tint,
    sheets: [label(left), label(right)],
    things: ([first, second]) => [
      ...stood(left, spot(-1.25), first),
      ...stood(right, spot(1.25, 0.2), second),
    ],
    view: UPRIGHT,
  };
}

function beside(slug: string, things: readonly Solid[]): Reading {
  return {
    tint: VIALS[slug]!.tint satisfies Tint,
    sheets: [label(slug)],
    things: ([print]) => [...stood(slug, spot(-1.25), print), ...things],
    view: UPRIGHT,
  };
}

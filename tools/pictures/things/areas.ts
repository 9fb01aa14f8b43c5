import type { Tint } from "#app/ui/tone.ts";
import { turn, type Solid } from "../shape/solid.ts";
import { glassBall, pebble, pottery, spot, vessel } from "./objects.ts";
import { paint } from "./tints.ts";

/** For each area a still life of its own, in the light of the vials but without one. */
export const AREAS: Record<string, { tint: Tint; things: () => Solid[] }> = {
  "weight-loss": {
    tint: "moss",
    things: () => [
      pebble(spot(0), 0, 1.15, 0.72, paint("moss", 0.25)),
      pebble(spot(0.06), 0.715, 0.82, 0.56, paint("moss", 0.75)),
      pebble(spot(-0.05), 1.27, 0.54, 0.42, paint("moss", -0.1)),
    ],
  },
  beauty: {
    tint: "rose",
    things: () => [
      ...vessel(spot(-0.28), {
        outer: [
          [0, 0.02],
          [0.8, 0, 0.1],
          [1.08, 0.78, 0.2],
          [1.13, 1],
        ],
        inner: [
          [0, 0.14],
          [0.72, 0.12, 0.12],
          [0.98, 0.75, 0.2],
          [1.05, 1],
        ],
        level: 0.5,
        takes: { r: 0.1, g: 0.75, b: 0.6 },
        brim: 0.876,
      }),
      pebble(spot(1.12, 0.85), 0, 0.33, 0.64, paint("rose", 0.15)),
    ],
  },
  longevity: {
    tint: "indigo",
    things: () => [
      turn(
        spot(0),
        [
          [0, 0],
          [1.0, 0, 0.06],
          [1.0, 0.5, 0.06],
          [0, 0.5],
        ],
        pottery(paint("indigo", 0.45)),
      ),
      glassBall(spot(0), 0.5, 0.82),
    ],
  },
  metabolism: {
    tint: "amber",
    things: () =>
      vessel(spot(0), {
        outer: [
          [0, 0.03],
          [1.15, 0, 0.16],
          [0.42, 1.55, 0.3],
          [0.4, 2.1, 0.2],
          [0.5, 2.2],
        ],
        inner: [
          [0, 0.14],
          [1.0, 0.12, 0.14],
          [0.35, 1.53, 0.3],
          [0.33, 2.1, 0.2],
          [0.43, 2.2],
        ],
        level: 0.82,
        takes: { r: 0.06, g: 0.42, b: 1.5 },
        brim: 0.68,
      }),
  },
  "body-shaping": {
    tint: "citron",
    things: () => [
      turn(
        spot(-0.25),
        [
          [0, 0],
          [0.62, 0, 0.1],
          [0.92, 0.7, 0.5],
          [0.36, 1.45, 0.6],
          [0.62, 2.15, 0.1],
          [0.56, 2.17, 0.03],
          [0.3, 1.5, 0.4],
          [0, 1.4],
        ],
        pottery(paint("citron", 0.35)),
      ),
      pebble(spot(0.95, 0.6), 0, 0.42, 0.62, paint("citron", -0.05)),
    ],
  },
  wellness: {
    tint: "sea",
    things: () => [
      ...vessel(spot(-0.25), {
        outer: [
          [0, 0],
          [0.78, 0, 0.12],
          [0.92, 2.0],
        ],
        inner: [
          [0, 0.24],
          [0.7, 0.22, 0.14],
          [0.855, 2.0],
        ],
        level: 1.45,
        takes: { r: 0.16, g: 0.05, b: 0.04 },
        brim: 0.806,
      }),
      pebble(spot(0.98, 0.6), 0, 0.42, 0.38, paint("sea", 0.4)),
    ],
  },
};

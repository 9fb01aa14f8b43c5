import type { Rgb } from "../light/colour.ts";
import type { Corner } from "../shape/profile.ts";
import {
  AIR,
  GLASS,
  turn,
  type Medium,
  type Solid,
  type Surface,
  type Turned,
} from "../shape/solid.ts";

export const pottery = (colour: Rgb, gloss = 0.35): Surface => ({ kind: "matte", colour, gloss });
export const spot = (x: number, z = 0) => ({ x, z });

export function pebble(
  at: { x: number; z: number },
  low: number,
  width: number,
  height: number,
  colour: Rgb,
): Turned {
  const fillet = height * 0.47;
  return turn(
    at,
    [
      [0, low],
      [width, low, fillet],
      [width, low + height, fillet],
      [0, low + height],
    ],
    pottery(colour, 0.2),
  );
}

/** A solid glass ball that rests at `low`. */
export function glassBall(at: { x: number; z: number }, low: number, r: number): Turned {
  return turn(
    at,
    [
      [0, low],
      [r, low, r * 0.999],
      [r, low + 2 * r, r * 0.999],
      [0, low + 2 * r],
    ],
    { kind: "clear", outside: AIR, inside: GLASS },
  );
}

type Vessel = {
  outer: readonly Corner[];
  inner: readonly Corner[];
  level: number;
  takes: Rgb;
  brim: number;
};

/** A glass vessel with a liquid up to `level`; `brim` is the liquid's radius there. */
export function vessel(
  at: { x: number; z: number },
  { outer, inner, level, takes, brim }: Vessel,
): Solid[] {
  const liquid: Medium = { bends: 1.34, takes };
  const rim = inner.at(-1)!;
  const lip = outer.at(-1)!;
  return [
    turn(at, [...outer, [(rim[0] + lip[0]) / 2, rim[1] + 0.03, 0.02], rim], {
      kind: "clear",
      outside: AIR,
      inside: GLASS,
    }),
    turn(at, inner, { kind: "clear", outside: GLASS, inside: liquid, level }),
    turn(
      at,
      [
        [0, level - 0.02],
        [brim - 0.03, level - 0.02, 0.03],
        [brim, level],
      ],
      { kind: "clear", outside: AIR, inside: liquid },
    ),
  ];
}

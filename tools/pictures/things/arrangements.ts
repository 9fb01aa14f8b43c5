import type { Tint } from "#app/ui/tone.ts";
import { turn, type Solid } from "../shape/solid.ts";
import { pebble, pottery, spot } from "./objects.ts";
import { paint } from "./tints.ts";

/** The same things, elsewhere on the floor. */
export function moved(solids: readonly Solid[], by: { x: number; z: number }): Solid[] {
  return solids.map((solid) => ({ ...solid, x: solid.x + by.x, z: solid.z + by.z }));
}

const LINKS: readonly Tint[] = ["moss", "sea", "rose", "amber", "indigo", "citron", "sea", "moss"];

/** Balls one after the other in a bow, as amino acids in a peptide. */
export function chain(): Solid[] {
  return LINKS.map((tint, i) => {
    const along = i - (LINKS.length - 1) / 2;
    return ball(spot(along * 0.93, 0.9 - 0.13 * along ** 2), 0.48, paint(tint, 0.3));
  });
}

/** Steps that rise by the same height, as those on a label do. */
export function rising(): Solid[] {
  return Array.from({ length: 5 }, (_, i) => {
    const height = 0.42 * (i + 1);
    return turn(
      spot((i - 2) * 1.18),
      [
        [0, 0],
        [0.5, 0, 0.05],
        [0.5, height, 0.07],
        [0, height],
      ],
      pottery(paint("moss", 0.72 - 0.17 * i)),
    );
  });
}

/** One of a row that is unlike the others. */
export function oneApart(): Solid[] {
  return [-2, -1, 0, 1, 2].map((along) =>
    along === 1
      ? ball(spot(along * 1.2, 0.5), 0.58, paint("rose", -0.05))
      : pebble(spot(along * 1.2), 0, 0.5, 0.62, paint("amber", 0.6)),
  );
}

/** A large pebble, and a small one close to it. */
export function twoTogether(): Solid[] {
  return [
    pebble(spot(-0.5, -0.1), 0, 1.15, 1.4, paint("rose", 0.55)),
    pebble(spot(0.95, 0.55), 0, 0.5, 0.62, paint("rose", 0.15)),
  ];
}

function ball(at: { x: number; z: number }, r: number, colour: ReturnType<typeof paint>): Solid {
  return turn(
    at,
    [
      [0, 0],
      [r, 0, r * 0.999],
      [r, 2 * r, r * 0.999],
      [0, 2 * r],
    ],
    pottery(colour, 0.5),
  );
}

import { PIECE } from "./profile.ts";
import type { Box, Solid, Turned } from "./solid.ts";

const SHELVES = 64;

/**
 * Everything that was turned around one axis, with its pieces sorted by height: a ray passes few
 * heights while it is near the axis, so most pieces need no look.
 */
export type Lathe = {
  shape: "lathe";
  x: number;
  z: number;
  bottom: number;
  top: number;
  reach: number;
  pieces: Float64Array;
  /** What each piece belongs to, by its number. */
  owners: readonly Turned[];
  shelvesPerUnit: number;
  /** The pieces on each shelf, as offsets; a tall one lies on several. */
  shelves: readonly Int32Array[];
  /** The lowest shelf of each piece, by its number. */
  first: Int32Array;
};

/** Solids in the order in which a ray looks for them. */
export function arranged(solids: readonly Solid[]): (Lathe | Box)[] {
  const boxes = solids.filter((solid) => solid.shape === "box");
  const turned = solids.filter((solid) => solid.shape === "turned");
  const axes = Map.groupBy(turned, ({ x, z }) => `${x} ${z}`);
  return [...boxes, ...[...axes.values()].map(onOneAxis)];
}

function onOneAxis(solids: readonly Turned[]): Lathe {
  const [{ x, z } = { x: 0, z: 0 }] = solids;
  const bottom = Math.min(...solids.map((solid) => solid.bottom));
  const top = Math.max(...solids.map((solid) => solid.top));
  const pieces = Float64Array.from(solids.flatMap((solid) => [...solid.pieces]));
  const owners = solids.flatMap((solid) =>
    Array.from({ length: solid.pieces.length / PIECE }, () => solid),
  );
  const shelvesPerUnit = SHELVES / Math.max(top - bottom, 1e-6);
  const lists = Array.from({ length: SHELVES }, (): number[] => []);
  const first = new Int32Array(owners.length);
  for (let i = 0; i < pieces.length; i += PIECE) {
    const ends = [pieces[i + 1]!, pieces[i + 3]!].map((y) => shelfAt(y, bottom, shelvesPerUnit));
    first[i / PIECE] = Math.min(...ends);
    for (let s = Math.min(...ends); s <= Math.max(...ends); s++) lists[s]!.push(i);
  }
  const shelves = lists.map((list) => Int32Array.from(list));
  const reach = Math.max(...solids.map((solid) => solid.reach));
  return {
    shape: "lathe",
    x,
    z,
    bottom,
    top,
    reach,
    pieces,
    owners,
    shelvesPerUnit,
    shelves,
    first,
  };
}

export function shelfAt(y: number, bottom: number, perUnit: number): number {
  return Math.min(SHELVES - 1, Math.max(0, Math.floor((y - bottom) * perUnit)));
}

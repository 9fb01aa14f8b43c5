/** A corner of a turned thing's outline: distance from the axis, height, and how far it is rounded. */
export type Corner = readonly [radius: number, height: number, fillet?: number];

/** Numbers per piece: from r, y to r, y; the outward normal at either end as r, y. */
export const PIECE = 8;
const ARC_STEPS = 10;

type Point = { r: number; y: number; nr: number; ny: number };

/** The outline as short straight pieces with smooth normals, listed from the bottom up. */
export function turned(corners: readonly Corner[]): Float64Array {
  const pieces: number[] = [];
  let from: Point | undefined;
  for (const [index, corner] of corners.entries()) {
    const arc = rounded(corners[index - 1], corner, corners[index + 1]);
    const [first] = arc;
    if (from && first) pieces.push(...straight(from, first));
    for (let step = 1; step < arc.length; step++) pieces.push(...between(arc[step - 1], arc[step]));
    from = arc.at(-1);
  }
  return Float64Array.from(pieces);
}

function straight(from: Point, to: Point): number[] {
  const length = Math.hypot(to.r - from.r, to.y - from.y);
  if (length < 1e-9) return [];
  const nr = (to.y - from.y) / length;
  const ny = -(to.r - from.r) / length;
  return [from.r, from.y, to.r, to.y, nr, ny, nr, ny];
}

function between(from: Point | undefined, to: Point | undefined): number[] {
  if (!from || !to) return [];
  return [from.r, from.y, to.r, to.y, from.nr, from.ny, to.nr, to.ny];
}

/** The arc that takes the place of a corner, tangent to both of its sides; the ends stay as given. */
function rounded(before: Corner | undefined, at: Corner, after: Corner | undefined): Point[] {
  const [r, y, fillet = 0] = at;
  if (!before || !after || fillet === 0) return [{ r, y, nr: 0, ny: 0 }];
  const into = direction(before, at);
  const out = direction(at, after);
  const turn = Math.atan2(into.r * out.y - into.y * out.r, into.r * out.r + into.y * out.y);
  if (Math.abs(turn) < 1e-6) return [{ r, y, nr: into.y, ny: -into.r }];
  const reach = fillet * Math.tan(Math.abs(turn) / 2);
  const side = Math.sign(turn);
  const start = { r: r - into.r * reach, y: y - into.y * reach };
  const centre = { r: start.r - side * into.y * fillet, y: start.y + side * into.r * fillet };
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = (turn * step) / ARC_STEPS;
    const nr = into.y * Math.cos(angle) + into.r * Math.sin(angle);
    const ny = into.y * Math.sin(angle) - into.r * Math.cos(angle);
    return { r: centre.r + side * fillet * nr, y: centre.y + side * fillet * ny, nr, ny };
  });
}

function direction(from: Corner, to: Corner): { r: number; y: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { r: (to[0] - from[0]) / length, y: (to[1] - from[1]) / length };
}

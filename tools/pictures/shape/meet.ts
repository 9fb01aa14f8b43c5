import type { Vec } from "../light/vector.ts";
import { PIECE } from "./profile.ts";
import { shelfAt, type Lathe } from "./lathe.ts";
import type { Box, Solid } from "./solid.ts";

/** Where a ray first meets a thing. One object is written over and over: this runs a billion times. */
export type Meeting = {
  distance: number;
  nx: number;
  ny: number;
  nz: number;
  /** Where on the print, from its upper left corner; -1 where there is none. */
  u: number;
  v: number;
  solid: Solid | undefined;
};

const NEAREST = 1e-4;

export function noMeeting(): Meeting {
  return { distance: Infinity, nx: 0, ny: 0, nz: 0, u: -1, v: -1, solid: undefined };
}

/** Writes the first meeting into `meeting`, and says whether there is one. */
export function meet(
  things: readonly (Lathe | Box)[],
  from: Vec,
  ray: Vec,
  meeting: Meeting,
): boolean {
  meeting.distance = Infinity;
  meeting.solid = undefined;
  for (const thing of things) {
    if (thing.shape === "lathe") meetLathe(thing, from, ray, meeting);
    else meetBox(thing, from, ray, meeting);
  }
  return meeting.solid !== undefined;
}

function meetLathe(lathe: Lathe, from: Vec, ray: Vec, meeting: Meeting): void {
  const ox = from.x - lathe.x;
  const oz = from.z - lathe.z;
  const a = ray.x * ray.x + ray.z * ray.z;
  const b = ox * ray.x + oz * ray.z;
  const c = ox * ox + oz * oz;
  const outside = c - lathe.reach * lathe.reach;
  if (outside > 0 && (b > 0 || b * b < a * outside)) return;
  if (from.y > lathe.top && ray.y >= 0) return;
  if (from.y < lathe.bottom && ray.y <= 0) return;
  const crossing = Math.sqrt(Math.max(0, b * b - a * outside));
  const enters = from.y + (a < 1e-12 ? -1e9 : Math.max(0, (-b - crossing) / a)) * ray.y;
  const leaves = from.y + (a < 1e-12 ? 1e9 : (-b + crossing) / a) * ray.y;
  const lowest = Math.min(enters, leaves) - 1e-6;
  const highest = Math.max(enters, leaves) + 1e-6;
  if (highest < lathe.bottom || lowest > lathe.top) return;
  const { shelves, first, bottom, shelvesPerUnit } = lathe;
  const lowestShelf = shelfAt(lowest, bottom, shelvesPerUnit);
  const highestShelf = shelfAt(highest, bottom, shelvesPerUnit);
  for (let s = lowestShelf; s <= highestShelf; s++) {
    const shelf = shelves[s]!;
    for (let k = 0; k < shelf.length; k++) {
      const i = shelf[k]!;
      // A piece on several shelves has its turn on the first one of them.
      if (s > lowestShelf && first[i / PIECE] !== s) continue;
      meetPiece(lathe, i, a, b, c, ox, oz, from, ray, meeting);
    }
  }
}

function meetPiece(
  lathe: Lathe,
  i: number,
  a: number,
  b: number,
  c: number,
  ox: number,
  oz: number,
  from: Vec,
  ray: Vec,
  meeting: Meeting,
): void {
  const { pieces } = lathe;
  const r0 = pieces[i]!;
  const y0 = pieces[i + 1]!;
  const r1 = pieces[i + 2]!;
  const rise = pieces[i + 3]! - y0;
  if (Math.abs(rise) < 1e-9) {
    const t = (y0 - from.y) / ray.y;
    if (!(t > NEAREST && t < meeting.distance)) return;
    const r = Math.sqrt(Math.max(0, a * t * t + 2 * b * t + c));
    const part = (r - r0) / (r1 - r0);
    if (part >= 0 && part <= 1) take(lathe, i, part, t, ox, oz, ray, meeting);
    return;
  }
  const lean = (r1 - r0) / rise;
  const radius = r0 + lean * (from.y - y0);
  const qa = a - lean * lean * ray.y * ray.y;
  const qb = b - lean * ray.y * radius;
  const qc = c - radius * radius;
  const inner = qb * qb - qa * qc;
  if (inner < 0 || Math.abs(qa) < 1e-12) return;
  const root = Math.sqrt(inner);
  for (let side = -1; side <= 1; side += 2) {
    const t = (-qb + side * root) / qa;
    if (!(t > NEAREST && t < meeting.distance)) continue;
    const part = (from.y + t * ray.y - y0) / rise;
    if (part < 0 || part > 1 || r0 + (r1 - r0) * part < 0) continue;
    take(lathe, i, part, t, ox, oz, ray, meeting);
  }
}

function take(
  lathe: Lathe,
  i: number,
  part: number,
  t: number,
  ox: number,
  oz: number,
  ray: Vec,
  meeting: Meeting,
): void {
  const { pieces } = lathe;
  const solid = lathe.owners[i / PIECE]!;
  const { wrap } = solid;
  const x = ox + t * ray.x;
  const z = oz + t * ray.z;
  let u = -1;
  if (wrap) {
    u = 0.5 + turnedBy(Math.atan2(x, z) - wrap.middle) / wrap.span;
    if (u < 0 || u > 1) return;
  }
  const r = Math.hypot(x, z) || 1e-9;
  const nr = pieces[i + 4]! + (pieces[i + 6]! - pieces[i + 4]!) * part;
  const ny = pieces[i + 5]! + (pieces[i + 7]! - pieces[i + 5]!) * part;
  const length = Math.hypot(nr, ny);
  meeting.distance = t;
  meeting.nx = (nr * x) / (r * length);
  meeting.ny = ny / length;
  meeting.nz = (nr * z) / (r * length);
  meeting.u = u;
  meeting.v = 1 - part;
  meeting.solid = solid;
}

/** The same angle between half a turn to the left and half a turn to the right. */
function turnedBy(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

function meetBox(box: Box, from: Vec, ray: Vec, meeting: Meeting): void {
  const cos = Math.cos(box.turn);
  const sin = Math.sin(box.turn);
  const px = from.x - box.x;
  const pz = from.z - box.z;
  const o = [px * cos - pz * sin, from.y - (box.bottom + box.top) / 2, px * sin + pz * cos];
  const d = [ray.x * cos - ray.z * sin, ray.y, ray.x * sin + ray.z * cos];
  const half = [box.half.x, (box.top - box.bottom) / 2, box.half.z];
  let [near, far, axis] = [-Infinity, Infinity, 0];
  for (let i = 0; i < 3; i++) {
    const slope = 1 / d[i]!;
    const middle = -o[i]! * slope;
    const reach = Math.abs(half[i]! * slope);
    if (middle - reach > near) [near, axis] = [middle - reach, i];
    far = Math.min(far, middle + reach);
  }
  if (near > far || near < NEAREST || near > meeting.distance) return;
  const side = -Math.sign(d[axis]!);
  const n = [0, 0, 0];
  n[axis] = side;
  meeting.distance = near;
  meeting.nx = n[0]! * cos + n[2]! * sin;
  meeting.ny = n[1]!;
  meeting.nz = -n[0]! * sin + n[2]! * cos;
  const front = axis === 2 && side > 0;
  meeting.u = front ? 0.5 + (o[0]! + near * d[0]!) / (2 * half[0]!) : -1;
  meeting.v = 0.5 - (o[1]! + near * d[1]!) / (2 * half[1]!);
  meeting.solid = box;
}

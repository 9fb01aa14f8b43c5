import type { Rgb } from "../light/colour.ts";
import { PIECE, turned, type Corner } from "./profile.ts";

/** A clear stuff: how strongly it bends light, and what it takes from it over one unit of length. */
export type Medium = { bends: number; takes?: Rgb };

export const AIR: Medium = { bends: 1 };
export const GLASS: Medium = { bends: 1.5, takes: { r: 0.05, g: 0.02, b: 0.03 } };

export type Print = { width: number; height: number; pixels: Uint8Array };

export type Surface =
  | {
      kind: "clear";
      outside: Medium;
      inside: Medium;
      /** Inside, above this height, is air. */ level?: number;
    }
  | { kind: "matte"; colour: Rgb; gloss?: number; grain?: number; print?: Print }
  | { kind: "metal"; colour: Rgb };

/** Turned on the lathe around an upright axis. */
export type Turned = {
  shape: "turned";
  x: number;
  z: number;
  pieces: Float64Array;
  bottom: number;
  top: number;
  reach: number;
  /** Only this many radians are there, half to either side of the middle one; for labels. */
  wrap?: { middle: number; span: number };
  surface: Surface;
};

/** Stands on the floor; `turn` is in radians around its own upright axis. The print is on its front. */
export type Box = {
  shape: "box";
  x: number;
  z: number;
  half: { x: number; z: number };
  bottom: number;
  top: number;
  turn: number;
  surface: Surface;
};

export type Solid = Turned | Box;

export function turn(
  at: { x: number; z: number },
  corners: readonly Corner[],
  surface: Surface,
  wrap?: Turned["wrap"],
): Turned {
  const pieces = turned(corners);
  let [bottom, top, reach] = [Infinity, -Infinity, 0];
  for (let i = 0; i < pieces.length; i += PIECE) {
    for (const end of [i, i + 2]) {
      bottom = Math.min(bottom, pieces[end + 1] ?? 0);
      top = Math.max(top, pieces[end + 1] ?? 0);
      reach = Math.max(reach, pieces[end] ?? 0);
    }
  }
  return {
    shape: "turned",
    ...at,
    pieces,
    bottom,
    top,
    reach,
    surface,
    ...(wrap && { wrap }),
  };
}

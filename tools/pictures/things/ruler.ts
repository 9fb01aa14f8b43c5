import type { Box, Print } from "../shape/solid.ts";

/** How long the ruler is. */
export const RULER_CM = 5;
/** How wide it is, in units of the studio. */
export const RULER_WIDTH = 0.92;

/** Stands upright on its zero; `unit` is how many millimetres one unit of the studio is. */
export function ruler(at: { x: number; z: number }, print: Print, unit: number): Box {
  return {
    shape: "box",
    ...at,
    half: { x: RULER_WIDTH / 2, z: 0.045 },
    bottom: 0,
    top: (RULER_CM * 10) / unit,
    turn: 0,
    surface: { kind: "matte", colour: { r: 0.82, g: 0.81, b: 0.78 }, gloss: 0.25, print },
  };
}

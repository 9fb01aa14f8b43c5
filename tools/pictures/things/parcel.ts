import type { Box, Print, Solid, Surface } from "../shape/solid.ts";
import { spot } from "./objects.ts";
import { paint } from "./tints.ts";

const FOAM = {
  kind: "matte",
  colour: { r: 0.84, g: 0.84, b: 0.82 },
  gloss: 0.15,
} satisfies Surface;
const SHADOW: Surface = { kind: "matte", colour: { r: 0.3, g: 0.3, b: 0.3 } };
const HALF = { x: 1.45, z: 1.05 };

/** An insulated box with its lid on, and a cold pack before it. */
export function parcel(boxFront: Print, packFront: Print): Solid[] {
  return [
    layer(0, 1.86, 0, { ...FOAM, print: boxFront }),
    layer(1.86, 1.9, -0.04, SHADOW),
    layer(1.9, 2.3, 0.03, FOAM),
    pack(spot(1.1, 1.05), packFront),
  ];
}

/** A part of the box from one height to another, wider than it by so much on each side. */
function layer(bottom: number, top: number, wider: number, surface: Surface): Box {
  const half = { x: HALF.x + wider, z: HALF.z + wider };
  return { shape: "box", ...spot(-0.2, -0.8), half, bottom, top, turn: -0.4, surface };
}

/** A flat shell of cooling gel. */
function pack(at: { x: number; z: number }, print: Print): Box {
  return {
    shape: "box",
    ...at,
    half: { x: 0.56, z: 0.15 },
    bottom: 0,
    top: 1.04,
    turn: -0.18,
    surface: { kind: "matte", colour: paint("sea", 0.55), gloss: 0.8, print },
  };
}

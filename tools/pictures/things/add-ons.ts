import { turn, type Box, type Print, type Solid } from "../shape/solid.ts";
import { pottery, spot } from "./objects.ts";
import { paint } from "./tints.ts";

/** A carton and a jar. */
export function kit(front: Print): Solid[] {
  const carton: Box = {
    shape: "box",
    ...spot(-0.25),
    half: { x: 1.05, z: 0.55 },
    bottom: 0,
    top: 2.5,
    turn: -0.42,
    surface: { kind: "matte", colour: { r: 0.82, g: 0.81, b: 0.78 }, gloss: 0.3, print: front },
  };
  return [
    carton,
    turn(
      spot(1.1, 0.75),
      [
        [0, 0],
        [0.46, 0, 0.06],
        [0.46, 0.6, 0.02],
        [0.43, 0.62, 0.02],
        [0.48, 0.64, 0.02],
        [0.48, 0.84, 0.06],
        [0, 0.86],
      ],
      pottery(paint("sea", 0.1), 0.8),
    ),
  ];
}

/** A card and a cup of tea. */
export function consultation(front: Print): Solid[] {
  const card: Box = {
    shape: "box",
    ...spot(-0.35, -0.3),
    half: { x: 0.95, z: 0.05 },
    bottom: 0,
    top: 2.5,
    turn: -0.3,
    surface: { kind: "matte", colour: { r: 0.82, g: 0.81, b: 0.78 }, gloss: 0.2, print: front },
  };
  const cup = paint("sea", 0.55);
  return [
    card,
    turn(
      spot(0.95, 0.7),
      [
        [0, 0.03],
        [0.4, 0, 0.06],
        [0.6, 0.5, 0.3],
        [0.62, 0.98],
        [0.6, 1, 0.01],
        [0.57, 0.98],
        [0.55, 0.5, 0.3],
        [0.3, 0.1],
        [0, 0.1],
      ],
      pottery(cup, 0.7),
    ),
    turn(
      spot(0.95, 0.7),
      [
        [0, 0.82],
        [0.564, 0.82],
      ],
      { kind: "matte", colour: { r: 0.24, g: 0.13, b: 0.05 }, gloss: 1 },
    ),
  ];
}

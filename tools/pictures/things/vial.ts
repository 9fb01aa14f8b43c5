import type { Rgb } from "../light/colour.ts";
import { AIR, GLASS, turn, type Medium, type Print, type Solid } from "../shape/solid.ts";
import type { Corner } from "../shape/profile.ts";

export type Contents =
  | { kind: "liquid"; takes: Rgb; level: number }
  | { kind: "powder"; colour: Rgb; height: number };

/** Without a label, where the picture is of what is in it. */
export type Vial = { cap: Rgb; contents: Contents; label?: Print };

/** Where the label sits on the glass. It goes all around; its seam is at the back. */
export const LABEL = { bottom: 0.62, top: 1.92, span: 2 * Math.PI };

const PAPER = { r: 0.86, g: 0.86, b: 0.84 };
const FLOOR = 0.16;
const WALL = 0.925;

/** An injection vial: glass one unit in radius, rubber stopper, aluminium crimp and flip-off cap. */
export function vial(
  at: { x: number; z: number },
  { cap, contents, label }: Vial,
  facing = 0,
): Solid[] {
  return [
    turn(
      at,
      [
        [0, 0.07],
        [0.7, 0.07, 0.2],
        [0.84, 0, 0.08],
        [1, 0, 0.15],
        [1, 2.48, 0.42],
        [0.585, 2.68, 0.22],
        [0.585, 3.2],
      ],
      {
        kind: "clear",
        outside: AIR,
        inside: GLASS,
      },
    ),
    ...cavity(at, contents),
    ...filling(at, contents),
    ...(label ? paper(at, label, facing) : []),
    ...closure(at, cap),
  ];
}

/** The printed label, and its back: glued, so that no air between them mirrors what is in the vial. */
function paper(at: { x: number; z: number }, label: Print, facing: number): Solid[] {
  const strip = (r: number): Corner[] => [
    [r, LABEL.bottom],
    [r, LABEL.top],
  ];
  return [
    turn(
      at,
      strip(1.006),
      { kind: "matte", colour: PAPER, gloss: 0.5, print: label },
      { middle: facing, span: LABEL.span },
    ),
    turn(at, strip(0.999), { kind: "matte", colour: PAPER }),
  ];
}

function cavity(at: { x: number; z: number }, contents: Contents): Solid[] {
  const liquid: Medium = contents.kind === "liquid" ? { bends: 1.34, takes: contents.takes } : AIR;
  const level = contents.kind === "liquid" ? contents.level : 0;
  return [
    turn(
      at,
      [
        [0, FLOOR],
        [WALL, FLOOR, 0.16],
        [WALL, 2.43, 0.36],
        [0.49, 2.64, 0.2],
        [0.49, 3.2],
      ],
      {
        kind: "clear",
        outside: GLASS,
        inside: liquid,
        level,
      },
    ),
  ];
}

function filling(at: { x: number; z: number }, contents: Contents): Solid[] {
  if (contents.kind === "liquid") {
    const { level, takes } = contents;
    // The liquid climbs a little where it touches the glass.
    const surface: Corner[] = [
      [0, level - 0.06],
      [WALL - 0.01, level - 0.06, 0.09],
      [WALL - 0.0005, level - 0.001],
    ];
    return [turn(at, surface, { kind: "clear", outside: { bends: 1.34, takes }, inside: AIR })];
  }
  const { height, colour } = contents;
  const r = WALL - 0.012;
  return [
    turn(
      at,
      [
        [0, FLOOR + 0.01],
        [r, FLOOR + 0.01, 0.15],
        [r, FLOOR + height, 0.07],
        [0.5, FLOOR + height - 0.05, 0.5],
        [0, FLOOR + height - 0.07],
      ],
      {
        kind: "matte",
        colour,
        grain: 0.13,
      },
    ),
  ];
}

function closure(at: { x: number; z: number }, cap: Rgb): Solid[] {
  const metal = { kind: "metal", colour: { r: 0.7, g: 0.71, b: 0.72 } } as const;
  return [
    turn(
      at,
      [
        [0, 2.78],
        [0.47, 2.78, 0.06],
        [0.47, 3.1],
      ],
      { kind: "matte", colour: { r: 0.2, g: 0.2, b: 0.21 } },
    ),
    turn(
      at,
      [
        [0.55, 2.86],
        [0.66, 2.86, 0.05],
        [0.685, 2.98, 0.04],
        [0.685, 3.36, 0.06],
        [0.5, 3.38],
      ],
      metal,
    ),
    turn(
      at,
      [
        [0.4, 3.385],
        [0.7, 3.385, 0.03],
        [0.715, 3.43, 0.03],
        [0.7, 3.62, 0.07],
        [0.58, 3.64, 0.05],
        [0.54, 3.615, 0.05],
        [0, 3.61],
      ],
      {
        kind: "matte",
        colour: cap,
        gloss: 1,
      },
    ),
  ];
}

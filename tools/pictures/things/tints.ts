import { readFileSync } from "node:fs";
import type { Theme } from "../../../app/goods/catalog/views/picture-shapes.ts";
import type { Tint } from "#app/ui/tone.ts";
import { oklch, type Rgb } from "../light/colour.ts";
import type { Set } from "../light/studio.ts";

type Lch = { lightness: number; chroma: number; hue: number };

const tokens = readFileSync(new URL("../../../app/ui/tokens.css", import.meta.url), "utf8");

/** A colour of the pages, so that caps and charts, grounds and tiles can't drift apart. */
function token(name: string, theme: Theme): Lch {
  const number = String.raw`([\d.]+)`;
  const colour = String.raw`oklch\(${number} ${number} ${number}\)`;
  const found = new RegExp(String.raw`--color-${name}: light-dark\(${colour}, ${colour}\)`).exec(
    tokens,
  );
  if (!found) throw new Error(`tokens.css has no colour ${name} for both themes`);
  const [lightness = 0, chroma = 0, hue = 0] = found.slice(theme === "light" ? 1 : 4).map(Number);
  return { lightness, chroma, hue };
}

/** The tint as paint on a thing; `paler` goes towards white, below 0 towards black. */
export function paint(tint: Tint, paler = 0): Rgb {
  const { lightness, chroma, hue } = token(tint, "light");
  const aim = paler < 0 ? 0.2 : 0.95;
  const part = Math.abs(paler);
  return oklch(lightness + (aim - lightness) * part, chroma * (1 - 0.8 * part), hue);
}

/** The tint as ink, for a browser. */
export function ink(tint: Tint): string {
  const { lightness, chroma, hue } = token(tint, "light");
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** The tint's quiet ground, for a browser. */
export function ground(tint: Tint): string {
  const { lightness, chroma, hue } = token(`${tint}-soft`, "light");
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** Floor, wall and unsharp ball in the tint's ground. */
export function setOf(tint: Tint, theme: Theme): Set {
  const { chroma, hue } = token(`${tint}-soft`, theme);
  const ball = { orbAt: { x: 3, y: 2.6, z: -9 }, orbSize: 2.6 };
  if (theme === "dark") {
    return {
      floor: oklch(0.3, chroma, hue),
      wall: oklch(0.28, chroma, hue),
      orb: oklch(0.38, chroma * 1.7, hue),
      ...ball,
    };
  }
  return {
    floor: oklch(0.925, chroma * 1.2, hue),
    wall: oklch(0.93, chroma * 1.15, hue),
    orb: oklch(0.855, chroma * 2.5, hue),
    ...ball,
  };
}

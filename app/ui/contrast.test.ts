import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAPER } from "./theme-colours.ts";

type Rgb = [number, number, number];
type Theme = "light" | "dark";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const pair = new RegExp(String.raw`--color-([a-z-]+): light-dark\(${oklch}, ${oklch}\);`, "g");

const tokens = new Map(
  [...css.matchAll(pair)].map(([, name, ...numbers]) => {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number);
    return [name, { light: toLinearSrgb(l1, c1, h1), dark: toLinearSrgb(l2, c2, h2) }];
  }),
);

/** Björn Ottosson's OKLab matrices; the result is linear light, not gamma encoded. */
function toLinearSrgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function colour(name: string, theme: Theme): Rgb {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no --color-${name}`);
  return token[theme];
}

function contrast(one: string, other: string, theme: Theme): number {
  const values = [luminance(colour(one, theme)), luminance(colour(other, theme))];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const tints = ["moss", "rose", "indigo", "amber", "citron", "sea"];
const tones = ["accent", "error", "warning", "success", "info"];
const softs = [...tones, ...tints].map((name) => `${name}-soft`);

const text = [
  ...[...grounds, ...softs].flatMap((ground) => [`ink on ${ground}`, `ink-soft on ${ground}`]),
  ...tones.flatMap((tone) => [...grounds, `${tone}-soft`].map((ground) => `${tone} on ${ground}`)),
  ...tints.flatMap((tint) =>
    [...grounds, `${tint}-soft`].map((ground) => `${tint}-ink on ${ground}`),
  ),
  "accent-strong on paper",
  "on-accent on accent",
  "on-accent on accent-strong",
  "on-error on error",
  "on-error on error-strong",
];

const shapes = [
  ...["line-strong", ...tints].flatMap((name) => grounds.map((ground) => `${name} on ${ground}`)),
  ...tints.map((tint) => `${tint} on ${tint}-soft`),
  ...softs.map((soft) => `accent on ${soft}`),
];

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  it("colours the browser's own bars as the paper", () => {
    const encoded = colour("paper", theme).map((value) => {
      const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(255 * gamma)
        .toString(16)
        .padStart(2, "0");
    });
    expect(PAPER[theme]).toBe(`#${encoded.join("")}`);
  });

  it.each(text)("text: %s reaches 4.5", (words) => {
    const [front = "", back = ""] = words.split(" on ");
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)("borders, charts, focus: %s reaches 3", (words) => {
    const [front = "", back = ""] = words.split(" on ");
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });

  // A colour outside sRGB would be clipped on most screens, and its contrast with it.
  it.each([...tokens.keys()])("%s is a colour every screen can show", (name) => {
    for (const channel of colour(String(name), theme)) {
      expect(channel).toBeGreaterThanOrEqual(-0.0005);
      expect(channel).toBeLessThanOrEqual(1.0005);
    }
  });
});

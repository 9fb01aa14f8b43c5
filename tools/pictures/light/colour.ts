/** Light or reflectance, linear sRGB. */
export type Rgb = { r: number; g: number; b: number };

export const BLACK: Rgb = { r: 0, g: 0, b: 0 };

export function grey(value: number): Rgb {
  return { r: value, g: value, b: value };
}

export function plus(a: Rgb, b: Rgb): Rgb {
  return { r: a.r + b.r, g: a.g + b.g, b: a.b + b.b };
}

export function scaled(a: Rgb, by: number): Rgb {
  return { r: a.r * by, g: a.g * by, b: a.b * by };
}

export function through(a: Rgb, b: Rgb): Rgb {
  return { r: a.r * b.r, g: a.g * b.g, b: a.b * b.b };
}

export function mixed(a: Rgb, b: Rgb, part: number): Rgb {
  return {
    r: a.r + (b.r - a.r) * part,
    g: a.g + (b.g - a.g) * part,
    b: a.b + (b.b - a.b) * part,
  };
}

/** The same notation as the tokens of the pages; hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

/** What a print keeps of one channel's light: straight up to SHOULDER, then ever less, never 1. */
export function developed(light: number): number {
  const SHOULDER = 0.72;
  const kept =
    light <= SHOULDER
      ? light
      : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)));
  return kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
}

/** One channel of an sRGB colour back to reflectance. */
export function developedFrom(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

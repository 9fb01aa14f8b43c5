import type { PictureSource } from "#app/ui/picture.tsx";
import {
  SHAPES,
  heightOf,
  pictureAddress,
  type PictureFile,
  type Shape,
  type Theme,
} from "./picture-shapes.ts";

const DARK = "(prefers-color-scheme: dark)";

/** There are some dozen files, and a listing asks for each of theirs again and again. */
const known = new Map<string, readonly PictureSource[]>();

/**
 * What a browser may choose from before the plain picture, the best first; `when` narrows it to some
 * screens.
 */
export function sourcesOf(file: PictureFile, shape: Shape, when = ""): readonly PictureSource[] {
  const key = `${file.name} ${file.version} ${shape} ${when}`;
  const sources = known.get(key) ?? makeSources(file, shape, when);
  known.set(key, sources);
  return sources;
}

function makeSources(file: PictureFile, shape: Shape, when: string): PictureSource[] {
  const source = (theme: Theme, format: "avif" | "webp", media: string[]) => {
    const conditions = media.filter(Boolean).join(" and ");
    return {
      type: `image/${format}`,
      ...(conditions && { media: conditions }),
      // Without a size of its own a source has that of the plain picture.
      ...(when && sizeOf(shape)),
      srcSet: srcSetOf(file, shape, theme, format),
    };
  };
  return [
    source("dark", "avif", [when, DARK]),
    source("light", "avif", [when]),
    ...(when ? [source("light", "webp", [when])] : []),
  ];
}

/** For browsers that take none of the sources, and the one address for what can't choose. */
export function plainSource(file: PictureFile, shape: Shape) {
  const { width, height } = sizeOf(shape);
  const cut = { shape, theme: "light", width, format: "webp" } as const;
  return {
    src: pictureAddress(file, cut),
    ...(SHAPES[shape].webp.length > 1 && { srcSet: srcSetOf(file, shape, "light", "webp") }),
    width,
    height,
  };
}

function srcSetOf(file: PictureFile, shape: Shape, theme: Theme, format: "avif" | "webp"): string {
  return SHAPES[shape][format === "avif" ? theme : format]
    .map((width) => `${pictureAddress(file, { shape, theme, width, format })} ${width}w`)
    .join(",");
}

function sizeOf(shape: Shape): { width: number; height: number } {
  const [width] = SHAPES[shape].webp;
  return { width, height: heightOf(shape, width) };
}

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

/** There are only a few dozen files, and a listing needs the sources of each repeatedly. */
const known = new Map<string, readonly PictureSource[]>();

type Choice = {
  /** A media condition that limits the sources to some screens. */
  when?: string | undefined;
  /** Widths of existing files; all by default. */
  widths?: readonly number[] | undefined;
};

/** The sources for a browser, best first, before the plain picture. */
export function sourcesOf(
  file: PictureFile,
  shape: Shape,
  choice: Choice = {},
): readonly PictureSource[] {
  // A shop can have any number of photos, so they are not remembered.
  if (file.isPhoto) return makeSources(file, shape, choice);
  const { when = "", widths = [] } = choice;
  const key = `${file.name} ${file.version} ${shape} ${when} ${widths.join()}`;
  const sources = known.get(key) ?? makeSources(file, shape, choice);
  known.set(key, sources);
  return sources;
}

function makeSources(file: PictureFile, shape: Shape, { when = "", widths }: Choice) {
  const source = (theme: Theme, format: "avif" | "webp", media: string[]): PictureSource => {
    const conditions = media.filter(Boolean).join(" and ");
    return {
      type: `image/${format}`,
      ...(conditions && { media: conditions }),
      // A source without its own size has the plain picture's size.
      ...(when && sizeOf(shape)),
      srcSet: srcSetOf(file, { shape, theme, format, widths }),
    };
  };
  return [
    ...(file.isPhoto ? [] : [source("dark", "avif", [when, DARK])]),
    source("light", "avif", [when]),
    ...(when ? [source("light", "webp", [when])] : []),
  ];
}

/** For browsers that support none of the sources, and for readers that need a single address. */
export function plainSource(file: PictureFile, shape: Shape, widths?: readonly number[]) {
  const { width, height } = sizeOf(shape);
  const cut = { shape, theme: "light", format: "webp" } as const;
  const finer = SHAPES[shape].webp.length > 1 && !widths;
  return {
    src: pictureAddress(file, { ...cut, width }),
    ...(finer && { srcSet: srcSetOf(file, cut) }),
    width,
    height,
  };
}

/** The largest file that every browser can show. */
export function largestFile(file: PictureFile, shape: Shape): string {
  const width = Math.max(...SHAPES[shape].webp);
  return pictureAddress(file, { shape, theme: "light", width, format: "webp" });
}

type Cuts = { shape: Shape; theme: Theme; format: "avif" | "webp" } & Pick<Choice, "widths">;

function srcSetOf(file: PictureFile, { shape, theme, format, widths }: Cuts): string {
  const all: readonly number[] = SHAPES[shape][format === "avif" ? theme : format];
  return all
    .filter((width) => widths?.includes(width) ?? true)
    .map((width) => `${pictureAddress(file, { shape, theme, width, format })} ${width}w`)
    .join(",");
}

function sizeOf(shape: Shape): { width: number; height: number } {
  const [width] = SHAPES[shape].webp;
  return { width, height: heightOf(shape, width) };
}

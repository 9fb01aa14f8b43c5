/**
 * The cuts and file widths of pictures. AVIF exists in both themes, WebP for browsers without it.
 * Dark files are less wide than light ones, because they show less detail.
 */
export const SHAPES = {
  tall: {
    across: 4,
    down: 5,
    light: [240, 360, 480, 720, 960],
    dark: [240, 360, 480, 720],
    webp: [480, 960],
  },
  thumb: { across: 1, down: 1, light: [96, 192, 288], dark: [96, 192, 288], webp: [192] },
  /** For a product's pictures after the first, which no card shows. */
  slide: { across: 4, down: 5, light: [480, 960], dark: [480, 720], webp: [720] },
  tile: {
    across: 4,
    down: 5,
    light: [240, 360, 480, 720],
    dark: [240, 360, 480, 720],
    webp: [480],
  },
  /** For articles and their cards. */
  band: { across: 16, down: 9, light: [400, 880], dark: [400, 880], webp: [880] },
  wide: { across: 32, down: 15, light: [960, 1280, 1920], dark: [960, 1440], webp: [1280] },
  phone: { across: 4, down: 3, light: [360, 480, 720, 1080], dark: [360, 480, 720], webp: [720] },
} as const;

export type Shape = keyof typeof SHAPES;
export type Theme = "light" | "dark";

/** The version is derived from the picture itself, so that its files can be cached forever. */
export type PictureFile = {
  name: string;
  version: string;
  /** An uploaded photo: its name is an id, and it looks the same in both themes. */
  isPhoto?: true;
};

export function heightOf(shape: Shape, width: number): number {
  const { across, down } = SHAPES[shape];
  return Math.round((width * down) / across);
}

type PictureCut = { shape: Shape; theme: Theme; width: number; format: "avif" | "webp" };

export function pictureAddress({ name, version, isPhoto }: PictureFile, cut: PictureCut): string {
  const { shape, theme, width, format } = cut;
  if (isPhoto) return `/photos/${name}/${shape}-${width}.${version}.${format}`;
  return `/pictures/${name}/${shape}-${theme}-${width}.${version}.${format}`;
}

/** All files of one shape. Browsers without AVIF get the light picture in both themes. */
export function cutsOf(shape: Shape): PictureCut[] {
  const { webp } = SHAPES[shape];
  return [
    ...(["light", "dark"] as const).flatMap((theme) =>
      SHAPES[shape][theme].map((width) => ({ shape, theme, width, format: "avif" as const })),
    ),
    ...webp.map((width) => ({ shape, theme: "light" as const, width, format: "webp" as const })),
  ];
}

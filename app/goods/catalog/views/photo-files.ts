import { SHAPES, heightOf, type Shape } from "./picture-shapes.ts";
import { CARD } from "./share-card.ts";

const PHOTO_SHAPES = ["tall", "thumb"] as const satisfies readonly Shape[];
/** The whole photo, for the page on which staff choose its focus. */
const WHOLE = 640;

export type PhotoFile = {
  /** Such as `tall-480-avif`. */
  name: string;
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  /** Whether it is cut to its shape; otherwise it shows the whole photo. */
  isCut: boolean;
};

/** All files for a photo of this size, widest first. */
export function photoFiles(photo: { width: number; height: number }): PhotoFile[] {
  const scale = Math.min(1, WHOLE / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map((side) => Math.round(side * scale));
  return [
    ...PHOTO_SHAPES.flatMap((shape) => [
      ...SHAPES[shape].light.map((width) => cut(shape, width, "avif")),
      ...SHAPES[shape].webp.map((width) => cut(shape, width, "webp")),
    ]),
    { name: "card", ...CARD, format: "jpeg", isCut: false },
    { name: "whole", width: width!, height: height!, format: "webp", isCut: false },
  ];
}

function cut(shape: Shape, width: number, format: "avif" | "webp"): PhotoFile {
  const height = heightOf(shape, width);
  return { name: `${shape}-${width}-${format}`, width, height, format, isCut: true };
}

/** The file name in the shop's storage. */
export const storedName = (photo: string, version: string, file: string): string =>
  `${photo}-${version}-${file}`;

const ADDRESS = /^(?:(card)|((?:tall|thumb)-\d{2,4}))\.([\da-f]{8})\.(avif|webp|jpg)$/;
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** The stored file for an address below `/photos/<id>/`, with its content type. */
export function readPhotoAddress(
  photo: string,
  file: string,
): { stored: string; type: string } | undefined {
  const [, card, cut, version, ending] = ADDRESS.exec(file) ?? [];
  if (!version || !isEnding(ending)) return undefined;
  const name = card ?? `${cut}-${ending}`;
  return { stored: storedName(photo, version, name), type: TYPES[ending] };
}

function isEnding(text: string | undefined): text is keyof typeof TYPES {
  return text !== undefined && Object.hasOwn(TYPES, text);
}

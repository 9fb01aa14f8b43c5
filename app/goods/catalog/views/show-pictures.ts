import { href } from "react-router";
import { moved } from "../rules/picture-order.ts";
import {
  fileOf,
  largeShape,
  ownPicture,
  type ProductImage,
  type ShownPicture,
  type Upload,
} from "./shown-picture.ts";

export type ShownOwnPicture = ReturnType<typeof showPictures>[number];

/** Pictures for staff, with their forms' values. A picture without its file is still listed. */
export function showPictures(productId: string, images: readonly ProductImage[]) {
  const main = ownPicture({ images })?.name;
  const names = images.map(({ picture }) => picture);
  return images.map((image, index) => ({
    picture: image.picture,
    place: index + 1,
    alt: image.alt,
    file: shownFile(image),
    /** Decided on the server, because the list of all picture files is too long for a browser. */
    large: largeShape({ name: image.picture }),
    photo: image.upload && showPhoto(productId, image.picture, image.upload),
    isMain: image.picture === main,
    isHidden: image.alt === "",
    /** The orders that its arrow buttons submit. */
    earlier: moved(names, index, -1)?.join(","),
    later: moved(names, index, 1)?.join(","),
    first: index > 1 ? moved(names, index, -index)?.join(",") : undefined,
  }));
}

/** CSS pixels of the longer side: large enough to tap nine places with a finger. */
const SIDE = 256;

/** The whole photo, before any cut. */
function showPhoto(productId: string, photoId: string, { focus, width, height }: Upload) {
  const scale = SIDE / Math.max(width, height);
  return {
    focus,
    whole: href("/admin/products/:productId/pictures/:photoId", { productId, photoId }),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

function shownFile(image: ProductImage): ShownPicture | undefined {
  const file = fileOf(image);
  return file && { ...file, alt: image.alt };
}

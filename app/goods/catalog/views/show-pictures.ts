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

/** For staff: each picture with what its forms begin with. One whose file is missing stays listed. */
export function showPictures(productId: string, images: readonly ProductImage[]) {
  const main = ownPicture({ images })?.name;
  const names = images.map(({ picture }) => picture);
  return images.map((image, index) => ({
    picture: image.picture,
    place: index + 1,
    alt: image.alt,
    file: shownFile(image),
    /** Said here, as the list of all pictures is too long for a browser. */
    large: largeShape({ name: image.picture }),
    photo: image.upload && showPhoto(productId, image.picture, image.upload),
    isMain: image.picture === main,
    isHidden: image.alt === "",
    /** Orders that its buttons lead to. */
    earlier: moved(names, index, -1)?.join(","),
    later: moved(names, index, 1)?.join(","),
    first: index > 1 ? moved(names, index, -index)?.join(",") : undefined,
  }));
}

/** CSS pixels of the longer side, on which nine places can be told apart with a finger. */
const SIDE = 256;

/** The whole photo, as it was before anything was cut off. */
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

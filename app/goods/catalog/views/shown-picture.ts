import type { Focus } from "../rules/picture-focus.ts";
import { PICTURE_FILES } from "./picture-files.ts";
import type { PictureFile } from "./picture-shapes.ts";

/** A photo that staff uploaded; its id is the picture's name. */
export type Upload = {
  /** The version of its files; a new focus makes new files. */
  version: string;
  focus: Focus;
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-256 of the uploaded file, to recognize a second copy. */
  sent: string;
};

/**
 * A product picture, by its name among the shop's files or as an upload, with its description.
 * Shoppers do not see an upload without a description.
 */
export type ProductImage = { picture: string; alt: string; upload?: Upload | undefined };

/** A picture without a description is a placeholder for a product that has none. */
export type ShownPicture = PictureFile & { alt: string | undefined };

export type ProductImages = { name: string; images: readonly ProductImage[] };

export function productPicture(product: ProductImages): ShownPicture {
  return ownPicture(product) ?? { ...standIn(product.name), alt: undefined };
}

/** All pictures of the product in their order, or its placeholder. */
export function productPictures(product: ProductImages): ShownPicture[] {
  const own = ownPictures(product);
  return own.length > 0 ? own : [productPicture(product)];
}

/**
 * The first picture that has a card cut. Undefined if none of its pictures has a file, as for an
 * add-on that is not a vial.
 */
export function ownPicture(product: Pick<ProductImages, "images">): ShownPicture | undefined {
  return ownPictures(product).find((picture) => largeShape(picture) === "tall");
}

/** All pictures of the product that shoppers see, in their order. */
export function ownPictures({ images }: Pick<ProductImages, "images">): ShownPicture[] {
  return images.flatMap((image) => {
    const file = fileOf(image);
    return file && image.alt !== "" ? [{ ...file, alt: image.alt }] : [];
  });
}

export function fileOf({ picture, upload }: ProductImage): PictureFile | undefined {
  return upload ? { name: picture, version: upload.version, isPhoto: true } : pictureFile(picture);
}

/** The shape of its large files; pictures after the first have fewer. */
export function largeShape({ name }: Pick<PictureFile, "name">): "tall" | "slide" {
  return PICTURE_FILES[name]?.shapes.includes("slide") ? "slide" : "tall";
}

/** The still life of a category; undefined if staff chose none. */
export function areaPicture(look: string | null): PictureFile | undefined {
  return look === null ? undefined : pictureFile(`area-${look}`);
}

export function pictureFile(name: string): PictureFile | undefined {
  if (!Object.hasOwn(PICTURE_FILES, name)) return undefined;
  const file = PICTURE_FILES[name];
  return file && { name, version: file.version };
}

function standIn(productName: string): PictureFile {
  const file = pictureFile(keywordPicture(productName));
  if (!file) throw new Error("the pictures that stand in for others are missing");
  return file;
}

const KEYWORDS: readonly [RegExp, string][] = [
  [/\b(?:tirzepatide|semaglutide|retatrutide)/i, "any-weight"],
  [/\b(?:ghk|glow|beauty)/i, "any-beauty"],
  [/\b(?:nad|klow|longevity)/i, "any-longevity"],
];

/** A placeholder chosen by the words of the product's name. */
export function keywordPicture(productName: string): string {
  return KEYWORDS.find(([word]) => word.test(productName))?.[1] ?? "any-vial";
}

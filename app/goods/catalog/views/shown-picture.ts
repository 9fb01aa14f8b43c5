import type { Focus } from "../rules/picture-focus.ts";
import { PICTURE_FILES } from "./picture-files.ts";
import type { PictureFile } from "./picture-shapes.ts";

/** A photo that staff uploaded; its id is the picture's name. */
export type Upload = {
  /** Of its files; another focus makes others. */
  version: string;
  focus: Focus;
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-256 of the file as it was sent, by which a second copy is noticed. */
  sent: string;
};

/**
 * A picture of a product, by its name among the shop's files or as an upload, and what it shows in
 * words. An upload without words is not shown to shoppers yet.
 */
export type ProductImage = { picture: string; alt: string; upload?: Upload | undefined };

/** Without words of its own it stands in for a product that has no picture yet. */
export type ShownPicture = PictureFile & { alt: string | undefined };

export type Pictured = { name: string; images: readonly ProductImage[] };

/** The product's own first picture, or one that its name suggests. */
export function productPicture(product: Pictured): ShownPicture {
  return ownPicture(product) ?? { ...standIn(product.name), alt: undefined };
}

/** All of its own in their order, or the one that stands in for them. */
export function productPictures(product: Pictured): ShownPicture[] {
  const own = ownPictures(product);
  return own.length > 0 ? own : [productPicture(product)];
}

/**
 * The first that is cut for cards. Undefined when it has none that is on disk, as for an add-on that
 * is no vial.
 */
export function ownPicture(product: Pick<Pictured, "images">): ShownPicture | undefined {
  return ownPictures(product).find((picture) => largeShape(picture) === "tall");
}

/** All of its own that shoppers see, in their order. */
export function ownPictures({ images }: Pick<Pictured, "images">): ShownPicture[] {
  return images.flatMap((image) => {
    const file = fileOf(image);
    return file && image.alt !== "" ? [{ ...file, alt: image.alt }] : [];
  });
}

export function fileOf({ picture, upload }: ProductImage): PictureFile | undefined {
  return upload ? { name: picture, version: upload.version, isPhoto: true } : pictureFile(picture);
}

/** How its large files are cut: those of a further picture are fewer. */
export function largeShape({ name }: Pick<PictureFile, "name">): "tall" | "slide" {
  return PICTURE_FILES[name]?.shapes.includes("slide") ? "slide" : "tall";
}

/** The still life of a category; undefined where staff chose none. */
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

/** The picture of a product that has none of its own, by what its name says. */
export function keywordPicture(productName: string): string {
  return KEYWORDS.find(([word]) => word.test(productName))?.[1] ?? "any-vial";
}

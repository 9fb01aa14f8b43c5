import { pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { readingFile, type ReadingPicture } from "../../views/reading-pictures.ts";

export function findReadingPicture(picture: ReadingPicture | null): PictureFile | undefined {
  return picture ? pictureFile(readingFile(picture)) : undefined;
}

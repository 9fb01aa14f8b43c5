import { pictureFile } from "#app/modules/catalog/views/shown-picture.ts";
import type { PictureFile } from "#app/modules/catalog/views/picture-shapes.ts";
import { readingFile, type ReadingPicture } from "#app/modules/content/views/reading-pictures.ts";

/** The files of an article's picture; undefined where it has none. */
export function findReadingPicture(picture: ReadingPicture | null): PictureFile | undefined {
  return picture ? pictureFile(readingFile(picture)) : undefined;
}

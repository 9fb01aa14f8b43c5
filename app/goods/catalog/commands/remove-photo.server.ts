import type { FileStore } from "#app/platform/files/file-store.ts";
import { photoFiles, storedName } from "../views/photo-files.ts";

/** Removes the files of a photo that was not added to a product. */
export async function removePhoto(
  store: FileStore,
  photo: { id: string; version: string; width: number; height: number },
): Promise<void> {
  await store.remove(photo.id);
  for (const { name } of photoFiles(photo)) {
    await store.remove(storedName(photo.id, photo.version, name));
  }
}

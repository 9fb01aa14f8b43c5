import { createHash } from "node:crypto";
import { cutPhoto, PACKING } from "#app/platform/files/cut-photo.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { cropOf, type Focus } from "../rules/picture-focus.ts";
import { photoFiles, storedName } from "../views/photo-files.ts";

type Photo = { id: string; bytes: Uint8Array; width: number; height: number };

/**
 * Cuts and writes the files of a photo, which takes about two seconds, and returns their version.
 * The version is derived from everything that determines the files, so a file never changes at its
 * address.
 */
export async function writePhoto(
  store: FileStore,
  { id, bytes, ...size }: Photo,
  focus: Focus,
): Promise<string> {
  const files = photoFiles(size);
  const version = createHash("sha256")
    .update(JSON.stringify({ focus, files, PACKING }))
    .update(bytes)
    .digest("hex")
    .slice(0, 8);
  const cuts = files.map(({ isCut, ...file }) => ({
    ...file,
    crop: isCut ? cropOf(size, file, focus) : undefined,
  }));
  for (const { name, bytes: cut } of await cutPhoto(bytes, cuts)) {
    const stored = storedName(id, version, name);
    // An existing file is the same, but it may be half written or about to be swept.
    await store.remove(stored);
    await store.write(stored, cut);
  }
  return version;
}

import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import type { ReleaseFile } from "./release-files.ts";

/**
 * Writes a .tar.gz whose bytes depend on these files alone: sorted names, one time, root as owner.
 * gzip, since a plain Debian has no xz.
 */
export async function writeArchive(
  archive: string,
  { top, files, at }: { top: string; files: readonly ReleaseFile[]; at: Date },
): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(archive));
  for (const file of files) {
    const head = { name: `${top}/${file.name}`, mtime: at, uid: 0, gid: 0 };
    if ("linkTo" in file) {
      tar.entry({ ...head, type: "symlink", linkname: file.linkTo, mode: 0o777 });
    } else {
      const mode = file.isProgram ? 0o755 : 0o644;
      await new Promise<void>((resolve, reject) => {
        tar.entry({ ...head, mode }, file.content, (error) => (error ? reject(error) : resolve()));
      });
    }
  }
  tar.finalize();
  await written;
}

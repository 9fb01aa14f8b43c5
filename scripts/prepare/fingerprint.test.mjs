import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fingerprint, readFiles } from "./fingerprint.mjs";

const file = (name, content) => ({ path: name, content });
const base = [file("app/a.ts", "one"), file("app/b.ts", "two")];

describe("fingerprint", () => {
  it("does not depend on the order of the files", () => {
    expect(fingerprint([...base].toReversed())).toBe(fingerprint(base));
  });

  it.each([
    ["a changed file", [file("app/a.ts", "one!"), file("app/b.ts", "two")]],
    ["an added empty file", [...base, file("app/c.ts", "")]],
    ["a removed file", base.slice(1)],
    ["a renamed file", [file("app/a.ts", "one"), file("app/c.ts", "two")]],
    ["contents that changed places", [file("app/a.ts", "two"), file("app/b.ts", "one")]],
  ])("changes with %s", (_change, files) => {
    expect(fingerprint(files)).not.toBe(fingerprint(base));
  });
});

describe("readFiles", () => {
  it("reads folders to the bottom and leaves out what is not there", () => {
    const root = mkdtempSync(path.join(os.tmpdir(), "read-files-"));
    try {
      mkdirSync(path.join(root, "app", "deep"), { recursive: true });
      writeFileSync(path.join(root, "app", "deep", "a.ts"), "a");
      writeFileSync(path.join(root, "b.json"), "b");
      const found = readFiles(root, ["app", "public", "b.json"]);
      expect(found.map((entry) => [entry.path, String(entry.content)])).toEqual([
        ["app/deep/a.ts", "a"],
        ["b.json", "b"],
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.mjs";

let root;
const write = (name, content) => writeFileSync(path.join(root, name), content);
const now = (...seed) => fingerprint(root, ["app", "public", "b.json"], ...seed);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "fingerprint-"));
  mkdirSync(path.join(root, "app", "deep"), { recursive: true });
  write("app/a.ts", "one");
  write("app/deep/b.ts", "two");
  write("b.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

it("is the same for the same files, and not for another seed", () => {
  expect(now()).toBe(now());
  expect(now("arm64")).not.toBe(now("x64"));
});

it.each([
  ["a changed file", () => write("app/deep/b.ts", "two!")],
  ["a changed file that was named", () => write("b.json", "[]")],
  ["an added empty file", () => write("app/c.ts", "")],
  ["a removed file", () => rmSync(path.join(root, "app/deep/b.ts"))],
  ["a renamed file", () => renameSync(path.join(root, "app/a.ts"), path.join(root, "app/c.ts"))],
  ["contents that changed places", () => (write("app/a.ts", "two"), write("app/deep/b.ts", "one"))],
])("changes with %s", (_change, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});

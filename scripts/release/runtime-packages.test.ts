import { expect, test } from "vitest";
import { runtimePackages, type Machine } from "./runtime-packages.ts";

const machine: Machine = { os: "linux", cpu: "x64", libc: "glibc" };
const foldersOf = (packages: Parameters<typeof runtimePackages>[0]["packages"]) =>
  runtimePackages({ packages }, machine).map(({ folder }) => folder);

test("a release has what the shop loads, and no compiler or peer", () => {
  const version = "1.0.0";
  expect(
    foldersOf({
      "": { version, dependencies: { web: "1" } },
      "node_modules/web": { version, dependencies: { deep: "1" } },
      "node_modules/deep": { version },
      "node_modules/compiler": { version },
    }),
  ).toEqual(["node_modules/deep", "node_modules/web"]);
});

test("a package is found where Node finds it, the nearest folder first", () => {
  const version = "1.0.0";
  expect(
    foldersOf({
      "": { version, dependencies: { "@a/web": "1" } },
      "node_modules/@a/web": { version, dependencies: { deep: "2" } },
      "node_modules/@a/web/node_modules/deep": { version: "2.0.0", dependencies: { far: "1" } },
      "node_modules/deep": { version },
      "node_modules/far": { version },
    }),
  ).toEqual(["node_modules/@a/web", "node_modules/@a/web/node_modules/deep", "node_modules/far"]);
});

test.each([
  [{ os: ["linux"], cpu: ["x64"], libc: ["glibc"] }, true],
  [{ os: ["linux"], cpu: ["arm64"] }, false],
  [{ os: ["darwin"], cpu: ["x64"] }, false],
  [{ os: ["linux"], cpu: ["x64"], libc: ["musl"] }, false],
  [{}, true],
])("a package for %o is part of a release for x64: %s", (made, isPart) => {
  const version = "1.0.0";
  const found = foldersOf({
    "": { version, optionalDependencies: { native: "1" } },
    "node_modules/native": { version, ...made },
  });
  expect(found.length === 1).toBe(isPart);
});
